"""The message of a table in its channel.

Text, buttons and picture, as a pure function of what everybody may know.
"""

from typing import Final

from games.core import Seat, View
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle, Controls
from messages.parts.content import MessageContent, countdown, fit_message, yes_no
from messages.parts.custom_ids import TablePress
from messages.parts.display_names import (
    chips_amount,
    gallery_plates,
    host_name,
    name_of,
    name_with_status,
    seat_plates,
)
from messages.parts.narration import gallery_bets_text, story_lines
from messages.play import agreement_texts
from messages.play.bot_remarks import remark_lines
from messages.play.final_standing_message import has_standing, standing_content
from messages.play.house_rule_menus import changed_rules_text
from messages.play.instructions import table_coaching_lines
from messages.play.round_result import ceiling_lines, result_lines
from messages.play.seat_menu import lobby_partner_lines
from messages.play.seat_messages import newcomer_lines
from messages.play.shared_sentences import (
    chips_brought_lines,
    closing_lines,
    end_reason_text,
    next_deal_lines,
    time_left_text,
)
from renderer.scene import Plate, TableScene
from tables.state.phases import Phase
from tables.views.public_table import PublicTable

MAX_STORY_LINES = 2
# house rules: the number of rounds, or of points that end a match
LENGTHS: Final = ("rounds", "deals", "target")


def table_content(
    table: PublicTable, words: Words, *, coached: bool = False, is_at_beat: bool = False
) -> MessageContent:
    """Return the message of a table, in the end the final standing.

    `coached`: everybody at the table is new to the game. `is_at_beat`: the last deal is seen before
    the final standing.
    """
    if has_standing(table) and not is_at_beat:
        return standing_content(table, words)
    title = words(f"game-{table.game.key}")
    lines = [
        f"**{title}** {phase_text(table, words)}",
        *(table_coaching_lines(table, words) if coached else []),
    ]
    return MessageContent(
        fit_message("\n".join(lines)),
        table_controls(table, words),
        table_scene(table, title, words),
    )


def table_scene(table: PublicTable, title: str, words: Words) -> TableScene:
    """Return the picture of a table. A lobby shows its free chairs too."""
    plates: tuple[Plate | None, ...] = seat_plates(table)
    if table.phase is Phase.LOBBY:
        plates += (None,) * (table.game.players[-1] - len(table.seats))
        plates = tuple(plates[seat] for seat in table.starting_order) or plates
    return TableScene(
        table.game,
        plates,
        title,
        words,
        table.view,
        gallery=gallery_plates(table),
        teams=table.teams,
    )


def moved_text(table: PublicTable, deal: int, link: str, words: Words) -> str:
    """Return the text of an old message that was replaced by the message at `link`.

    The old message showed `deal` (0: the lobby).
    """
    number = f" {words('deal-number', number=deal)}" if deal else ""
    moved = words("table-moved", over=yes_no(0 < deal < table.deals), link=link)
    return f"**{words(f'game-{table.game.key}')}**{number}\n{moved}"


def phase_text(table: PublicTable, words: Words) -> str:
    """Return the text after the title."""
    match table.phase:
        case Phase.LOBBY:
            lines = lobby_lines(table, words)
        case Phase.PLAYING:
            lines = playing_lines(table, words)
        case Phase.PAUSE:
            lines = pause_lines(table, words)
        case Phase.CLOSED:
            lines = ended_lines(table, words)
    return "\n".join(lines)


def lobby_lines(table: PublicTable, words: Words) -> list[str]:
    """Return what the game is, what it costs, who is there, and which button deals.

    Of the house rules only those that are not as usual: the button *House rules* shows all of them.
    """
    cost = words("lobby-cost", chips=chips_amount(table.price, words) if table.price else "none")
    buttons = {verb: words(f"button-{verb}") for verb in ("now", "start")}
    seated = words.listed([name_with_status(seat, words) for seat in table.seats])
    lines = [
        words("lobby-open", host=host_name(table), minutes=usual_minutes(table)),
        f"*{words(f'pitch-{table.game.key}')}*{words.language.space}{cost}",
        words("lobby-seated", seated=seated, count=len(table.seats), most=table.game.players[-1]),
        *lobby_partner_lines(table, words),
        *remark_lines(table, words),
        words("lobby-seats", short=yes_no(is_short(table)), **buttons),
    ]
    if table.game.reconstruction:
        lines.append(words("reconstruction"))
    lines += [f"-# {line}" for line in fair_play_lines(table, words)]
    lines += agreement_texts.rule_warnings(table, words)
    lines += agreement_texts.missing_agreement_lines(table, words)
    if rules := changed_rules_text(table, words):
        lines.append(f"-# {words('rules-changed', rules=rules)}")
    if table.deadline is not None:
        lines.append(f"-# {words('lobby-closes', when=countdown(table.deadline))}")
    return lines


def usual_minutes(table: PublicTable) -> int:
    """Return how long a round takes, or a match of the length that the house rules set."""
    minutes: float = table.game.minutes
    ruling = getattr(table.options, "end", "")  # of two rules, the one that ends the match
    for rule in table.game.options:
        usual = 1 if rule.name == "deals" else rule.default
        value = getattr(table.options, rule.name)
        if rule.name in LENGTHS and ruling in ("", rule.name) and value and usual:
            minutes *= value / usual
    return round(minutes)


