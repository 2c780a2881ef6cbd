"""The rules of the games. They use only the standard library: no clock, files, words or Discord."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from games.austrian_block import AustrianBlock
from games.austrian_draw import AustrianDraw
from games.buki import Buki
from games.challenge import Challenge
from games.game import Game
from games.hungarian import Hungarian
from games.luxembourg import Luxembourg
from games.pulle import Pulle
from games.tendler import Tendler

GAMES: Mapping[str, Game[Any, Any]] = MappingProxyType(
    {
        game.key: game
        for game in (
            AustrianBlock(),
            AustrianDraw(),
            Tendler(),
            Buki(),
            Pulle(),
            Hungarian(),
            Challenge(),
            Luxembourg(),
        )
    }
)
