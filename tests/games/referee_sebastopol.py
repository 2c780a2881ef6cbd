"""A referee for Sebastopol, made from section 8 of the rules."""

from typing import Any

from tests.games.referee_match import Move, Pair, Referee

SIX = 6
ARMS = ("left", "right", "up", "down")


class SebastopolReferee(Referee):
    """Four arms around the double-six."""

    def usual(self, rules: dict[str, Any], seats: int) -> dict[str, Any]:
        return {"hand": 7}

    def lead(self, told: int) -> int:
        self.must_lead = True
        return self.holder((SIX, SIX))

    def spread(self) -> None:
        self.empty = set(ARMS)

    def places(self, tile: Pair) -> list[Move]:
        if self.empty:
            return [Move("play", tile, end) for end in ARMS if end in self.empty and SIX in tile]
        return super().places(tile)

    def lay(self, move: Move) -> None:
        if move.end == "start":
            self.ends = dict.fromkeys(ARMS, SIX)
        else:
            super().lay(move)
            self.empty.discard(move.end)
