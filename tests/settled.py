"""Settlements in tests: what they add, and settlements that add exactly what a test wants to be
added.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from ai.levels import Level
from tables.people.achievements import PEOPLE_BEATEN
from tables.people.increments import (
    COUNTERS,
    DealRecord,
    Encounter,
    Feat,
    Increment,
    LeftRound,
    Partnership,
    Tally,
    feats_of,
    increments,
    rated_round,
)
from tables.people.ratings_and_bot_levels import Places, RatedRound
from tables.state.change import Change
from tables.state.phases import Presence
from tables.state.settlement import BotSeat, Kind, Role, Row, Settlement, Step

THIRD = -99  # an alias: it gains nothing, but is there
ABSENT = {"ended": Presence.AWAY, "excused": True}  # counts for no round


@dataclass(frozen=True)
class Added:
    """What the settlements of a change add."""

    tallies: tuple[Tally, ...]
    records: tuple[DealRecord, ...]
    encounters: tuple[Encounter, ...]
    partnerships: tuple[Partnership, ...]
    deserters: tuple[int, ...]
    feats: tuple[Feat, ...]
    rated: RatedRound

    @property
    def places(self) -> Places:
        return self.rated.places


def added(change: Change) -> Added:
    """Return what a change adds. At most one of its settlements rates people."""
    gains = [gain for settlement in change.settlements for gain in gains_of(settlement)]
    rated = [
        order for settlement in change.settlements if (order := rated_round(settlement)).places
    ]
    assert len(rated) < 2
    return Added(
        tallies=tuple(gain for gain in gains if isinstance(gain, Tally)),
        records=tuple(gain for gain in gains if isinstance(gain, DealRecord)),
        encounters=tuple(gain for gain in gains if isinstance(gain, Encounter)),
        partnerships=tuple(gain for gain in gains if isinstance(gain, Partnership)),
        deserters=tuple(gain.user for gain in gains if isinstance(gain, LeftRound)),
        feats=tuple(feat for settlement in change.settlements for feat in feats_of(settlement)),
        rated=rated[0] if rated else RatedRound(()),
    )


def gains_of(settlement: Settlement) -> list[Increment]:
    """Return what a settlement adds at the time when it is stored."""
    return list(increments(settlement, {row.user for row in settlement.rows if row.user < 0}))


def added_tallies(tallies: Iterable[Tally]) -> list[Tally]:
    """Return one tally for each person and kind of opponents, ordered by them."""
    sums: dict[tuple[int, bool], Counter[str]] = defaultdict(Counter)
    for tally in tallies:
        sums[tally.user, tally.bots].update({name: getattr(tally, name) for name in COUNTERS})
    return [Tally(*key, **figures) for key, figures in sorted(sums.items())]


def settling(
    *,
    tallies: Sequence[Tally] = (),
    records: Sequence[DealRecord] = (),
    encounters: Sequence[Encounter] = (),
    partnerships: Sequence[Partnership] = (),
    deserters: Sequence[int] = (),
    feats: Sequence[Feat] = (),
    places: Places = (),
    rated_teams: tuple[tuple[int, ...], ...] = (),
    spared: tuple[int, ...] = (),
) -> tuple[Settlement, ...]:
    """Return settlements that add this. Those of partners also count for experience."""
    found = [of_places(places, rated_teams, spared)] if places else []
    found += [one for tally in added_tallies(tallies) for one in of_tally(tally)]
    found += map(of_record, records)
    found += of_encounters(encounters)
    found += map(of_partnership, partnerships)
    found += [Settlement(Kind.PARTING, 1, (Row(user, 0, deserted=True),)) for user in deserters]
    if feats:
        found.append(of_feats(feats))
    return tuple(found)


def of_tally(tally: Tally) -> list[Settlement]:
    """Return settlements of one round or match each."""
    found, won = [], tally.won
    for number in range(max(tally.begun, tally.played)):
        played = number < tally.played
        row = Row(
            tally.user,
            0,
            won=won > number,
            ended=Presence.HERE if played else Presence.AWAY,
            excused=number >= tally.begun,
            fair=tally.fair // tally.played if played else 0,
        )
        found.append(Settlement(Kind.DEAL, 1, (row,), against_bots=tally.bots))
    for number in range(tally.matches):
        row = Row(tally.user, 0, won=number < tally.matches_won)
        found.append(Settlement(Kind.MATCH, 1, (row,), against_bots=tally.bots, decided=True))
    if tally.hc:
        rows = (Row(tally.user, 0, hc=tally.hc),)
        found.append(Settlement(Kind.PARTING, 1, rows, against_bots=tally.bots))
    return found


def of_record(record: DealRecord) -> Settlement:
    row = Row(
        record.user,
        0,
        won=record.won,
        moves=2,
        own_moves=2 if record.level else 0,
        excused=True,
    )
    bots = (BotSeat(1, record.level or Level.APPRENTICE), BotSeat(2, record.level or Level.MASTER))
    return Settlement(Kind.DEAL, 1, (row,), bots, decided=record.level is not None)


def of_encounters(encounters: Sequence[Encounter]) -> list[Settlement]:
    """Return a settlement for each encounter, or one if all of these people were in the same
    round.
    """
    users = sorted({user for met in encounters for user in (met.user, met.opponent)})
    is_one = len(users) > 2 and 2 * len(encounters) == len(users) * (len(users) - 1)
    if not is_one or any(met.hc or not met.seated for met in encounters):
        return list(map(of_encounter, encounters))
    rows = [Row(user, seat, side=seat, **ABSENT) for seat, user in enumerate(users)]  # type: ignore[arg-type]
    return [Settlement(Kind.DEAL, 1, tuple(rows))]


def of_encounter(met: Encounter) -> Settlement:
    role = Role.SEAT if met.seated else Role.GALLERY
    rows = [Row(met.user, 0, side=0, gain=met.hc, **ABSENT)]  # type: ignore[arg-type]
    rows.append(Row(met.opponent, 1, role, 1, gain=-met.hc, **ABSENT))  # type: ignore[arg-type]
    if met.seated and not met.alone:
        rows.append(Row(THIRD, 2, side=2, **ABSENT))  # type: ignore[arg-type]
    return Settlement(Kind.DEAL, 1, tuple(rows))


def of_partnership(pair: Partnership) -> Settlement:
    kind = Kind.MATCH if pair.match else Kind.DEAL
    rows = tuple(
        Row(user, number, side=0, won=pair.won, moves=2, own_moves=2, excused=True)
        for number, user in enumerate((pair.user, pair.partner))
    )
    return Settlement(kind, 1, rows, against_bots=pair.bots, decided=True)


def of_feats(feats: Sequence[Feat]) -> Settlement:
    users = list(dict.fromkeys(feat.user for feat in feats))
    others = [int(feat.mark) for feat in feats if feat.key == PEOPLE_BEATEN.key]
    numbers = dict(zip(dict.fromkeys((*users, *others)), count()))
    rows = []
    for user, number in numbers.items():
        steps = tuple(
            Step(
                feat.key,
                str(numbers[int(feat.mark)]) if feat.key == PEOPLE_BEATEN.key else feat.mark,
                feat.breaks,
            )
            for feat in feats
            if feat.user == user
        )
        rows.append(Row(user, number, Role.QUITTER, steps=steps))
    return Settlement(Kind.DEAL, 1, tuple(rows))


def of_places(
    places: Places, teams: tuple[tuple[int, ...], ...], spared: tuple[int, ...]
) -> Settlement:
    sides = {user: side for side, team in enumerate(teams) for user in team}
    numbers: Counter[str] = Counter()
    rows = []
    for place, group in enumerate(places):
        for user in group:
            number = numbers["all"]
            numbers["all"] += 1
            side = sides.get(user, number + len(teams))
            rows.append(Row(user, number, Role.QUITTER, side, place=place, spared=user in spared))
    return Settlement(Kind.DEAL, 1, tuple(rows), rated_in_teams=bool(teams))


def encounters_of(settlement: Settlement) -> tuple[Encounter, ...]:
    """Return the pairs of people in a settlement."""
    return tuple(gain for gain in gains_of(settlement) if isinstance(gain, Encounter))
