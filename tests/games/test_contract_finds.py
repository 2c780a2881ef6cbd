"""The contract finds a game that shows a hand, or whose re-dealt worlds are impossible."""

from dataclasses import replace

import pytest

from games import GAMES
from games.game import Game
from games.luxembourg import Luxembourg
from games.parts import line as lines
from games.parts import tiles
from games.parts.line_game import LineGame
from tests.games import contract
from tests.games.random_play import ContractError, hold_all

SEEDS = range(40)
STEPS = 20_000


class HandShown(Luxembourg):
    """A game that shows the first seat's hand to all."""

    def view(self, state, viewer):
        view = super().view(state, viewer)
        first, *others = view.seats
        hand = tiles.listed(lines.hand(state, 0)) if state.deal.hands else ()
        return replace(view, seats=(replace(first, hand=hand), *others))


def test_the_contract_finds_a_hand_that_is_shown():
    with pytest.raises(ContractError, match="assert"):
        hold_all(HandShown(), 4, SEEDS, contract.check_hands, steps=STEPS)


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
    ("game", "name"), list(overrides()), ids=lambda value: getattr(value, "key", value)
)
def test_the_contract_finds_a_hook_that_a_game_lacks(game, name):
    """Replace one hook of a game by the default of `LineGame`."""
    lacking = type("Lacking", (type(game),), {name: getattr(LineGame, name)})
    with pytest.raises(ContractError):
        hold_all(lacking(), game.players[-1], SEEDS, contract.check_redealt, deals=2, steps=STEPS)
