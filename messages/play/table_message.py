"""The message in the channel: what it says and offers. A pure function of the table."""

from dataclasses import replace

from games.core import Seat, View
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle, Controls
from messages.parts.content import MessageContent, countdown, fit_message, yes_no
from messages.parts.custom_ids import TablePress
from messages.parts.display_names import host_name, name_of, name_with_status
from messages.parts.narration import gallery_bets_text, story_lines
from messages.parts.plates import gallery_plates, seat_plates
from messages.play import agreement_texts
from messages.play.coaching import table_coaching_lines
from messages.play.company_menu import company_menu
from messages.play.house_rule_menus import changed_rules_text
from messages.play.remarks import remark_lines
from messages.play.round_result import ceiling_lines, result_lines, session_lines
from messages.play.table_notes import (
    chips_amount,
    chips_brought_lines,
    closing_lines,
    early_end_text,
    end_reason_text,
    next_deal_lines,
    time_left_text,
)
from renderer.scene import Plate, TableScene, chips
from tables.state.phases import Phase
from tables.views.public_table import PublicTable

MAX_STORY_LINES = 4  # events that the table message tells
SEAL_DIGITS = 8  # of the seal, that it shows


def table_content(table: PublicTable, words: Words, fairness: str = "", *, coached: bool = False) -> MessageContent:
    """The message in the channel: public facts only. `fairness`: address of the page that says how to check a seal. `coached`:
    all are new to the game."""
    title = words(f"game-{table.game.key}")
    text = {
        Phase.LOBBY: lobby_text,
        Phase.PLAYING: playing_text,
        Phase.PAUSE: pause_text,
        Phase.CLOSED: ended_text,
        Phase.VOID: ended_text,
    }[table.phase](table, words, fairness)
    text = "\n".join([text, *(table_coaching_lines(table, words) if coached else [])])
    seats: tuple[Plate | None, ...] = seat_plates(table)
    notes: tuple[str, ...] = ()
    if table.phase is Phase.LOBBY:
        seats += (None,) * (table.game.players[-1] - len(table.seats))
        notes = (words("lobby-note", seated=len(table.seats), most=table.game.players[-1]),)
    scene = TableScene(table.game, seats, title, words, table.view, notes, gallery=gallery_plates(table))
    return MessageContent(fit_message(f"**{title}** {text}"), table_controls(table, words), scene)


def moved_text(table: PublicTable, deal: int, link: str, words: Words) -> str:
    """What stays of a message that showed this deal (0: the lobby) and has been replaced by a newer one."""
    number = f" {words('deal-number', number=deal)}" if deal else ""
    return (
        f"**{words(f'game-{table.game.key}')}**{number}\n{words('table-moved', over=yes_no(0 < deal < table.deals), link=link)}"
    )


def lobby_text(table: PublicTable, words: Words, fairness: str) -> str:
    """Before the first deal: what it is, how long it takes and what it costs, who is there and what can be done. Of the house
    rules only what is not as usual: *House rules* says the rest."""
    seated = words.listed([name_with_status(one, words) for one in table.seats])
    cost = words("lobby-cost", chips=chips_amount(table.price, words) if table.price else "none")
    rules = changed_rules_text(table, words)
    lines = [
        words("lobby-open", host=host_name(table)),
        f"*{words(f'pitch-{table.game.key}')}*",
        f"{words(f'pitch-{table.game.key}.takes')}{words.language.space}{cost}",
        words("lobby-seated", seated=seated, count=len(table.seats), most=table.game.players[-1]),
        *remark_lines(table, words),
        words(
            "lobby-seats",
            state=seats_state(table),
            join=words("button-join"),
            now=words("button-now"),
            start=words("button-start"),
        ),
        *([words("reconstruction")] if table.game.reconstruction else []),
        *agreement_texts.rule_warnings(table, words),
        *agreement_texts.missing_agreement_lines(table, words),
        *([f"-# {words('rules-changed', rules=rules)}"] if rules else []),
        *([f"-# {words('lobby-reserve', chips=chips(table.reserve))}"] if table.reserve else []),
        *([f"-# {early_end_text(table, words)}"] if table.match and table.at_stake else []),
        f"-# {seal_line(table, words, fairness)}",
    ]
    if table.deadline is not None:
        lines.append(f"-# {words('lobby-closes', when=countdown(table.deadline))}")
    return "\n".join(lines)


