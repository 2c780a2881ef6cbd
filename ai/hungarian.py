"""Hungarian dominoes: lay as many pips as possible in every turn."""

from random import Random

from games.core import Action, View
from games.hungarian import Train
from games.parts import tiles
from games.parts.line import Play


def choose(view: View, rng: Random, *, modest: bool = False) -> Action | None:  # noqa: ARG001 - as every player
    """The heaviest train, or a single tile if that is all that can be laid; None: a pass.

    Of equally heavy ones the longer one, and of equally heavy tiles any: the best series that begin with them are trains.
    """
    best: tuple[tuple[int, int, float], Action] | None = None
    for action in view.legal:
        if isinstance(action, Train):
            worth = (action.pips, action.count, rng.random())
        elif isinstance(action, Play):
            worth = (tiles.PIPS[action.tile], 1, rng.random())
        else:
            continue
        if best is None or worth > best[0]:
            best = worth, action
    return None if best is None else best[1]
