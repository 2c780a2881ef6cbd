"""A referee for Matador, made from section 7 of the rules."""

from typing import ClassVar

from tests.games.referee_match import DrawFamily, Move, Pair

SEVEN = 7
MATADORS = ((0, 0), (1, 6), (2, 5), (3, 4))


class MatadorReferee(DrawFamily):
    """Touching halves add up to seven."""

    usual_hands: ClassVar[dict[int, int]] = {2: 7, 3: 6, 4: 5}
    drawing = True

    def places(self, tile: Pair) -> list[Move]:
        found = []
        for end, number in self.ends.items():
            if tile in MATADORS:
                found += [Move("play", tile, end, outer) for outer in sorted(set(tile))]
            elif SEVEN - number in tile:
                found.append(Move("play", tile, end))
        return found

    def lay(self, move: Move) -> None:
        low, high = move.tile
        if move.end == "start":
            self.ends = {"left": low, "right": high}
        elif move.outer is not None:
            self.ends[move.end] = move.outer
        else:
            self.ends[move.end] = low if SEVEN - self.ends[move.end] == high else high
