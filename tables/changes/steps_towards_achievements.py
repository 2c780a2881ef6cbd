"""Feats: what people have done towards achievements in a deal that has just ended.

A feat needs two people who have played the whole deal by themselves, in a game with teams on
different sides. So nobody earns anything with bots alone, or against them, but what beginners earn.
A substitute earns nothing for an absent player.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import partial

from games.core import Seat, View
from games.parts.achievement import FinishedDeal
from tables.people.achievements import (
    FIRST_FRIEND,
    FIRST_WIN,
    GAMES_WON,
    MATCHES_WON,
    PEOPLE_BEATEN,
    ROUNDS_WON,
)
from tables.people.increments import Feat
from tables.state.phases import Presence
from tables.state.table import Chair, Table, game_of, side_of, view, view_of_deal

TWO = 2  # people


def feats_of_deal(table: Table) -> tuple[Feat, ...]:
    """Return the feats of a deal that has just ended, ordered by person and achievement."""
    seen = view(table, None)
    if seen is None or seen.result is None:
        return ()
    # a round of a tournament is no match, even if it reaches the target
    deal = finished_deal(table, replace(seen, winners=() if table.round else seen.winners))
    playing = players_of_whole_deal(table, deal.seats)
    found = set(feats_of_beginners(table, deal, playing))
    if sum(is_person(chair) for chair in table.chairs) >= TWO:
        found.update(feats_with_people(table, deal, playing))
    return tuple(sorted(found, key=lambda feat: (feat.user, feat.key, feat.mark)))


def finished_deal(table: Table, seen: View) -> FinishedDeal:
    """Return the deal that has just ended, as everyone sees it (`seen`)."""
    return FinishedDeal(seen, table.latest_deal.story, partial(view_of_deal, table))


def feats_of_beginners(
    table: Table, deal: FinishedDeal, playing: dict[Seat, int]
) -> Iterator[Feat]:
    """Yield the feats that bots are enough for, and that of a deal with another person."""
    for seat in playing.keys() & set(deal.result.winners):
        yield Feat(playing[seat], FIRST_WIN.key)
    if len(playing) >= TWO:
        yield from (Feat(user, FIRST_FRIEND.key) for user in playing.values())
    for achievement in game_of(table).achievements:
        if achievement.with_bots and playing:
            earners = playing.keys() & set(achievement.earners(deal))
            yield from (Feat(playing[seat], achievement.key) for seat in earners)


def feats_with_people(table: Table, deal: FinishedDeal, playing: dict[Seat, int]) -> set[Feat]:
    """Return the feats of a deal with several people."""
    found = set(feats_of_series(table, deal, playing))
    if deal.seen.winners:  # a match is not won by people who have come late
        playing = {seat: user for seat, user in playing.items() if not table.chairs[seat].late}
    if play_each_other(table, playing):
        earners = (
            (achievement.key, seat)
            for achievement in game_of(table).achievements
            if not achievement.with_bots
            for seat in achievement.earners(deal)
        )
        found.update(Feat(playing[seat], key) for key, seat in earners if seat in playing)
        found.update(feats_in_any_game(table, deal, playing))
    return found


def feats_of_quitters(table: Table) -> tuple[Feat, ...]:
    """Return that the series of matches of people who have left this match for good is over."""
    return tuple(
        Feat(user, MATCHES_WON.key, breaks=True) for user in sorted(set(table.quitters)) if user > 0
    )


def is_person(chair: Chair) -> bool:
    """Return whether a person sits here who has not been forgotten: an alias stands for one who
    has.
    """
    return chair.user is not None and chair.user > 0


def players_of_whole_deal(table: Table, seats: Collection[Seat]) -> dict[Seat, int]:
    """Return the people, by those seats, who have made all their moves of this deal themselves."""
    acted = (table.latest_deal.story[number] for number in table.latest_deal.substituted)
    replaced = {getattr(event, "seat", None) for event in acted}
    return {
        seat: chair.user
        for seat, chair in enumerate(table.chairs)
        if seat in seats
        and chair.user is not None
        and is_person(chair)
        and chair.presence is Presence.HERE
        and seat not in replaced
    }


def play_each_other(table: Table, playing: Iterable[Seat]) -> bool:
    """Return whether these people sit on two sides at least."""
    return len({side_of(table, seat) for seat in playing}) >= TWO


def winners(table: Table, deal: FinishedDeal) -> tuple[Seat, ...]:
    """Return the winners of the match that this deal has decided, or else of the deal; () after
    a tie or in an open match.
    """
    return deal.seen.winners if game_of(table).match(table.options) else deal.result.winners


def feats_in_any_game(table: Table, deal: FinishedDeal, playing: dict[Seat, int]) -> Iterator[Feat]:
    """Yield the feats towards achievements that count different games and people."""
    best = winners(table, deal)
    for seat in playing.keys() & set(best):
        yield Feat(playing[seat], GAMES_WON.key, mark=table.game)
        beaten = (other for at, other in playing.items() if at not in best)
        yield from (Feat(playing[seat], PEOPLE_BEATEN.key, mark=str(other)) for other in beaten)


def feats_of_series(table: Table, deal: FinishedDeal, playing: dict[Seat, int]) -> Iterator[Feat]:
    """Yield the feats towards achievements that need several wins in a row."""
    if game_of(table).match(table.options):
        seats = [seat for seat, chair in enumerate(table.chairs) if not chair.late]
        whole = {seat: user for seat, user in playing.items() if seat in seats}
        yield from steps_of_series(table, MATCHES_WON.key, deal.seen.winners, seats, whole)
    if best := deal.result.winners:
        yield from steps_of_series(
            table, ROUNDS_WON.key, best, (best[0], *deal.others(best[0])), playing
        )


def steps_of_series(
    table: Table,
    key: str,
    best: Collection[Seat],
    took_part: Collection[Seat],
    playing: dict[Seat, int],
) -> Iterator[Feat]:
    """Yield a step for each winner, and the end of the series for the others: those who lost, are
    away or have left.

    A step needs two people who have made all their moves. For a defeat it is enough that somebody
    was there against them at the end: else a turn that has run out would save the series. Nothing
    changes for a person who was there while only bots played against them.
    """
    together = play_each_other(table, playing)
    there = [
        seat
        for seat in took_part
        if is_person(table.chairs[seat]) and table.chairs[seat].presence is Presence.HERE
    ]
    for seat in took_part if best else ():
        chair = table.chairs[seat]
        if chair.user is None or not is_person(chair):
            continue
        if seat in best and seat in there:
            if together and seat in playing:
                yield Feat(chair.user, key)
        elif is_absent(table, chair) or (seat in there and play_each_other(table, there)):
            yield Feat(chair.user, key, breaks=True)


def is_absent(table: Table, chair: Chair) -> bool:
    """Return whether a person has left or is away; while a table is wound up nobody is late by
    their own fault.
    """
    return chair.presence is Presence.LEFT or (
        chair.presence is Presence.AWAY and not table.closing.winding_up
    )
