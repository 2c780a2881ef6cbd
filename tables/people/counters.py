"""The fold over settlements: how each of them changes the counters of its people.

Pure. `data.schema` names for each table of counters the function that counts there. The database
runs it over the rows of the people of a settlement, the audit over all settlements of a server,
from the first to the last.
"""

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from tables.people.achievements import ACHIEVEMENTS, PEOPLE_BEATEN
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
from tables.people.leaderboard_kinds import ALL_GAMES, Span
from tables.people.ratings_and_bot_levels import counts, level_of, rated, rating_of, without
from tables.state import calendar_days
from tables.state.settlement import Settlement

Key: TypeAlias = tuple[Any, ...]  # the primary key of a row, in the order of its columns
Figures: TypeAlias = dict[str, Any]  # the figures of a row, by column
# The rows of tables, by the names of these. A row that is missing is made when it is looked up.
Rows: TypeAlias = Mapping[str, dict[Key, Figures]]
Gain = TypeVar("Gain", bound=Increment)


@dataclass(frozen=True)
class Counted:
    """A settlement, and where and when it counts.

    Attributes:
        table: The id of the table.
        at: In ms since 1970.
        day: By the clock of the server.
        forgotten: Aliases of people who had been forgotten by then.
        strangers: These, and people who had come back too lately.
    """

    settlement: Settlement
    guild: int
    game: str
    table: str
    at: int
    day: int
    forgotten: Collection[int] = ()
    strangers: Collection[int] = ()

    @property
    def month(self) -> int:
        """The first day of the month."""
        return calendar_days.month_of(self.day)

    @property
    def times(self) -> list[tuple[str, int]]:
        """The times that boards are about, each with its first day."""
        week = (Span.WEEK.value, calendar_days.week_of(self.day))
        return [(Span.ALL.value, 0), (Span.MONTH.value, self.month), week]

    @property
    def spans(self) -> list[tuple[str, int, str]]:
        """The times and games whose counters grow."""
        boards = [(*time, game) for time in self.times for game in (ALL_GAMES, self.game)]
        return [*boards, (Span.DAY.value, self.day, self.game)]

    @cached_property
    def increments(self) -> tuple[Increment, ...]:
        """The gains of each person's counters."""
        return tuple(increments(self.settlement, self.forgotten))

    def gains(self, kind: type[Gain]) -> list[Gain]:
        """Return the increments of a kind."""
        return [gain for gain in self.increments if isinstance(gain, kind)]


def _add(row: Figures, **figures: int) -> None:
    for name, figure in figures.items():
        row[name] += figure


# ---- boards


def count_tallies(rows: Rows, counted: Counted) -> None:
    """Count what people have played and won in all times that boards are about."""
    for tally in counted.gains(Tally):
        gained = {name: getattr(tally, name) for name in COUNTERS}
        for span in counted.spans:
            _add(rows["tallies"][tally.user, counted.guild, *span, tally.bots], **gained)


def count_teams(rows: Rows, counted: Counted) -> None:
    """Count what pairs of partners have played and won in all times that boards are about."""
    for pair in counted.gains(Partnership):
        names = ("matches", "matches_won") if pair.match else ("played", "won")
        gained = dict(zip(names, (1, int(pair.won)), strict=True))
        for span in counted.spans:
            key = (pair.user, counted.guild, *span, pair.bots, pair.partner)
            _add(rows["partner_tallies"][key], **gained)


def count_partners(rows: Rows, counted: Counted) -> None:
    """Count the rounds of partners, in the rows of both."""
    for pair in counted.gains(Partnership):
        for people in ((pair.user, pair.partner), (pair.partner, pair.user)):
            if not pair.match:
                row = rows["partners"][counted.guild, counted.game, *people]
                _add(row, played=1, won=int(pair.won))


def count_rounds(rows: Rows, counted: Counted) -> None:
    """Count the rounds of people on all servers."""
    for record in counted.gains(DealRecord):
        _add(rows["rounds"][record.user, counted.game], played=1)


