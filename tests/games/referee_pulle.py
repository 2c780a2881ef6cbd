"""A referee for Pulle: keeps the accounts of a pool from what everybody was told and the hands as
they were dealt.

`Book` shares no code with `games`: tiles are pairs of numbers, events are dictionaries, chips are
half-chips. It raises AssertionError for anything that the rules do not allow.
"""

from typing import Any

from tests.games.referee_match import Pair


class Book:
    """Scores, chips and the pool of four players; `chips` counts what each has won or lost since
    sitting down.
    """

    def __init__(self, rules: dict[str, Any]) -> None:
        self.rules = rules
        self.chips, self.scores, self.alive, self.pool = [0] * 4, [0] * 4, [True] * 4, 0
        self.leader: int | None = None
        self.deals = 0
        self.gone: set[int] = set()

    def way(self) -> int:
        start = 1 if self.rules["direction"] == "cw" else -1
        every = self.rules["reverse_every"]
        return start * (-1) ** (self.deals // every) if every else start

    def following(self, seat: int, way: int) -> int:
        while True:
            seat = (seat + way) % 4
            if self.alive[seat]:
                return seat

    def enter(self, seats: list[int]) -> None:
        for seat in seats:
            self.chips[seat] -= 2 * self.rules["entry"]
            self.pool += 2 * self.rules["entry"]

    def deal(self, hands: list[list[Pair]], log: list[dict[str, Any]]) -> None:
        """One deal from the lead to the moment before the next."""
        way = self.way()
        if self.deals == 0:
            self.enter([0, 1, 2, 3])
            self.leader = max(
                (sum(tile), max(tile), seat) for seat, hand in enumerate(hands) for tile in hand
            )[2]
        playing = [seat for seat in range(4) if self.alive[seat]]
        assert [len(hand) for hand in hands] == [7 if alive else 0 for alive in self.alive]
        self.gone |= {entry["seat"] for entry in log if entry["event"] == "Renounced"}
        moves = [entry for entry in log if entry["event"] in ("Played", "Passed")]
        seat, setter = self.lay(hands, moves, way)
        pips = [sum(map(sum, hand)) for hand in hands]
        domino = not hands[seat] if seat in playing else False
        best = [seat for seat in playing if pips[seat] == min(pips[other] for other in playing)]
        winner = best[0] if len(best) == 1 else None
        self.deals += 1
        first = setter if winner is None else winner
        if self.reckon(playing, pips, winner, domino):
            self.enter([number for number in range(4) if self.alive[number]])
        elif self.rules["buyback"] and (len(playing) == 4 or self.rules["buyback_with"] == "fewer"):
            self.buy(log)
        else:
            assert not any(entry["event"] in ("BoughtBack", "Declined") for entry in log)
        self.alive = [
            alive and score <= 100 for alive, score in zip(self.alive, self.scores, strict=True)
        ]
        if sum(self.alive) == 1:
            self.chips[self.alive.index(True)] += self.pool
            self.pool = 0
        self.leader = first if self.alive[first] else self.following(first, way)

    def lay(
        self, hands: list[list[Pair]], moves: list[dict[str, Any]], way: int
    ) -> tuple[int, int]:
        """Play the tiles; who moved last, and who laid the last tile."""
        ends: list[int] = []
        seat, setter, idle = self.leader, -1, 0
        for number, move in enumerate(moves):
            assert move["seat"] == seat
            if move["event"] == "Passed":
                assert not any(half in ends for tile in hands[seat] for half in tile)
                idle += 1
            else:
                tile = move["tile"]
                hands[seat].remove(tile)
                if ends:
                    side = ("left", "right").index(move["end"])
                    ends[side] = (
                        tile[1]
                        if tile[0] == ends[side]
                        else tile[0]
                        if tile[1] == ends[side]
                        else -1
                    )
                    assert ends[side] >= 0
                else:
                    ends = list(tile)
                setter, idle = seat, 0
            over = not hands[seat] or idle == sum(self.alive)
            assert over == (number == len(moves) - 1)
            if not over:
                seat = self.following(seat, way)
        return seat, setter

    def reckon(self, playing: list[int], pips: list[int], winner: int | None, domino: bool) -> bool:
        """Payment and pips; whether the pool is broken."""
        if winner is not None:
            for seat in playing:
                if seat != winner:
                    price = self.rules["payment"] * (2 if domino else 1)
                    self.chips[seat] -= price
                    self.chips[winner] += price
        elif not self.rules["tie_adds_pips"]:
            return False
        for seat in playing:
            self.scores[seat] += pips[seat]
        if any(self.scores[seat] <= 100 for seat in playing):
            return False
        for seat in range(4):
            back = self.rules["broken_reentry"] == "all" or seat in playing
            self.alive[seat] = back and seat not in self.gone
            if self.alive[seat]:
                self.scores[seat] = 0
        return True

    def may(self) -> set[int]:
        found = set()
        for seat in range(4):
            value = self.middle(seat)
            if self.alive[seat] and value < self.scores[seat] and value <= 100:
                found.add(seat)
        return found

    def middle(self, seat: int) -> int:
        others = sorted(self.scores[:seat] + self.scores[seat + 1 :])
        return others[1] + (others[0] == others[2])

    def buy(self, log: list[dict[str, Any]]) -> None:
        no: set[int] = set()
        final = self.rules["buyback_until"] == "answer"
        for entry in log:
            if entry["event"] == "Declined" or (entry["event"] == "BoughtBack" and final):
                assert entry["seat"] in self.may() - no
            elif entry["event"] == "BoughtBack":
                assert entry["seat"] in self.may()
            if entry["event"] == "Declined":
                no.add(entry["seat"])
            elif entry["event"] == "BoughtBack":
                assert entry["score"] == self.middle(entry["seat"])
                assert entry["price"] == self.rules["entry"]
                self.chips[entry["seat"]] -= entry["price"]
                self.pool += entry["price"]
                self.scores[entry["seat"]] = entry["score"]
        assert not self.may() - no or not final