def fair_play_lines(table: PublicTable, words: Words) -> list[str]:
    """Return how many of their rounds people play to the end, and when others can join.

    Until then the table is for one person and bots only.
    """
    known = [seat for seat in table.seats if seat.reliability is not None]
    listed = words.listed(
        [words("reliability-of", name=name_of(seat), percent=seat.reliability) for seat in known]
    )
    lines = [words("reliability", list=listed)] if known else []
    return lines + (
        [words("bots-only", when=f"<t:{table.bots_only_until // 1000}:t>")]
        if table.bots_only_until
        else []
    )


def is_short(table: PublicTable) -> bool:
    """Return whether players are missing for the first deal."""
    return len(table.seats) < max(table.game.players[0], len(table.teams))


def has_seat_for_person(table: PublicTable) -> bool:
    """Return True if a person can sit down, perhaps instead of a computer player."""
    return len(table.seats) < table.game.players[-1] or any(seat.computer for seat in table.seats)


def playing_lines(table: PublicTable, words: Words) -> list[str]:
    """Return whose turn it is and until when, what happened last, and one note."""
    view = table.seen
    due = [seat for seat, state in enumerate(view.seats) if state.due]
    status = words("deal-number", number=view.deal)
    if due:
        status += f" · {turn_text(table, view, due, words)}"
    lines = [
        status,
        *(
            f"> {line}"
            for line in story_lines(table.latest_deal.story, table, words, MAX_STORY_LINES)
        ),
    ]
    lines += remark_lines(table, words)
    return [*lines, *(f"-# {line}" for line in notes_by_urgency(table, view, words)[:1])]


def notes_by_urgency(table: PublicTable, view: View, words: Words) -> list[str]:
    """Return notes about the running deal, the one that players must know first."""
    reading = table.latest_deal.reading
    names = words.listed([name_of(table.seats[seat]) for seat in reading])
    gallery = gallery_bets_text(table, view, words)
    return [
        *closing_lines(table, words),
        *ceiling_lines(table, words),
        *newcomer_lines(table, words),
        *([words("reading-rules", names=names, count=len(reading))] if reading else []),
        *chips_brought_lines(table, words),
        *([gallery] if gallery else []),
    ]


def turn_text(table: PublicTable, view: View, due: list[Seat], words: Words) -> str:
    """Return which players the deal waits for, and how long."""
    names = words.listed([name_with_status(table.seats[seat], words) for seat in due])
    if all(table.seats[seat].automatic for seat in due):
        return words("turn-of-computer", name=names, count=len(due))
    everybody = len(due) == len(table.seats) > 1
    key = "turn-of-all" if everybody else "offered-to" if view.offers else "turn-of"
    return words(key, name=names, count=len(due)) + time_left_text(table, words)


def pause_lines(table: PublicTable, words: Words) -> list[str]:
    """Return how the deal ended, and when the next one begins.

    The picture shows points and chips.
    """
    return [
        *deal_end_lines(table, words),
        *remark_lines(table, words),
        *ceiling_lines(table, words),
        *(
            f"-# {line}"
            for line in (
                *closing_lines(table, words),
                *newcomer_lines(table, words),
            )
        ),
        *next_deal_lines(table, words, with_names=True),
    ]


def deal_end_lines(table: PublicTable, words: Words) -> list[str]:
    """Return how the deal ended, and the consequences."""
    lines = result_lines(table, table.seen, words)
    return [" · ".join((words("deal-number", number=table.seen.deal), *lines[:1])), *lines[1:]]


def ended_lines(table: PublicTable, words: Words) -> list[str]:
    """Return why the table is over, and how its last deal ended.

    As long as that is seen, before the final standing, the table is not called closed.
    """
    if has_standing(table):
        return deal_end_lines(table, words)
    seen = table.view
    results = [] if seen is None else result_lines(table, seen, words)[:1]
    return [words("ended-title"), end_reason_text(table, words), *results]


def table_controls(table: PublicTable, words: Words) -> Controls:
    """Return the controls of the message, which are the same for all readers.

    What few people need stands behind *More …* (`messages.play.more_message`).
    """
    more = table_button(table, "menu", words)
    hand = table_button(table, "hand", words, ButtonStyle.PRIMARY)
    join = agreement_texts.accept_rules_button(table, "join", words)
    seat = (join,) if table.seats_on_offer else ()
    match table.phase:
        case Phase.LOBBY:
            return ((*lobby_buttons(table, words), more),)
        case Phase.PLAYING:
            return ((hand, *seat, more),)
        case Phase.PAUSE:
            ready = table_button(table, "ready", words, ButtonStyle.SUCCESS)
            return ((ready, *(seat or (hand,)), more),)
    return ((table_button(table, "fair", words),),) if table.deals else ()


def lobby_buttons(table: PublicTable, words: Words) -> list[Button]:
    """Return the buttons of a lobby: to deal, with computer players if people are missing, to join
    while a person can sit down, and to agree to changed house rules if somebody has to.
    """
    buttons = [table_button(table, deal_verb(table), words, ButtonStyle.PRIMARY)]
    if has_seat_for_person(table):
        buttons.append(agreement_texts.accept_rules_button(table, "join", words))
    if any(seat.to_agree for seat in table.seats):
        buttons.append(agreement_texts.accept_rules_button(table, "agree", words))
    return buttons


def deal_verb(table: PublicTable) -> str:
    """Return the verb of the lobby's button that deals.

    "now" adds computer players, "start" needs none.
    """
    return "now" if is_short(table) else "start"


def table_button(
    table: PublicTable, verb: str, words: Words, style: ButtonStyle = ButtonStyle.SECONDARY
) -> Button:
    """Return a button of the table."""
    return Button(TablePress(table.id, verb), words(f"button-{verb}"), style)
