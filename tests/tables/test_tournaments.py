"""Tournaments without a store: the tables of a round, seats, matchpoints and the standing."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

import pytest

from ai.levels import Level
from games import GAMES
from games.parts.chance import Chance
from locales.catalogues import load
from messages.play.hand_message import hand_content
from tables.changes import closing, coming_and_going
from tables.changes.clock_and_beats import decision_ms, start_reading
from tables.changes.settling import is_move
from tables.people.achievements import GAMES_WON, MATCHES_WON
from tables.people.increments import rated_round
from tables.people.people import Preset
from tables.state.evening_times_and_limits import KEPT
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import CloseReason
from tables.state.settlement import Kind
from tables.state.table import Chair, Table, side_of, view
from tables.state.table_parts import Round
from tables.tournaments.public_tournament import Place, Stage, Standing
from tables.tournaments.scores_and_prizes import (
    Outcome,
    matchpoints,
    outcome_of,
    prizes,
    scores_of_round,
    standings,
)
from tables.tournaments.seating import seat_people
from tables.tournaments.tournament import (
    EDITING,
    HURRIED_SECONDS,
    WARNING,
    Call,
    Entrant,
    Tournament,
    allows_tournaments,
    hurry,
    open_round_table,
    round_secret,
    users_to_take_out,
)
from tables.views.table_views import private_table
from tests.tables.table_harness import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    GUILD,
    NOW,
    PACE,
    PLAN,
    SECRET,
    context,
    due,
    moved,
    played,
)

ROUND = Tournament("t", SECRET, round=2, due=NOW + 900_000)
LENGTH = 900_000  # ms of a round
ENTRANTS = (Entrant(ANN, 1001), Entrant(BEN, 1002), Entrant(CAT, 0))


def round_table(game: str = "block", *users: int | None) -> Table:
    """Return a table of a round after the deal. None is a computer player.

    Its house rules have an entry.
    """
    chairs = [
        Chair(user, f"P{user}" if user else f"C{seat}") for seat, user in enumerate(users)
    ] or [Chair(user, f"P{user}") for user in (ANN, BEN, CAT, DAN)]
    change = open_round_table(
        "t1",
        chairs,
        replace(PLAN, id="t", game=game, rounds=3),
        ROUND,
        secret=round_secret(ROUND, ENTRANTS),
        preset=Preset(GUILD, "Pot", game, GAMES[game].options(entry=5), TableOptions()),
        context=context(),
    )
    assert change.transfers == ()
    return change.table


# ---- tables of a round


@pytest.mark.parametrize("game", [*filter(allows_tournaments, GAMES)])
def test_all_tables_have_the_same_deal_and_play_it_once(game: str) -> None:
    table, other = round_table(game), round_table(game, None, ANN, None, None)
    assert table.state == other.state, "the people make no difference"
    assert not view(table, None).pool, "nobody has paid an entry"
    for end in (played(table), played(other)):
        closed = end.table
        assert (closed.closing.reason, closed.deals) == (CloseReason.ROUND, 1)
        assert not end.transfers
        outcome = outcome_of(closed)
        assert any(outcome.results)
        for seat, result in enumerate(outcome.results):
            assert {outcome.results[partner] for partner in side_of(closed, seat)} == {result}
            assert Place(1, "t", seat, ANN, result).points == max(
                closed.curve[-1][1][partner] or 0 for partner in side_of(closed, seat)
            )


def test_games_of_pots_chips_and_claims_have_no_tournaments() -> None:
    assert [
        game for game in ("latin", "pulle", "buki", "challenge") if allows_tournaments(game)
    ] == ["latin"]


def test_a_person_alone_has_the_clock_of_the_round_but_none_for_a_deal_that_is_played_later() -> (
    None
):
    table = round_table("block", ANN, None, None, None)
    assert decision_ms(replace(table, round=Round("t", 3, 0)), PACE) == KEPT
    while due(table) != 0:
        table = moved(table).table
    assert table.clock.deadline == NOW + PACE.turn_seconds * 1000
    assert table.level_of(1) is Level.MASTER


def test_the_hand_counts_the_rounds_of_the_tournament() -> None:
    content = hand_content(
        private_table(replace(round_table(), round=Round("t", 3, NOW + 60_000)), 0),
        load().of("en"),
        None,
    )
    assert "round 3" in content.text
    assert "round 1" not in content.text
    assert content.scene.view.deal == 3


def test_the_hand_says_that_the_tournament_has_been_stopped() -> None:
    stopped = closing.wind_up(round_table("luxembourg"), CloseReason.MODERATOR, context()).table
    text = hand_content(private_table(stopped, 0), load().of("en"), None).text
    assert "The tournament has been stopped. This round no longer counts" in text
    assert "moderator" not in text


def test_turns_get_short_once_when_the_time_of_a_round_is_up() -> None:
    table = round_table()
    hurried = hurry(table, context(NOW + 5_000))
    assert hurried.table.clock.deadline == NOW + 5_000 + HURRIED_SECONDS * 1000
    assert (
        hurry(hurried.table, context(NOW + 6_000)) is hurry(played(table).table, context()) is None
    )


def test_nobody_waits_for_a_reader_once_the_time_of_a_round_is_up() -> None:
    table, ends = round_table(), ROUND.due
    reader = table.chairs[due(table)].user
    reading = start_reading(table, reader, ends).table  # an outage has moved the end
    assert hurry(reading, context(ends)).table.clock.deadline == ends + HURRIED_SECONDS * 1000
    assert start_reading(hurry(table, context(ends)).table, reader, ends) is None


def test_every_press_before_the_first_round_changes_every_deal() -> None:
    secret = round_secret(ROUND, ENTRANTS)
    ann, ben, cat = ENTRANTS
    for others in ((replace(ann, press=5), ben, cat), (ann, replace(ben, press=5), cat)):
        assert round_secret(ROUND, others) != secret
    assert round_secret(ROUND, ENTRANTS[:2]) == secret, "who comes late changes nothing"
    assert round_secret(replace(ROUND, round=3), ENTRANTS) != secret


def test_a_round_is_no_match_and_rates_nobody() -> None:
    """One deal reaches the target, and Dan has left."""
    table = round_table()
    options = replace(table.options, target=1)
    left = coming_and_going.leave(
        replace(table, options=options, state=replace(table.state, options=options)),
        DAN,
        context(),
        computer_chips=True,
        successor="C1",
    )
    end = played(left.table)
    assert view(end.table, None).winners
    (settlement,) = end.settlements
    assert (settlement.kind, rated_round(settlement).places) == (Kind.DEAL, ())
    steps = {step.key for row in settlement.rows for step in row.steps}
    assert not steps & {MATCHES_WON.key, GAMES_WON.key}


# ---- matchpoints


@pytest.mark.parametrize(
    ("result", "others", "score"),
    [
        (10, (5, 10, 20), 500),
        (10, (5, 5, 10), 833),
        (-25_020, (-25_021, -25_020, -24_020), 500),
        (7, (), 500),
    ],
)
def test_matchpoints(result: int, others: tuple[int, ...], score: int) -> None:
    assert matchpoints(result, others) == score


def test_of_equal_points_those_with_fewer_pips_left_are_better() -> None:
    assert sorted(outcome_of(played(round_table()).table).results)[:3] == [-12, -6, -2], (
        "three of four have no points"
    )
    fewest = outcome_of(played(round_table("luxembourg")).table)
    assert max(fewest.results) == 0 > sorted(fewest.results)[2]


TABLES = {"a": Outcome((30, 0, 30, 0), ()), "b": Outcome((0, 12, 0, 12), ())}


def scores(outcomes: dict[str, Outcome]) -> dict[str, list[int]]:
    """Return the scores of a round by table."""
    by_place = scores_of_round(outcomes, ((0, 20, 0, 20), (15, 0, 15, 0)))
    return {table: [by_place[table, seat] for seat in range(4)] for table in outcomes}


def test_a_seat_is_compared_with_that_seat_of_other_tables_and_of_the_field() -> None:
    assert scores(TABLES) == {"a": [1000, 167, 1000, 167], "b": [167, 667, 167, 667]}
    assert scores({"b": TABLES["b"]}) == {"b": [250, 500, 250, 500]}, "one table, and the field"


def test_who_is_absent_gets_nothing_and_nobody_gains_by_it() -> None:
    assert scores({**TABLES, "a": replace(TABLES["a"], absent=(0,))}) == {
        **scores(TABLES),
        "a": [0, 167, 1000, 167],
    }


def test_who_leaves_or_lets_a_substitute_play_half_is_absent() -> None:
    left, table = round_table(), played(round_table()).table
    deal = table.latest_deal
    moves = [
        [number for number, event in enumerate(deal.story) if is_move(event, seat)]
        for seat in range(4)
    ]
    few, half = (len(moves[3]) - 1) // 2, len(moves[2]) // 2
    # Ben has pressed nothing, and was forced to all moves but one.
    deal = replace(
        deal,
        presses=(1, 0, 1, 1),
        substituted=(moves[1][0], *moves[2][half:], *moves[3][:few]),
    )
    table = replace(table, latest_deal=deal)
    assert (outcome_of(table).absent, users_to_take_out(table)) == ((1, 2), {BEN})

    for _ in range(8):
        left = moved(left).table
    left = coming_and_going.leave(left, DAN, context(), computer_chips=True, successor="C1").table
    left = played(left).table
    assert (outcome_of(left).absent, users_to_take_out(left)) == ((3,), {DAN})


# ---- the standing


def test_equal_means_are_told_apart_by_the_last_round() -> None:
    by_user = {
        ANN: (600, 500),
        BEN: (500, 600),
        CAT: (None, 800),
        DAN: (500, 600),
        EVE: (601, 500),
    }
    places = [
        Place(number, "t", seat, user, result=0, score=score)
        for seat, (user, row) in enumerate(by_user.items())
        for number, score in enumerate(row, 1)
        if score is not None
    ]
    assert standings([Entrant(user, 1) for user in (*by_user, 99)], places, 2) == (
        Standing(CAT, 1, 600, 800),  # a round missed counts 400; 99 has played none
        Standing(EVE, 2, 550, 500),  # exactly 550.5
        Standing(BEN, 3, 550, 600),
        Standing(DAN, 3, 550, 600),
        Standing(ANN, 5, 550, 500),
    )


@pytest.mark.parametrize(
    ("ranks", "pot", "shares"),
    [
        ([1, 2, 3, 4], 60, [30, 20, 10, 0]),
        ([1, 2, 3], 61, [31, 20, 10]),
        ([1, 1, 3], 60, [25, 25, 10]),
        ([1, 2, 2, 2], 60, [30, 10, 10, 10]),
        ([1, 2], 60, [36, 24]),
        ([1, 1], 5, [3, 2]),
        ([1], 7, [7]),
        ([1, 1, 1, 1, 1], 61, [13, 12, 12, 12, 12]),
        ([], 0, []),
    ],
)
def test_a_half_a_third_and_a_sixth_go_to_the_first_three(
    ranks: list[int], pot: int, shares: list[int]
) -> None:
    assert (prizes(ranks, pot), sum(shares)) == (shares, pot)


# ---- seats


def seated_rounds(people: int, teams: Mapping[int, int]) -> Iterator[list[list[int | None]]]:
    """Yield the tables of five rounds, in which everybody sits once."""
    users, places = list(range(1, people + 1)), list[Place]()
    for number in range(1, 6):
        seated = seat_people(users, places, Chance(bytes([number]) * 32), teams)
        assert sorted(user for table in seated for user in table if user) == users
        yield seated
        for table, row in enumerate(seated):
            places += [Place(number, str(table), seat, user) for seat, user in enumerate(row)]


@pytest.mark.parametrize(
    ("people", "meetings", "again"),  # so many pairs meet once more in five rounds
    [(1, 0, 0), (5, 10, 2), (8, 32, 2), (16, 12, 0), (23, 3, 0), (400, 0, 0)],
)
def test_few_meet_twice_and_hardly_any_as_partners(people: int, meetings: int, again: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    partners: Counter[frozenset[int | None]] = Counter()
    for seated in seated_rounds(people, {}):
        sizes = [4 - table.count(None) for table in seated]
        assert len(seated) == -(-people // 4)
        assert max(sizes) - min(sizes) <= 1
        for row in seated:
            met.update(map(frozenset, combinations(filter(None, row), 2)))
            partners.update(frozenset((row[seat], row[seat + 2])) for seat in (0, 1))
    assert sum(times - 1 for times in met.values()) <= meetings
    assert sum([times - 1 for pair, times in partners.items() if None not in pair]) <= again


@pytest.mark.parametrize("people", range(2, 14))
def test_teams_sit_opposite_each_other_in_every_round(people: int) -> None:
    pairs = [(user, user - 1) for user in range(people, 1 + people // 4, -2)]
    teams = {user: other for pair in pairs for user, other in (pair, pair[::-1])}
    for seated in seated_rounds(people, teams):
        opposite = {row[seat]: row[(seat + 2) % 4] for row in seated for seat in range(4)}
        assert teams.items() <= opposite.items()


@pytest.mark.parametrize(
    ("number", "since", "called", "due"),
    [
        (1, 0, Call.NOBODY, Call.PLAYERS),
        (2, EDITING - 1, Call.NOBODY, None),
        (2, EDITING, Call.NOBODY, Call.PLAYERS),
        (2, EDITING, Call.PLAYERS, None),
        (2, LENGTH - WARNING, Call.PLAYERS, Call.AWAITED),
        (2, LENGTH - WARNING, Call.AWAITED, None),
    ],
)
def test_people_are_called_once_at_the_start_of_a_round_and_before_its_end(
    number: int, since: int, called: Call, due: Call | None
) -> None:
    playing = Tournament("t", bytes(32), Stage.ROUND, number, due=LENGTH, called=called)
    assert playing.call_due(since, LENGTH) is due
    assert replace(playing, stage=Stage.BREAK).call_due(since, LENGTH) is None
