"""Sentences and buttons about taking a seat at a running table."""

from dataclasses import replace

from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle, Controls
from messages.parts.content import MessageContent, yes_no
from messages.parts.custom_ids import LearnPress
from messages.parts.display_names import chips_amount, name_of
from messages.play.agreement_texts import accept_rules_button, rule_warnings
from tables.state.phases import Phase
from tables.views.public_table import PublicTable


def seat_button(table: PublicTable, words: Words) -> Button:
    """Return the button that asks for a seat, and accepts the house rules."""
    return replace(
        accept_rules_button(table, "join", words),
        label=words("button-seat"),
        style=ButtonStyle.SUCCESS,
    )


def seat_offer_controls(table: PublicTable, words: Words) -> Controls:
    """Return the button to sit down in a lobby or at a running table.

    () if there is no seat for another person.
    """
    if table.phase is Phase.LOBBY:
        return ((accept_rules_button(table, "join", words),),)
    return ((seat_button(table, words),),) if table.seats_on_offer else ()


def seat_offer_content(table: PublicTable, words: Words) -> MessageContent:
    """Return the offer of a seat to a person who has none.

    When they would play, what it costs, and the button.
    """
    controls = seat_offer_controls(table, words)
    if not controls:
        return MessageContent(words("no-seat-here"))
    lines = [
        words("seat-offer", match=yes_no(table.undecided), lobby=yes_no(table.phase is Phase.LOBBY))
    ]
    if table.price:
        lines.append(words("seat-cost", chips=chips_amount(table.price, words)))
    return MessageContent("\n".join([*lines, *rule_warnings(table, words)]), controls)


def seat_asked_text(table: PublicTable, words: Words) -> str:
    """Return what a person reads who has asked for a seat.

    When they play, and how to take it back.
    """
    return words("seat-asked", match=yes_no(table.undecided), leave=words("button-leave"))


def newcomer_lines(table: PublicTable, words: Words) -> list[str]:
    """Return who sits down next."""
    if not table.newcomers:
        return []
    names = words.listed([name_of(person) for person in table.newcomers])
    return [
        words("newcomers", names=names, match=yes_no(table.undecided), count=len(table.newcomers))
    ]


def learn_offer(game: str, words: Words) -> tuple[list[str], Controls]:
    """Return the line and the button that offer a lesson to a person who is new to the game.

    Nothing if it has no lesson.
    """
    if not words.has(f"lesson-{game}-end"):
        return [], ()
    button = Button(LearnPress("open", game), words("button-learn"))
    return [words("learn-first", game=words(f"game-{game}"), button=button.label)], ((button,),)
