"""Block dominoes: a player without a tile that fits passes (rules of the world, section 1).

Every game has a file of its own, however short: a new game touches five places and no other.
"""

from collections.abc import Collection
from dataclasses import dataclass
from types import MappingProxyType

from games.core import Ending, Seat
from games.parts.achievement import Achievement, FinishedDeal
from games.parts.line import Pass, Play
from games.parts.match.draw_block_and_matador import OpenGame, OpenOptions
from games.parts.match.match_state import MatchState
from games.parts.options import option

HANDS = {2: (7, 5, 6, 8, 9), 3: (5, 6, 7, 8, 9), 4: (5, 6, 7)}


def closed_and_won(deal: FinishedDeal) -> Collection[Seat]:
    """Return the seat that has won a blocked deal and laid its last tile; () if there is none."""
    last = deal.seen.line[-1].seat
    return (last,) if deal.result.ending is Ending.BLOCKED and last in deal.result.winners else ()


GATEKEEPER = Achievement("gatekeeper", closed_and_won, goal=3)


@dataclass(frozen=True, slots=True)
class BlockOptions(OpenOptions):
    """House rules of block dominoes."""

    hand: int | None = option(None, by_players=HANDS)


class BlockState(MatchState):
    """A session of block dominoes."""

    options: BlockOptions


class BlockDominoes(OpenGame[BlockState, BlockOptions]):
    """The rules of block dominoes."""

    key = "block"
    minutes = 20
    options = BlockOptions
    state = BlockState
    actions = (Play, Pass)
    boneyard = False
    sizes = HANDS
    presets = MappingProxyType({"pairs": {"teams": True, "hand": 7}})
    achievements = (GATEKEEPER,)