# ---- fair play


def count_left_rounds(rows: Rows, counted: Counted) -> None:
    """Note when people have left a round."""
    for left in counted.gains(LeftRound):
        rows["left_rounds"][counted.guild, left.user, counted.at]["rounds"] = 1


def count_encounters(rows: Rows, counted: Counted) -> None:
    """Count the rounds of two people in the month, and how many of all their rounds people have
    played alone with the same person.
    """
    most_alone: dict[int, int] = {}
    for met in counted.gains(Encounter):
        both = ((met.user, met.opponent, met.hc), (met.opponent, met.user, -met.hc))
        for user, opponent, hc in both:
            pair = rows["pairs"][counted.guild, counted.month, user, opponent]
            _add(pair, rounds=int(met.seated), alone=int(met.alone), hc=hc)
            _add(pair, gained=int(hc > 0), lost=int(hc < 0))
            pair["tables"] += pair["last_table"] != counted.table
            pair["last_table"] = counted.table
            if met.seated:
                most_alone[user] = max(most_alone.get(user, 0), pair["alone"])
    for user, alone in most_alone.items():
        share = rows["pair_shares"][counted.guild, counted.month, user]
        share["rounds"] += 1
        share["alone"] = max(share["alone"], alone)
        share["share"] = share["alone"] * 1000 // share["rounds"]


# ---- ratings, and levels of bots


def count_ratings(rows: Rows, counted: Counted) -> None:
    """Rate a round or match, and count the meetings in it."""
    played = rated_round(counted.settlement)
    known_people = without(played, counted.strangers) if played.places else None
    if known_people is None:
        return
    place = (counted.guild, counted.game)
    ratings, meetings = rows["ratings"], rows["rating_meetings"]
    known = {user: rating_of(ratings[*place, user]) for user in known_people.people}
    met = {
        (user, other): meetings[*place, user, other]["played"]
        for user, other in known_people.meetings()
        if (*place, user, other) in meetings
    }
    if not counts(known_people, known, met):
        return
    for user, rating in rated(known_people, known, met).items():
        ratings[*place, user] = {**asdict(rating), "shown": rating.shown}
    for user, other in known_people.meetings():
        meetings[*place, user, other]["played"] += 1


def count_levels(rows: Rows, counted: Counted) -> None:
    """Count the rounds of people who are alone against bots of the level that they meet."""
    for record in counted.gains(DealRecord):
        key = (record.user, counted.game)
        progress = level_of(rows["level_progress"][key])
        if progress is not None and record.level is progress.level:
            after = progress.after_round(won=record.won)
            rows["level_progress"][key] = {"level": after.level.value, "recent": after.recent}


# ---- achievements


def counted_feats(settlement: Settlement, strangers: Collection[int]) -> tuple[Feat, ...]:
    """Return the steps towards achievements that count: to beat a stranger does not."""
    names = {str(user) for user in strangers}
    return tuple(
        feat
        for feat in feats_of(settlement)
        if feat.key in ACHIEVEMENTS and not (feat.key == PEOPLE_BEATEN.key and feat.mark in names)
    )


def count_achievements(rows: Rows, counted: Counted) -> None:
    """Count steps towards achievements, and award those that they earn. A mark counts once."""
    earned, steps = rows["achievements"], rows["achievement_steps"]
    for feat in counted_feats(counted.settlement, counted.strangers):
        key = (counted.guild, feat.user, feat.key)
        if key in earned:
            continue
        if feat.breaks:
            steps.pop(key, None)
            continue
        taken = steps[key]
        if feat.mark not in taken["marks"]:
            taken["count"] += 1
            taken["marks"] += (feat.mark,) if feat.mark else ()
        if taken["count"] >= ACHIEVEMENTS[feat.key].goal:
            del steps[key]
            earned[key] = {
                "at": counted.at,
                "table_id": counted.table,
                "deal": counted.settlement.deal,
            }