def seats_state(table: PublicTable) -> str:
    """Of the seats: "short" of players, "ready" to start, or "full" of people."""
    if len(table.seats) < table.game.players[0]:
        return "short"
    return "ready" if has_free_seat(table) else "full"


def has_free_seat(table: PublicTable) -> bool:
    """Whether somebody can still sit down: a computer player makes room."""
    return has_empty_seat(table) or any(one.computer for one in table.seats)


def has_empty_seat(table: PublicTable) -> bool:
    """Whether anybody can sit down, computer players too."""
    return len(table.seats) < table.game.players[-1]


def seal_line(table: PublicTable, words: Words, fairness: str) -> str:
    """The beginning of the seal; all of it stands in what everybody gets who sits down, in /verify and at the end."""
    return words("seal-short", seal=table.seal[:SEAL_DIGITS], url=fairness or "none")


def playing_text(table: PublicTable, words: Words, fairness: str) -> str:
    """Whose turn it is, until when, and what has just happened."""
    seen = table.view
    assert seen is not None
    lines = [words("deal-number", number=seen.deal) + ("" if table.chips_change_hands else words("honour"))]
    due = [seat for seat, one in enumerate(seen.seats) if one.due]
    if due:
        lines.append(turn_text(table, seen, due, words))
    if table.reading:
        names = words.listed([name_of(table.seats[seat]) for seat in table.reading])
        lines.append(f"-# {words('reading-rules', names=names, count=len(table.reading))}")
    lines += [f"> {line}" for line in story_lines(table.story, table, words, MAX_STORY_LINES)]
    lines += remark_lines(table, words)
    if gallery := gallery_bets_text(table, seen, words):
        lines.append(f"-# {gallery}")
    lines += [f"-# {line}" for line in (*chips_brought_lines(table, words), *ceiling_lines(table, words))]
    if table.deals == 1:
        lines += [f"-# {line}" for line in seats_paid(table, words)]
        lines.append(f"-# {seal_line(table, words, fairness)}")
    lines += [f"-# {line}" for line in closing_lines(table, words)]
    if rules := changed_rules_text(table, words):
        lines.append(f"-# {words('rules-changed', rules=rules)}")
    return "\n".join(lines)


def seats_paid(table: PublicTable, words: Words) -> list[str]:
    """What the seats have brought for the first deal."""
    if not table.chips_change_hands:
        return []
    least, most = min(one.paid_in for one in table.seats), max(one.paid_in for one in table.seats)
    return [words("seats-paid", chips=chips_amount(most, words), same=yes_no(least == most))]


def turn_text(table: PublicTable, seen: View, due: list[Seat], words: Words) -> str:
    """Whom the deal waits for, and how long."""
    names = words.listed([name_with_status(table.seats[seat], words) for seat in due])
    if all(table.seats[seat].automatic for seat in due):
        return words("turn-of-computer", name=names, count=len(due))
    everybody = len(due) == len(table.seats) > 1
    key = "turn-of-all" if everybody else "offered-to" if seen.offers else "turn-of"
    return words(key, name=names, count=len(due)) + time_left_text(table, words)


def pause_text(table: PublicTable, words: Words, _: str) -> str:
    """How the deal ended, and when the next one begins."""
    seen = table.view
    assert seen is not None
    lines = [
        words("deal-number", number=seen.deal),
        *result_lines(table, seen, words),
        *remark_lines(table, words),
        *ceiling_lines(table, words),
    ]
    lines += [f"-# {line}" for line in closing_lines(table, words)]
    return "\n".join([*lines, *next_deal_lines(table, words, told=True)])


