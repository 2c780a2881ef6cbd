"""The contract finds what it is there for, and tells it so that it can be seen again."""

import json

import pytest

from games import GAMES
from games.game import Game
from games.luxembourg import Luxembourg
from games.parts import codec
from games.parts.line_game import LineGame
from tests.games import broken_games as broken
from tests.games import contract
from tests.games.random_play import ContractError, hold, hold_all

FOUND = {
    broken.MostPointsCrowned: contract.check_crown,
    broken.FewestDealsCrowned: contract.check_crown,
    broken.EliminatedCrowned: contract.check_crown,
    broken.OneCrowned: contract.check_crown,
    broken.NeverFinished: contract.check_crown,
    broken.NobodyCrowned: contract.check_crown,
    broken.ReasonUndeclared: contract.check_reason,
    broken.ScoreNotBooked: contract.check_scores,
    broken.GainsNotBooked: contract.check_gains,
    broken.HandShown: contract.check_hands,
    broken.PointsLie: contract.check_points,
    broken.PointsUntold: contract.check_points,
}
SEEDS = range(40)
STEPS = 20_000


@pytest.mark.parametrize("kind", FOUND)
def test_the_contract_finds(kind):
    with pytest.raises(ContractError, match="assert"):
        hold_all(kind(), 4, SEEDS, FOUND[kind], deals=contract.MATCH_DEALS, steps=STEPS)


@pytest.mark.parametrize("kind", [broken.NeverWon, broken.PotNeverWon])
def test_the_contract_finds_a_match_that_never_ends(kind):
    sessions = hold_all(
        kind(), 4, range(6), contract.check_crown, deals=contract.MATCH_DEALS, steps=STEPS
    )
    with pytest.raises(ContractError, match="matches do not end"):
        contract.check_promises(sessions)


def overrides():
    """Yield each game with each hook of `redealt` that it overrides."""
    for game in GAMES.values():
        for name in ("lead", "returned", "places", "redealt"):
            if any(
                name in vars(kind)
                for kind in type(game).__mro__
                if issubclass(kind, Game) and kind not in (LineGame, Game)
            ):
                yield game, name


@pytest.mark.parametrize(
    ("game", "name"), list(overrides()), ids=lambda one: getattr(one, "key", one)
)
def test_the_contract_finds_a_hook_that_a_game_lacks(game, name):
    """Replace one hook of a game by the default of `LineGame`."""
    lacking = type("Lacking", (type(game),), {name: getattr(LineGame, name)})
    with pytest.raises(ContractError):
        hold_all(lacking(), game.players[-1], SEEDS, contract.check_redealt, deals=2, steps=STEPS)


@pytest.mark.parametrize(
    "kind",
    [broken.LeadUnknown, broken.PassesForgotten, broken.SeriesForgotten, broken.NothingRedealt],
)
def test_the_contract_finds_impossible_worlds(kind):
    with pytest.raises(ContractError):
        hold_all(kind(), kind.players[0], SEEDS, contract.check_redealt, deals=2, steps=STEPS)


def test_tiles_that_score_are_found_sound():
    hold_all(
        broken.Doubles(), 4, range(6), contract.check_moment, contract.check_secrecy, steps=STEPS
    )


def test_a_failure_tells_what_led_there():
    game = broken.ScoreNotBooked()
    with pytest.raises(ContractError) as failure:
        hold(game, 3, 5, contract.check_chips, contract.check_scores)
    told = str(failure.value)
    what, played, again = told.split("\n\n")
    assert what.startswith("AssertionError: seat 0\nassert ")
    assert "where 1 = SeatView(" in what  # what pytest makes of an assertion
    first, *steps = played.splitlines()
    session = hold(Luxembourg(), 3, 5)  # the same but for the fault
    assert (
        first == f"luxembourg, 3 players, seed 5, options {json.dumps(codec.dump(session.options))}"
    )
    assert steps == session.steps[:1]
    line = again.splitlines()[-1]
    with pytest.raises(ContractError) as repeated:
        exec(line, {})
    assert str(repeated.value) == told


def test_what_the_rules_raise_is_told_with_the_action_that_led_there():
    with pytest.raises(ContractError, match=r"^KeyError: False") as failure:
        hold(broken.Crashes(), 2, 1)
    steps = str(failure.value).split("\n\n")[1].splitlines()[1:]
    whole = hold(Luxembourg(), 2, 1).steps
    assert steps == whole[: len(steps)]
    assert len(steps) > 5
    assert steps[0].startswith("deal ")
    assert steps[-1].split()[1] in ("play", "pass")
