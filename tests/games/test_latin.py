"""What the worked cases of Latin partnership dominoes leave open."""

import pytest

from games import GAMES
from games.core import End, IllegalAction
from games.latin import GIVE_LEAD, LeadGiven
from games.parts import tiles
from games.parts.line import PASS, Play
from tests.games.golden_world import check_case

GAME = GAMES["latin"]


@pytest.mark.parametrize(("agreed", "target"), [(None, 6), (10, 10)])
def test_where_rounds_are_counted_singly_six_win_unless_agreed_otherwise(agreed, target):
    assert GAME.target(GAME.options(count="rounds", target=agreed), 4) == target


@pytest.mark.parametrize("game", ["latin", "cuban"])
@pytest.mark.parametrize("house_rules", [{"count": "rounds", "target": 21}, {"target": 49}])
def test_a_match_has_at_most_twenty_rounds_or_at_least_fifty_points(game, house_rules):
    with pytest.raises(IllegalAction, match="bad-option"):
        GAMES[game].check(GAMES[game].options(**house_rules), 4)


def blocked(hands, options, **start):
    """Return a case in which seat 0 blocks the line with 1-4; `hands` are those after that."""
    first, *others = hands
    return {
        "game": "latin",
        "players": 4,
        "options": {"style": "plain", **options},
        "start": {
            "hands": [["1-4", *first], *others],
            "table": [{"play": "1-6", "end": "start"}, {"play": "4-6", "end": "right"}],
            "to_move": 0,
            **start,
        },
        "steps": [
            {"seat": 0, "play": "1-4", "end": "right"},
            *({"seat": seat, "pass": True} for seat in (3, 2, 1, 0)),
        ],
    }


@pytest.mark.parametrize(
    ("tie", "winner", "points", "leader"),
    [("nobody", None, [0, 0], 3), ("closer", 0, [8, 0], 0), ("against", 1, [0, 8], 3)],
)
def test_a_tie_may_go_to_the_team_of_the_last_tile_or_against_it(tie, winner, points, leader):
    case = blocked(
        [["0-2"], ["0-5"], ["3-3"], ["0-3"]],  # eight pips each team
        {"blocked_tie": tie, "next_lead": "winner"},
    )
    case["expect"] = {
        "end": "blocked",
        "winner": winner,
        "deal_points": points,
        "next_leader": leader,
    }
    check_case(case)


@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ([["0-2"], ["5-5"], ["0-4"], ["3-3"]], [16 + 25, 0]),
        ([["5-5"], ["0-2"], ["3-3"], ["0-4"]], [0, 16]),  # the others win the block
    ],
)
def test_the_bonus_for_a_block_is_for_the_team_that_blocked_it(hands, points):
    case = blocked(hands, {"block_bonus": 25})
    case["expect"] = {"end": "blocked", "deal_points": points}
    check_case(case)


def gone_out(options, scores):
    """Return a case in which seat 0 plays its last tile, 1-6, on the ends 1 and 6; the other team
    has 16 pips left, the partner 4.
    """
    return {
        "game": "latin",
        "players": 4,
        "options": options,
        "start": {
            "hands": [["1-6"], ["5-5"], ["0-4"], ["3-3"]],
            "table": [{"play": "1-5", "end": "start"}, {"play": "5-6", "end": "right"}],
            "to_move": 0,
            "scores": scores,
        },
        "steps": [{"seat": 0, "play": "1-6", "end": "right"}],
    }


@pytest.mark.parametrize(("scores", "points"), [([90, 0], 16 + 50), ([90, 5], 16), ([80, 0], 16)])
def test_a_shut_out_is_a_match_in_which_the_others_have_nothing(scores, points):
    case = gone_out({"style": "plain", "shutout": 50}, scores)
    case["expect"] = {"end": "out", "deal_points": [points, 0]}
    check_case(case)


@pytest.mark.parametrize(
    ("style", "points"),
    [
        ("plain", 1),
        ("puerto_rican", 1 + 1 + 1),  # one for the capicúa, and one for the first round won
    ],
)
def test_rounds_and_bonuses_may_count_singly(style, points):
    case = gone_out({"style": style, "count": "rounds"}, [4, 0])
    case["expect"] = {
        "end": "out",
        "scores": [4 + points, 0],
        "match_over": points > 1,
        "match_winners": [0] * (points > 1),
    }
    check_case(case)


@pytest.mark.parametrize(("alone", "points"), [(True, 30), (False, 0)])
def test_a_start_pass_may_count_without_the_partner(alone, points):
    check_case(
        {
            "game": "latin",
            "players": 4,
            "options": {"pass_lead_alone": alone},
            "start": {"hands": [["1-2", "0-0"], ["1-4", "6-6"], ["3-4"], ["5-5"]], "to_move": 0},
            "steps": [
                {"seat": 0, "play": "1-2", "end": "start"},
                {"seat": 3, "pass": True, "points": points},
                {"seat": 2, "pass": True},
                {"seat": 1, "play": "1-4", "end": "left"},
            ],
            "expect": {"to_move": 0, "scores": [points, 0]},
        }
    )


def dealt(**options):
    return GAME.deal(GAME.open(GAME.options(**options), 4), (0,) * 4, bytes(32))[0]


def test_the_player_who_starts_may_let_the_partner_start():
    state = dealt(first_lead="lot", pair_leads=True)
    leader, partner = state.leader, (state.leader + 2) % 4
    *plays, last = GAME.legal(state, leader)
    assert (len(plays), last) == (7, GIVE_LEAD)
    given, events = GAME.apply(state, leader, GIVE_LEAD)
    assert events == (LeadGiven(leader),)
    assert (given.leader, given.to_move) == (partner, partner)
    assert GAME.turn(given) > GAME.turn(state)
    assert len(GAME.legal(given, partner)) == 7
    for refused in (GIVE_LEAD, PASS):
        with pytest.raises(IllegalAction):
            GAME.apply(given, partner, refused)
    assert GIVE_LEAD not in GAME.legal(dealt(first_lead="lot"), leader)


def test_where_a_tile_decides_nobody_else_may_start():
    state = dealt(pair_leads=True)
    assert GAME.legal(state, state.leader) == (Play(tiles.of(6, 6), End.START),)
