"""The message in the channel: what it says and offers. A pure function of the table."""

from games import GAMES
from games.core import Seat, View
from games.parts.chance import commitment
from locales.catalogues import Words
from messages.components import Button, Controls, Style
from messages.content import MessageContent, fit, next_deal, onlookers, plates, plays_for_chips, stamp, until, why_ended
from messages.custom_ids import TablePress
from messages.narration import bets_known, rules_changed, rules_in_force, story, who
from messages.results import outcome, session
from renderer.scene import Plate, TableScene
from tables.gallery import watchable
from tables.public import Phase
from tables.replay import finished
from tables.table import Table, view

TOLD = 4  # events that the table message tells


def table_content(table: Table, words: Words) -> MessageContent:
    """The message in the channel: public facts only."""
    rules = GAMES[table.game]
    title = words(f"game-{table.game}")
    seen = view(table, rules, None)
    content = {
        Phase.LOBBY: lobby_text,
        Phase.PLAYING: playing_text,
        Phase.PAUSE: pause_text,
        Phase.CLOSED: ended_text,
        Phase.VOID: ended_text,
    }[table.phase](table, seen, words)
    chairs: tuple[Plate | None, ...] = plates(table)
    notes: tuple[str, ...] = ()
    if table.phase is Phase.LOBBY:
        chairs += (None,) * (rules.players[-1] - len(table.chairs))
        notes = (words("lobby-note", seated=len(table.chairs), most=rules.players[-1]),)
    scene = TableScene(chairs, title, words, seen, notes, table.game, gallery=onlookers(table))
    return MessageContent(fit(f"**{title}** {content}"), table_controls(table, words), scene)


def lobby_text(table: Table, _: View | None, words: Words) -> str:
    """Before the first deal."""
    seated = ", ".join(who(chair, words) for chair in table.chairs)
    players = GAMES[table.game].players
    count = len(table.chairs)
    lines = [
        words("lobby-open", host=f"<@{table.host}>"),
        words("lobby-seated", seated=seated, count=count, most=players[-1]),
        words("lobby-wanted", missing=max(0, players[0] - count), free=players[-1] - count, most=players[-1]),
        *([words("reconstruction")] if GAMES[table.game].reconstruction else []),
        f"-# {rules_in_force(table, words)}",
        f"-# {words('sealed', seal=commitment(table.secret))}",
    ]
    if table.clock.deadline is not None:
        lines.append(f"-# {words('lobby-closes', when=stamp(table.clock.deadline))}")
    return "\n".join(lines)


def playing_text(table: Table, seen: View | None, words: Words) -> str:
    """Whose turn it is, until when, and what has just happened."""
    assert seen is not None
    lines = [words("deal-number", number=seen.deal) + ("" if plays_for_chips(table) else words("honour"))]
    due = [seat for seat, one in enumerate(seen.seats) if one.due]
    if due:
        lines.append(turn_text(table, seen, due, words))
    lines += [f"> {line}" for line in story(table.story, table, words, TOLD)]
    if gallery := bets_known(table, seen, words):
        lines.append(f"-# {gallery}")
    if table.deals == 1:
        lines.append(f"-# {words('sealed', seal=commitment(table.secret))}")
    if table.closing:
        lines.append(f"-# {words('closing-note')}")
    if rules := rules_changed(table, words):
        lines.append(f"-# {words('rules-changed', rules=rules)}")
    return "\n".join(lines)


def turn_text(table: Table, seen: View, due: list[Seat], words: Words) -> str:
    """Whom the deal waits for, and how long."""
    names = ", ".join(who(table.chairs[seat], words) for seat in due)
    if all(table.chairs[seat].automatic for seat in due):
        return words("turn-of-computer", name=names, count=len(due))
    everybody = len(due) == len(table.chairs) > 1
    key = "turn-of-all" if everybody else "offered-to" if seen.offers else "turn-of"
    return words(key, name=names, count=len(due)) + until(table, words)


def pause_text(table: Table, seen: View | None, words: Words) -> str:
    """How the deal ended, and when the next one begins."""
    assert seen is not None
    lines = [words("deal-number", number=seen.deal), *outcome(table, seen, words)]
    return "\n".join([*lines, *next_deal(table, words, told=True)])


def ended_text(table: Table, seen: View | None, words: Words) -> str:
    """Why it is over, who leaves with what, and the secret that lets anybody check the deals."""
    lines = [words(f"ended-title-{table.phase.value}"), why_ended(table, words)]
    if seen is not None and table.deals:
        if table.phase is Phase.CLOSED:
            lines += outcome(table, seen, words)
        lines += session(table, seen, words)
        cuts = ",".join(map(str, table.cuts))
        lines.append(f"-# {words('sealed', seal=commitment(table.secret))}")
        lines.append(f"-# {words('unsealed', secret=table.secret.hex(), cuts=cuts)}")
    return "\n".join(lines)


def table_controls(table: Table, words: Words) -> Controls:
    """What everybody may press; what only the host may do says so when somebody else presses it."""
    styles: tuple[dict[str, Style], ...]
    match table.phase:
        case Phase.LOBBY:
            styles = (
                {"join": Style.SUCCESS, "leave": Style.SECONDARY, "computer": Style.SECONDARY},
                {"howto": Style.SECONDARY, "rules": Style.SECONDARY, "start": Style.PRIMARY, "close": Style.DANGER},
            )
        case Phase.PLAYING:
            watch = {"watch": Style.SECONDARY} if watchable(GAMES[table.game], table) else {}
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
            styles = ({"replay": Style.SECONDARY},) if finished(table) else ()
    return tuple(
        tuple(Button(TablePress(table.id, verb), words(label(verb, table.phase)), style) for verb, style in row.items())
        for row in styles
    )


def label(verb: str, phase: Phase) -> str:
    """The name of a button's words."""
    return "button-close-after" if verb == "close" and phase is Phase.PLAYING else f"button-{verb}"
