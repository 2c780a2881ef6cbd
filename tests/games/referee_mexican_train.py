"""A referee for Mexican Train, made from section 6 of the rules."""

from itertools import combinations_with_replacement
from typing import Any

from tests.games.referee_match import DRAW, PASS, Move, Outcome, Pair, Referee, pips

HANDS = {9: {2: 12, 3: 11, 4: 10}, 12: {2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10}}
FEW = 4  # players with a double-nine set
MEXICAN = "mexican"


class MexicanTrainReferee(Referee):
    """Trains around a hub; low totals win."""

    drawing = True

    def usual(self, rules: dict[str, Any], seats: int) -> dict[str, Any]:
        return {"set": "d9" if seats <= FEW else "d12"}

    def start(self) -> None:
        self.highest = int(self.rules["set"][1:])
        self.rules["hand"] = self.rules["hand"] or HANDS[self.highest][self.seats]

    def check_tiles(self) -> None:
        self.hub = self.highest - self.deals + 1
        assert sorted([*self.dealt(), *self.boneyard, (self.hub, self.hub)]) == sorted(
            combinations_with_replacement(range(self.highest + 1), 2)
        )
        assert [len(hand) for hand in self.hands] == [self.rules["hand"]] * self.seats

    def lead(self, told: int) -> int:
        return self.by_lot(told) if self.deals == 1 else self.after(self.leader)

    def spread(self) -> None:
        self.ends = {**{f"own{seat}": self.hub for seat in range(self.seats)}, MEXICAN: self.hub}
        self.on_table = {(self.hub, self.hub)}
        self.marked: set[int] = set()
        self.doubled: list[str] = []  # the trains with doubles that must be covered, the next last
        self.begun: set[int] = set()  # seats that have laid on their own train
        self.done: set[int] = set()  # seats that have had their first turn
        self.drew = False  # since the last tile that the mover laid
        self.laid = False  # in this turn
        self.bound = False  # this turn is for a double that another player has left open

    # A turn

    def legal(self) -> list[Move]:
        plays = [move for tile in self.hands[self.mover] for move in self.places(tile)]
        if self.goes_on():
            return [*plays, PASS]
        return plays or ([DRAW] if self.boneyard and not self.drew else [PASS])

    @property
    def open(self) -> str | None:
        """The train with the double that must be covered next."""
        return self.doubled[-1] if self.doubled else None

    def goes_on(self) -> bool:
        """Whether the mover may stop, or add to the own train in the first turn."""
        return self.laid and self.open is None

    def trains(self) -> list[str]:
        """The trains where the mover may lay a tile."""
        own = f"own{self.mover}"
        if self.open is not None:
            return [self.open]
        return [own] if self.goes_on() else self.usual_trains()

    def usual_trains(self) -> list[str]:
        """The trains where the mover may lay a tile if no double has to be covered."""
        own = f"own{self.mover}"
        found = [
            end
            for end in self.ends
            if end == own or (end != MEXICAN and int(end[3:]) in self.marked)
        ]
        if self.rules["mexican_from"] == "any" or self.mover in self.begun:
            found.append(MEXICAN)
        return found

    def places(self, tile: Pair) -> list[Move]:
        trains = self.trains()
        if self.rules["several_doubles"] and self.laid and self.doubled and tile[0] == tile[1]:
            trains = trains + [end for end in self.usual_trains() if end not in self.doubled]
        return [Move("play", tile, end) for end in trains if self.ends[end] in tile]

    def lay(self, move: Move) -> None:
        low, high = move.tile
        self.ends[move.end] = high if self.ends[move.end] == low else low
        self.on_table.add(move.tile)
        if move.end in self.doubled:
            self.doubled.remove(move.end)
        if move.end == f"own{self.mover}":
            self.marked.discard(self.mover)
            self.begun.add(self.mover)
        others = {(min(low, number), max(low, number)) for number in range(self.highest + 1)}
        if low == high and not others <= self.on_table:
            self.doubled.append(move.end)

    def judge(self, seat: int, move: Move, scorer: int) -> None:
        if move.kind == "draw":
            self.drew = True
            return
        if move.kind == "play":
            if not self.hands[seat]:
                self.close(self.out(seat))
                return
            first = (
                self.rules["first_turn"] == "train"
                and seat not in self.done
                and move.end == f"own{seat}"
                and not self.bound
            )
            self.laid, self.drew = True, False
            if (self.doubled and not self.bound) or first:
                return
        elif not self.goes_on():
            if self.rules["open_doubles"] == "own":
                self.doubled = []
            self.marked.add(seat)
            if self.drew or self.laid:
                self.idle = 0
            if self.idle == self.seats:
                self.close(self.blocked())
                return
        if not self.bound:
            self.done.add(seat)
        self.mover, self.took, self.drew, self.laid = self.after(seat), 0, False, False
        self.bound = self.open is not None

    # The end

    def bad_points(self) -> dict[int, int]:
        """Everybody's points of the deal."""
        return {seat: self.count(hand) for seat, hand in enumerate(self.hands)}

    def count(self, hand: list[Pair]) -> int:
        return pips(hand) + (self.rules["blank_double"] if (0, 0) in hand else 0)

    def out(self, seat: int) -> Outcome:
        return Outcome("domino", (seat,), self.bad_points())

    def blocked(self) -> Outcome:
        points = self.bad_points()
        seat = self.lowest(list(points.values()))
        return Outcome("blocked", () if seat is None else (seat,), points, "fewest-pips")

    def best_sides(self) -> list[int]:
        if self.deals < self.rules["rounds"]:
            return []
        return [seat for seat, score in enumerate(self.scores) if score == min(self.scores)]
