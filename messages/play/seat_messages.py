"""Sentences and buttons about taking a seat at a running table."""

from locales.catalogues import Words
from messages.parts.components import Button, Controls
from messages.parts.content import MessageContent, join_hand_text
from messages.parts.custom_ids import LearnPress, TablePress
from messages.parts.display_names import chips_amount, name_of
from messages.play.agreement_texts import accept_rules_button, rule_warnings
from messages.play.house_rule_menus import rule_values
from messages.play.shared_sentences import private_end_lines
from tables.state.phases import INHERITED, WITHOUT_CHANNEL, Phase
from tables.views.public_table import PublicTable


def seat_offer_controls(table: PublicTable, words: Words) -> Controls:
    """Return the button to sit down in a lobby or at a running table.

    () if there is no seat for another person.
    """
    if table.phase is Phase.LOBBY or table.seats_on_offer:
        return ((accept_rules_button(table, "join", words),),)
    return ()


def seat_offer_content(table: PublicTable, words: Words) -> MessageContent:
    """Return the offer of a seat to a person who has none.

    When they would play, what it costs, and the button.
    """
    controls = seat_offer_controls(table, words)
    if not controls:
        return MessageContent(words("no-seat-here"))
    when = time_of_seat(table, len(table.newcomers))
    lines = [words("seat-offer", when=when), *wait_lines(table, when, words)]
    if table.price:
        lines.append(words("seat-cost", chips=chips_amount(table.price, words)))
    return MessageContent("\n".join([*lines, *rule_warnings(table, words)]), controls)


def time_of_seat(table: PublicTable, ahead: int) -> str:
    """Return when a waiting person sits down, `ahead` others being first: "lobby", with the next
    "round" (in a match with the "points" of a computer player), after a "tie" or with the next
    "match".
    """
    if table.phase is Phase.LOBBY:
        return "lobby"
    if ahead < table.seats_at_next_deal:
        return "points" if table.match else "round"
    return "match" if table.match else "tie"


def wait_lines(table: PublicTable, when: str, words: Words) -> list[str]:
    """Return how long people wait for the next match; [] if they need not, and at slow tables."""
    if when != "match" or table.table_options.slow:
        return []
    takes = words(f"pitch-{table.game.key}.takes", **rule_values(table.game, table))
    return [words("seat-wait", takes=takes, deal=table.deals)]


def waiting_content(
    table: PublicTable, user: int, where: str | None, words: Words
) -> MessageContent:
    """Return the private message of a person who waits for a seat, also after the table has closed.

    When they play, how long that takes, and the button that gives the seat up.
    """
    title = words(f"game-{table.game.key}")
    if not table.live:
        if table.host == user and table.closing.reason in INHERITED:
            return MessageContent(join_hand_text([words("seat-inherited")], title, "", where))
        has_button = table.phase is Phase.CLOSED and table.closing.reason not in WITHOUT_CHANNEL
        lines = private_end_lines(table, words, where, has_button=has_button)
        return MessageContent(join_hand_text(lines, title, "", where))
    when = time_of_seat(table, [person.user for person in table.newcomers].index(user))
    lines = [words("seat-asked", when=when, leave=words("button-leave"))]
    lines += wait_lines(table, when, words)
    if table.host == user:
        lines.append(words("seat-host"))
    return MessageContent(
        join_hand_text(lines, title, "", where),
        ((Button(TablePress(table.id, "leave"), words("button-leave")),),),
    )


def newcomer_lines(table: PublicTable, words: Words) -> list[str]:
    """Return who sits down with the next deal, and who later."""
    names: dict[str, list[str]] = {}
    for ahead, person in enumerate(table.newcomers):
        names.setdefault(time_of_seat(table, ahead), []).append(name_of(person))
    return [
        words("newcomers", names=words.listed(people), when=when) for when, people in names.items()
    ]


def learn_offer(game: str, words: Words) -> Controls:
    """Return the button that offers a lesson to a person who is new to the game.

    Nothing if it has no lesson.
    """
    if not words.has(f"lesson-{game}-end"):
        return ()
    return ((Button(LearnPress("open", game), words("button-learn")),),)