def ended_text(table: PublicTable, words: Words, _: str) -> str:
    """Why it is over, who leaves with what, and the secret that lets anybody check the deals."""
    lines = [words(f"ended-title-{table.phase.value}"), end_reason_text(table, words)]
    seen, unsealed = table.view, table.unsealed
    if seen is not None and unsealed is not None and table.deals:
        if table.phase is Phase.CLOSED:
            lines += result_lines(table, seen, words) + remark_lines(table, words) + ceiling_lines(table, words)
        lines += session_lines(table, seen, words)
        cuts = ",".join(map(str, unsealed.cuts))
        lines.append(f"-# {words('sealed', seal=table.seal)}")
        lines.append(f"-# {words('unsealed', secret=unsealed.secret, cuts=cuts)}")
    return "\n".join(lines)


def table_controls(table: PublicTable, words: Words) -> Controls:
    """What everybody may press; what only the host may do says so when somebody else presses it."""
    styles: tuple[dict[str, ButtonStyle], ...]
    match table.phase:
        case Phase.LOBBY:
            more = {"computer": ButtonStyle.SECONDARY} if has_empty_seat(table) else {}
            styles = (
                more | {"leave": ButtonStyle.SECONDARY},
                {"howto": ButtonStyle.SECONDARY, "rules": ButtonStyle.SECONDARY, "close": ButtonStyle.DANGER},
            )
        case Phase.PLAYING:
            watch = {"watch": ButtonStyle.SECONDARY} if table.watchable else {}
            styles = (
                {
                    "hand": ButtonStyle.PRIMARY,
                    "howto": ButtonStyle.SECONDARY,
                    "leave": ButtonStyle.SECONDARY,
                    "close": ButtonStyle.SECONDARY,
                }
                | watch,
            )
        case Phase.PAUSE:
            styles = (
                {
                    "ready": ButtonStyle.SUCCESS,
                    "hand": ButtonStyle.SECONDARY,
                    "howto": ButtonStyle.SECONDARY,
                    "leave": ButtonStyle.SECONDARY,
                    "close": ButtonStyle.SECONDARY,
                },
                {"replay": ButtonStyle.SECONDARY},
            )
        case _:
            styles = ({"replay": ButtonStyle.SECONDARY},) if table.finished else ()
    rows = [
        tuple(Button(TablePress(table.id, verb), words(button_key(verb, table.phase)), style) for verb, style in row.items())
        for row in styles
    ]
    if table.phase is Phase.LOBBY:
        rows[0] = (*lobby_buttons(table, words), *rows[0])
        return (*rows, company_menu(table, words)) if has_empty_seat(table) else tuple(rows)
    return tuple(rows)


def deal_verb(table: PublicTable) -> str:
    """The verb of a lobby's button that deals."""
    return "now" if seats_state(table) == "short" else "start"


def lobby_buttons(table: PublicTable, words: Words) -> tuple[Button, ...]:
    """Of a lobby: the host's, which deals (with computer players, as long as there are too few for it), and what others press.
    One message is for all, so *Join* is green as long as anybody could sit down, also for those who do."""
    deal = deal_verb(table)
    join = agreement_texts.accept_rules_button(table, "join", words)
    return (
        Button(TablePress(table.id, deal), words(f"button-{deal}"), ButtonStyle.PRIMARY),
        join if has_free_seat(table) else replace(join, style=ButtonStyle.SECONDARY),
        *([agreement_texts.accept_rules_button(table, "agree", words)] if any(one.to_agree for one in table.seats) else []),
    )


def button_key(verb: str, phase: Phase) -> str:
    """The name of a button's words."""
    return "button-close-after" if verb == "close" and phase is Phase.PLAYING else f"button-{verb}"
