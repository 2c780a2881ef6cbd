"""The message in the channel: what it says and offers. A pure function of the table."""

from games.core import Seat, View
from locales.catalogues import Words
from messages import agreement
from messages.company import company_menu
from messages.components import Button, Controls, Style
from messages.content import MessageContent, closing, fit, how_it_ends, next_deal, onlookers, plates, stamp, until, why_ended, yes
from messages.custom_ids import TablePress
from messages.ending import chips_brought
from messages.house_rules import rules_changed, rules_in_force
from messages.narration import bets_known, host_of, story, who
from messages.results import ceiling, outcome, session
from renderer.scene import Plate, TableScene, chips
from tables.public import Phase, PublicTable

TOLD = 4  # events that the table message tells


def table_content(table: PublicTable, words: Words) -> MessageContent:
    """The message in the channel: public facts only."""
    title = words(f"game-{table.game.key}")
    text = {
        Phase.LOBBY: lobby_text,
        Phase.PLAYING: playing_text,
        Phase.PAUSE: pause_text,
        Phase.CLOSED: ended_text,
        Phase.VOID: ended_text,
    }[table.phase](table, words)
    seats: tuple[Plate | None, ...] = plates(table)
    notes: tuple[str, ...] = ()
    if table.phase is Phase.LOBBY:
        seats += (None,) * (table.game.players[-1] - len(table.seats))
        notes = (words("lobby-note", seated=len(table.seats), most=table.game.players[-1]),)
    scene = TableScene(table.game, seats, title, words, table.view, notes, gallery=onlookers(table))
    return MessageContent(fit(f"**{title}** {text}"), table_controls(table, words), scene)


def moved_text(table: PublicTable, deal: int, link: str, words: Words) -> str:
    """What stays of a message that showed this deal (0: the lobby) and has been replaced by a newer one."""
    number = f" {words('deal-number', number=deal)}" if deal else ""
    return f"**{words(f'game-{table.game.key}')}**{number}\n{words('table-moved', over=yes(0 < deal < table.deals), link=link)}"


def lobby_text(table: PublicTable, words: Words) -> str:
    """Before the first deal."""
    seated = ", ".join(who(one, words) for one in table.seats)
    players = table.game.players
    count = len(table.seats)
    lines = [
        words("lobby-open", host=host_of(table)),
        words("lobby-seated", seated=seated, count=count, most=players[-1]),
        words("lobby-wanted", missing=max(0, players[0] - count), free=players[-1] - count, most=players[-1]),
        *([words("reconstruction")] if table.game.reconstruction else []),
        *agreement.warnings(table, words),
        *agreement.lobby_lines(table, words),
        f"-# {rules_in_force(table, words)}",
        *([f"-# {words('lobby-reserve', chips=chips(table.reserve))}"] if table.reserve else []),
        f"-# {how_it_ends(table, words)}",
        f"-# {words('sealed', seal=table.seal)}",
    ]
    if table.deadline is not None:
        lines.append(f"-# {words('lobby-closes', when=stamp(table.deadline))}")
    return "\n".join(lines)


def playing_text(table: PublicTable, words: Words) -> str:
    """Whose turn it is, until when, and what has just happened."""
    seen = table.view
    assert seen is not None
    lines = [words("deal-number", number=seen.deal) + ("" if table.chips_change_hands else words("honour"))]
    due = [seat for seat, one in enumerate(seen.seats) if one.due]
    if due:
        lines.append(turn_text(table, seen, due, words))
    lines += [f"> {line}" for line in story(table.story, table, words, TOLD)]
    if gallery := bets_known(table, seen, words):
        lines.append(f"-# {gallery}")
    lines += [f"-# {line}" for line in (*chips_brought(table, words), *ceiling(table, words))]
    if table.deals == 1:
        lines.append(f"-# {words('sealed', seal=table.seal)}")
    lines += [f"-# {line}" for line in closing(table, words)]
    if rules := rules_changed(table, words):
        lines.append(f"-# {words('rules-changed', rules=rules)}")
    return "\n".join(lines)


def turn_text(table: PublicTable, seen: View, due: list[Seat], words: Words) -> str:
    """Whom the deal waits for, and how long."""
    names = ", ".join(who(table.seats[seat], words) for seat in due)
    if all(table.seats[seat].automatic for seat in due):
        return words("turn-of-computer", name=names, count=len(due))
    everybody = len(due) == len(table.seats) > 1
    key = "turn-of-all" if everybody else "offered-to" if seen.offers else "turn-of"
    return words(key, name=names, count=len(due)) + until(table, words)


def pause_text(table: PublicTable, words: Words) -> str:
    """How the deal ended, and when the next one begins."""
    seen = table.view
    assert seen is not None
    lines = [words("deal-number", number=seen.deal), *outcome(table, seen, words), *ceiling(table, words)]
    lines += [f"-# {line}" for line in closing(table, words)]
    return "\n".join([*lines, *next_deal(table, words, told=True)])


def ended_text(table: PublicTable, words: Words) -> str:
    """Why it is over, who leaves with what, and the secret that lets anybody check the deals."""
    lines = [words(f"ended-title-{table.phase.value}"), why_ended(table, words)]
    seen, unsealed = table.view, table.unsealed
    if seen is not None and unsealed is not None and table.deals:
        if table.phase is Phase.CLOSED:
            lines += outcome(table, seen, words) + ceiling(table, words)
        lines += session(table, seen, words)
        cuts = ",".join(map(str, unsealed.cuts))
        lines.append(f"-# {words('sealed', seal=table.seal)}")
        lines.append(f"-# {words('unsealed', secret=unsealed.secret, cuts=cuts)}")
    return "\n".join(lines)


def table_controls(table: PublicTable, words: Words) -> Controls:
    """What everybody may press; what only the host may do says so when somebody else presses it."""
    styles: tuple[dict[str, Style], ...]
    match table.phase:
        case Phase.LOBBY:
            styles = (
                {"leave": Style.SECONDARY, "computer": Style.SECONDARY},
                {"howto": Style.SECONDARY, "rules": Style.SECONDARY, "start": Style.PRIMARY, "close": Style.DANGER},
            )
        case Phase.PLAYING:
            watch = {"watch": Style.SECONDARY} if table.watchable else {}
            styles = (
                {"hand": Style.PRIMARY, "howto": Style.SECONDARY, "leave": Style.SECONDARY, "close": Style.SECONDARY} | watch,
            )
        case Phase.PAUSE:
            styles = (
                {
                    "ready": Style.SUCCESS,
                    "hand": Style.SECONDARY,
                    "howto": Style.SECONDARY,
                    "leave": Style.SECONDARY,
                    "close": Style.SECONDARY,
                },
                {"replay": Style.SECONDARY},
            )
        case _:
            styles = ({"replay": Style.SECONDARY},) if table.finished else ()
    rows = [
        tuple(Button(TablePress(table.id, verb), words(label(verb, table.phase)), style) for verb, style in row.items())
        for row in styles
    ]
    if table.phase is Phase.LOBBY:
        verbs = ("join", "agree") if any(one.to_agree for one in table.seats) else ("join",)
        rows[0] = (*(agreement.button(table, verb, words) for verb in verbs), *rows[0])
        return (*rows, company_menu(table, words))
    return tuple(rows)


def label(verb: str, phase: Phase) -> str:
    """The name of a button's words."""
    return "button-close-after" if verb == "close" and phase is Phase.PLAYING else f"button-{verb}"
