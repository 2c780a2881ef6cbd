"""The rules of the games. They use only the standard library: no clock, files, words or Discord."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from games.all_fives import AllFives
from games.austrian_block import AustrianBlock
from games.austrian_draw import AustrianDraw
from games.bergen import Bergen
from games.block import BlockDominoes
from games.buki import Buki
from games.challenge import Challenge
from games.cuban import Cuban
from games.draw import DrawDominoes
from games.game import Game
from games.hungarian import Hungarian
from games.latin import Latin
from games.luxembourg import Luxembourg
from games.matador import Matador
from games.mexican_train import MexicanTrain
from games.pulle import Pulle
from games.sebastopol import Sebastopol
from games.tendler import Tendler

# As they are offered, the best first games first. A new game goes to the end. Reconstructions
# follow all others.
OFFERED: tuple[Game[Any, Any], ...] = (
    AustrianBlock(),
    Buki(),
    Pulle(),
    AustrianDraw(),
    Luxembourg(),
    Hungarian(),
    Challenge(),
    Tendler(),
    DrawDominoes(),
    BlockDominoes(),
    AllFives(),
    Bergen(),
    Latin(),
    Cuban(),
    Matador(),
    Sebastopol(),
    MexicanTrain(),
)
GAMES: Mapping[str, Game[Any, Any]] = MappingProxyType(
    {game.key: game for game in sorted(OFFERED, key=lambda game: game.reconstruction)}
)
