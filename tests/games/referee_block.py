"""A referee for block dominoes, made from section 1 of the rules."""

from typing import ClassVar

from tests.games.referee_match import DrawFamily


class BlockReferee(DrawFamily):
    """Two ends, no drawing."""

    usual_hands: ClassVar[dict[int, int]] = {2: 7, 3: 5, 4: 5}
