"""Messages while a claim of Challenge lies open (`tables.state.table_parts.Beat`): they show the
claim in place of the state of the table.
"""

from dataclasses import dataclass

from games.parts import tiles
from games.parts.claims import Challenged, Exposed, ToBoneyard, Tossed, undoubted_claims
from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent, fit_message, join_hand_text
from messages.parts.custom_ids import TablePress
from messages.parts.display_names import name_of, seat_plates
from messages.parts.narration import event_sentence
from messages.play.bot_remarks import reveal_remarks
from messages.play.table_message import table_controls
from renderer.scene import RevealedPlayer, RevealScene
from tables.views.public_table import PrivateTable, PublicTable


@dataclass(frozen=True, slots=True)
class Reveal:
    """A claim that was turned up, and the challenge that did it."""

    challenge: Challenged
    exposed: Exposed


def latest_reveal(table: PublicTable) -> Reveal | None:
    """Return the claim that the latest beat shows, or None if it shows none."""
    challenge: Challenged | None = None
    found: Reveal | None = None
    for event in table.latest_deal.beat:
        if isinstance(event, Challenged):
            challenge = event
        elif isinstance(event, Exposed) and challenge is not None:
            found = Reveal(challenge, event)
    return found


def reveal_scene(table: PublicTable, reveal: Reveal, words: Words) -> RevealScene:
    """Return the picture of a claim that was turned up."""
    exposed, plates = reveal.exposed, seat_plates(table)
    claimed, given = len(exposed.tiles), exposed.given
    taken = (-given, claimed + given) if exposed.true else (claimed + given, -given)
    claimant, challenger = (
        RevealedPlayer(seat, plates[seat], held, held + change)
        for seat, held, change in zip(
            (exposed.target, reveal.challenge.seat), exposed.held, taken, strict=True
        )
    )
    return RevealScene(
        table.game,
        claimant,
        challenger,
        dice=exposed.dice,
        tiles=exposed.tiles,
        true=exposed.true,
        words=words,
    )


def beat_table_content(table: PublicTable, words: Words) -> MessageContent | None:
    """Return what the table's message shows during a beat with a picture of its own, or None."""
    reveal = latest_reveal(table)
    if reveal is None:
        return None
    lines = [
        f"**{words(f'game-{table.game.key}')}** · {event_sentence(reveal.challenge, table, words)}",
        event_sentence(reveal.exposed, table, words),
        *reveal_remarks(table, reveal.challenge, reveal.exposed, words),
    ]
    return MessageContent(
        fit_message("\n".join(lines)),
        table_controls(table, words),
        reveal_scene(table, reveal, words),
    )


def beat_hand_content(
    own_table: PrivateTable, words: Words, where: str | None
) -> MessageContent | None:
    """Return what a hand shows during a beat with a picture of its own, or None.

    `where` as in `messages.play.hand_message.hand_content`.
    """
    table = own_table.public
    reveal = latest_reveal(table)
    if reveal is None or own_table.view is None:
        return None
    lines = [
        own_sentence(own_table, reveal, words),
        *reveal_remarks(table, reveal.challenge, reveal.exposed, words),
    ]
    title, number = (
        words(f"game-{table.game.key}"),
        words("deal-number", number=own_table.view.deal),
    )
    onward = Button(TablePress(table.id, "onward"), words("button-onward"), ButtonStyle.PRIMARY)
    return MessageContent(
        join_hand_text(lines, title, number, where),
        ((onward,),),
        reveal_scene(table, reveal, words),
    )


def own_sentence(own_table: PrivateTable, reveal: Reveal, words: Words) -> str:
    """Return what the claim means for the viewer, or for others what everybody reads."""
    table, exposed, seat = own_table.public, reveal.exposed, own_table.participant
    if seat == reveal.challenge.seat:
        key = "reveal-wrong" if exposed.true else "reveal-right"
    elif seat == exposed.target:
        key = "reveal-true" if exposed.true else "reveal-caught"
    else:
        return event_sentence(exposed, table, words)
    return words(
        key,
        name=name_of(table.seats[reveal.challenge.seat]),
        target=name_of(table.seats[exposed.target]),
        tiles=words.listed([tiles.NAMES[tile] for tile in exposed.tiles]),
        count=exposed.given,
    )


def undoubted_bluff_lines(own_table: PrivateTable, words: Words) -> list[str]:
    """Return that nobody has doubted a bluff of the viewer since their last turn, or []."""
    view, story = own_table.view, own_table.public.latest_deal.story
    passed = [
        number for number, event in enumerate(own_table.news) if isinstance(event, ToBoneyard)
    ]
    if view is None or not passed:
        return []
    until = len(story) - len(own_table.news) + passed[-1]
    tosses = sum(isinstance(event, Tossed) for event in story[:until])
    claims = list(undoubted_claims(story, view.notes, own_table.participant))
    got_away = claims and claims[-1].toss == tosses and not claims[-1].true
    return [words("undoubted-bluff")] if got_away else []
