"""A referee for draw dominoes, made from section 1 of the rules."""

from typing import ClassVar

from tests.games.referee_match import DrawFamily


class DrawReferee(DrawFamily):
    """Two ends, drawing until a tile fits."""

    usual_hands: ClassVar[dict[int, int]] = {2: 7, 3: 5, 4: 5}
    drawing = True
