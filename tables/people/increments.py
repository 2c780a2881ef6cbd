"""Increments: what a settlement adds to people's counters.

Only this module knows what counts on a leaderboard. Pure functions. A forgotten person's alias
gains nothing, but counts as somebody who was there.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Final, TypeAlias

from ai.levels import Level
from tables.people.achievements import PEOPLE_BEATEN
from tables.people.ratings_and_bot_levels import RatedRound
from tables.state.phases import Presence
from tables.state.settlement import Kind, Role, Row, Settlement

PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class Tally:
    """An addition to the counters of a person, for leaderboards and profiles."""

    user: int
    bots: bool  # played alone against bots
    begun: int = 0  # rounds that the person has begun
    played: int = 0  # of these, to their end
    won: int = 0
    fair: int = 0  # thousandths of rounds: 1000 / number of players for each that was played
    matches: int = 0  # decided matches that the person has begun
    matches_won: int = 0
    hc: int = 0  # won less lost


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A deal at whose end a person was there, for their experience and the choice of opponents."""

    user: int
    won: bool
    # of the others, if all are bots of one level, the person has played, and somebody has won
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class Encounter:
    """Two people in the same round, for the figures that moderators see."""

    user: int
    opponent: int
    seated: bool  # both played; otherwise one of them watched and bet
    alone: bool  # both played, and no other person did
    hc: int = 0  # what `user` has won from `opponent`, less what they have lost to them


@dataclass(frozen=True, slots=True)
class Partnership:
    """Two people of one team who were there at the end of a round or a match; `user` is lower."""

    user: int
    partner: int
    won: bool
    bots: bool = False  # nobody sat in the other team
    match: bool = False  # a decided match; otherwise a round


@dataclass(frozen=True, slots=True)
class LeftRound:
    """A person has left a round or a match with others, or was away at its end."""

    user: int


@dataclass(frozen=True, slots=True)
class Feat:
    """A step of a person towards an achievement."""

    user: int
    key: str
    mark: str = ""  # the game, or a person's id, if each counts only once; else empty
    breaks: bool = False  # no step: it ends a series of wins


Increment: TypeAlias = Tally | DealRecord | Encounter | Partnership | LeftRound
COUNTERS: Final = tuple(field.name for field in fields(Tally) if field.name not in ("user", "bots"))


def increments(settlement: Settlement, forgotten: Collection[int]) -> Iterator[Increment]:
    """Yield what each person's counters gain. `forgotten` had been forgotten by then.

    A round or match is against bots if no two people sit on different sides: two partners who play
    bots play against bots. A person has not played a round to its end if a bot plays there at the
    end, or has made most of their moves. Chips of a person add up to the bookings of their tables.
    """
    for row in settlement.rows:
        if row.user < 0:
            continue
        tally = tally_of(settlement, row)
        if any(getattr(tally, name) for name in COUNTERS):
            yield tally
        if row.deserted:
            yield LeftRound(row.user)
        is_there = row.role is Role.SEAT and row.ended is Presence.HERE
        if settlement.kind is Kind.DEAL and is_there:
            yield DealRecord(row.user, row.won, _level_of_others(settlement, row))
    if settlement.kind is Kind.DEAL:
        yield from _encounters(settlement, forgotten)
    yield from _partnerships(settlement)


def tally_of(settlement: Settlement, row: Row) -> Tally:
    """Return what a settlement adds to the counters of the person of a row."""
    counted: dict[str, int] = {}
    if settlement.kind is Kind.DEAL and row.role is Role.SEAT:
        won = row.played and row.won
        counted = {"begun": int(row.begun), "played": int(row.played), "won": int(won)}
        counted["fair"] = row.fair * row.played
    elif settlement.kind is Kind.MATCH and settlement.decided:
        won = row.won and row.ended is Presence.HERE
        counted = {"matches": 1, "matches_won": int(won)}
    return Tally(row.user, settlement.against_bots, hc=row.hc, **counted)


def _level_of_others(settlement: Settlement, row: Row) -> Level | None:
    """Return the level of the bots if a person has played alone with bots of one level, and
    somebody has won.

    A partner is one of the others, too.
    """
    levels = {bot.level for bot in settlement.bots}
    return (
        levels.pop()
        if settlement.seated == (row,) and len(levels) == 1 and settlement.decided and row.played
        else None
    )


def _encounters(settlement: Settlement, forgotten: Collection[int]) -> Iterator[Encounter]:
    """Yield the pairs of people in a round, and the chips that went from one to the other.

    What a person has lost goes to the winners in proportion to what each of them has won, bots
    included, rounded to half-chips.
    """
    seated = sorted(settlement.seated, key=_user_of)
    watching = sorted((row for row in settlement.rows if row.role is Role.GALLERY), key=_user_of)
    gains = (*(row.gain for row in settlement.rows), *(bot.gain for bot in settlement.bots))
    won = sum(gain for gain in gains if gain > 0)
    pairs = [(row, other) for row, other in combinations(seated, 2)]
    pairs += [(row, onlooker) for onlooker in watching for row in seated]
    for row, other in pairs:
        if row.user in forgotten or other.user in forgotten:
            continue
        both = other.role is Role.SEAT
        yield Encounter(
            row.user,
            other.user,
            seated=both,
            alone=both and len(seated) == PAIR and row.side != other.side,
            hc=_flow(other.gain, row.gain, won) - _flow(row.gain, other.gain, won),
        )


def _flow(loses: int, wins: int, won: int) -> int:
    """Return the half-chips that go from a loser to a winner, of all that is won in the round."""
    return round(-loses * wins / won) if loses < 0 < wins else 0


def _partnerships(settlement: Settlement) -> Iterator[Partnership]:
    """Yield the pairs of partners who have both played a round, or were there at the end of a
    decided match.

    A match does not know who has made the moves of its rounds.
    """
    is_match = settlement.kind is Kind.MATCH
    if settlement.kind is not Kind.DEAL and not (is_match and settlement.decided):
        return
    there = [row for row in settlement.seated if row.played and row.user > 0]
    for row, other in combinations(there, 2):
        if row.side == other.side:
            user, partner = sorted((row.user, other.user))
            yield Partnership(user, partner, row.won, settlement.against_bots, is_match)


def _user_of(row: Row) -> int:
    return row.user


def rated_round(settlement: Settlement) -> RatedRound:
    """Return the order of people for their ratings; one without places if it does not count."""
    rows = [row for row in settlement.rows if row.place is not None]
    order = sorted({row.place for row in rows if row.place is not None})
    places = tuple(tuple(row.user for row in rows if row.place == place) for place in order)
    sides = dict.fromkeys(row.side for row in rows) if settlement.rated_in_teams else ()
    teams = tuple(tuple(row.user for row in rows if row.side == side) for side in sides)
    return RatedRound(places, teams, tuple(row.user for row in rows if row.spared))


def feats_of(settlement: Settlement) -> tuple[Feat, ...]:
    """Return the steps of people towards achievements, ordered by person and achievement."""
    users = {str(row.number): str(row.user) for row in settlement.rows}
    feats = [
        Feat(
            row.user,
            step.key,
            users[step.mark] if step.key == PEOPLE_BEATEN.key else step.mark,
            step.breaks,
        )
        for row in settlement.rows
        if row.user > 0
        for step in row.steps
    ]
    return tuple(sorted(feats, key=lambda feat: (feat.user, feat.key)))
