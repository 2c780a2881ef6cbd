"""Results of deals and sessions in words: who won, what it cost, and the scores."""

from collections.abc import Sequence
from typing import Any

from games.core import Ending, Event, Measure, Scored, Seat, View
from games.parts.claims import Lied
from locales.catalogues import Words
from messages.parts.display_names import are_one_team, name_of, names_of, side_of
from messages.parts.narration import event_sentence, story_lines
from renderer.scene import blocked_text
from tables.state.phases import PotLeft
from tables.views.public_table import PublicTable

MAX_EVENTS_AFTER_RESULT = 8  # sentences


def result_lines(table: PublicTable, view: View, words: Words) -> list[str]:
    """Return how the last deal ended, and the consequences.

    The picture shows pips, points, chips and the pot.
    """
    result = view.result
    if result is None:
        return []
    bold = [f"**{name_of(table.seats[seat])}**" for seat in result.winners]
    names = names_of(table, result.winners, words)
    people = [seat for seat in result.winners if table.seats[seat].user is not None]
    if people and {*people} <= {*table.latest_deal.absent}:  # nobody wins while away
        lines = [words("result-substitute", name=names_of(table, people, words))]
    elif result.ending is Ending.BLOCKED and (
        text := blocked_text(result.reason or table.game.blocked_reason, words, bold)
    ):
        lines = [text]
    elif not result.winners:
        lines = [words("result-tied", ending=result.ending.value)]
    elif are_one_team(table, result.winners):
        out = [name_of(table.seats[seat]) for seat in result.winners if not view.seats[seat].count]
        lines = [words(f"result-{result.ending}-team", names=names, out=words.listed(out))]
    else:
        # with points, a deal only counts towards the match
        wins = view.compared.measure is not Measure.POINTS
        lines = [
            words(
                f"result-{result.ending}",
                name=names,
                count=len(result.winners),
                wins="yes" if wins else "no",
            )
        ]
    after = events_after_result(table.latest_deal.story)
    lies = [event_sentence(event, table, words) for event in after if isinstance(event, Lied)]
    others = [event for event in after if not isinstance(event, Lied)]
    lines += story_lines(others, table, words, MAX_EVENTS_AFTER_RESULT)
    if lies:
        lines.append(words("lies-told", lies=" · ".join(lies)))
    if not any(result.gains) and any(player.carried for player in view.seats):
        lines.append(words("result-carried", stakes=stakes_text(table, view, words)))
    return lines + stand_in_lines(table, words)


def winners_text(table: PublicTable, seats: Sequence[Seat], what: str, words: Words) -> str:
    """Return who has won the "match" or the "session".

    One player, one team, or several who share it.
    """
    names = names_of(table, seats, words)
    if are_one_team(table, seats):
        return words("standing-won-team", names=names, what=what)
    return words(
        "standing-won", names=names, count=len({side_of(table, seat) for seat in seats}), what=what
    )


def stand_in_lines(table: PublicTable, words: Words) -> list[str]:
    """Return the players who were replaced by a computer player in the last deal."""
    acted: list[Any] = [table.latest_deal.story[number] for number in table.latest_deal.substituted]
    seats: set[Seat] = {event.seat for event in acted}
    names = words.listed([name_of(table.seats[seat]) for seat in sorted(seats)])
    return [f"-# {words('result-stand-in', names=names)}"] if names else []


def events_after_result(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events after the deal was decided and counted.

    Offers of a buyback are over and left out.
    """
    decided = [
        number for number, event in enumerate(events) if event.decides or isinstance(event, Scored)
    ]
    after = events[decided[-1] + 1 :] if decided else ()
    return tuple(event for event in after if not event.passing)


def stakes_text(table: PublicTable, view: View, words: Words) -> str:
    """Return who has staked how much, players without a stake included."""
    return " · ".join(
        f"{name_of(person)} {words('nothing') if player.stake is None else player.stake}"
        for person, player in zip(table.seats, view.seats, strict=True)
        if not player.banker
    )


def session_lines(table: PublicTable, words: Words) -> list[str]:
    """Return what became of the pot of an undecided match.

    The final standing tells everything else.
    """
    if table.pot_left is PotLeft.NONE:
        return []
    return [words("pot-shared" if table.pot_left is PotLeft.SHARED else "pot-house")]


def ceiling_lines(table: PublicTable, words: Words) -> list[str]:
    """Return who has won the most that the house pays a person in a day, and what follows."""
    names = words.listed([name_of(table.seats[seat]) for seat in table.at_ceiling])
    return (
        [
            words(
                "ceiling-reached",
                names=names,
                count=len(table.at_ceiling),
                play="chips" if table.for_chips else "honour",
            )
        ]
        if names
        else []
    )
