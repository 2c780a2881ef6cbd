"""What the referees of the games of the world share: seats and teams, hands, turns, the end of a
deal and of a match.

A referee keeps its own state of a match and shares no code with `games`: tiles are pairs of
numbers, moves are `Move`, house rules a dictionary. It is told the hands and the boneyard as they
were dealt, and then every move. Sections are those of the rules of the games of the world.
`referee_check` compares a referee with a game.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import Any, ClassVar, NamedTuple

Pair = tuple[int, int]


class Move(NamedTuple):
    """A move: a tile laid, a tile drawn, or a pass."""

    kind: str  # "play", "draw", "pass" or "give-lead"
    tile: Pair | None = None
    end: str = ""
    outer: int | None = None  # the half that points outwards, where the player chooses it


DRAW, PASS, GIVE_LEAD = Move("draw"), Move("pass"), Move("give-lead")


@dataclass
class Outcome:
    """The end of a deal."""

    ending: str  # "domino", "blocked" or "target"
    winners: tuple[int, ...]  # seats
    points: dict[int, int] = field(default_factory=dict)  # by side, of the end alone
    reason: str = ""  # why a blocked deal is won or tied
    bonuses: tuple[str, ...] = ()


def pips(tiles: list[Pair]) -> int:
    return sum(map(sum, tiles))


def weight(tile: Pair) -> Pair:
    return sum(tile), max(tile)


class Referee(ABC):
    """A match of a game with one line, two ends and ordinary matching; the games change what
    they do differently.
    """

    highest = 6  # the set
    usual_hands: ClassVar[dict[int, int]] = {}
    direction = 1
    keep = 0  # tiles of the boneyard that are never drawn
    drawing = False

    def __init__(self, rules: dict[str, Any], seats: int) -> None:
        self.rules = {
            **rules,
            **{
                name: value
                for name, value in self.usual(rules, seats).items()
                if rules.get(name) is None
            },
        }
        self.seats = seats
        self.in_teams = seats == 4 and bool(rules.get("teams"))
        self.deals = 0
        self.leader: int | None = None
        self.outcome: Outcome | None = None
        self.match_winners: tuple[int, ...] = ()
        self.start()
        self.scores = [0] * self.sides
        self.wins = [0] * self.sides

    def usual(self, rules: dict[str, Any], seats: int) -> dict[str, Any]:
        """The values of house rules that are left to the number of players or to other rules."""
        return {"hand": self.usual_hands[seats]}

    def start(self) -> None:  # noqa: B027 - most games need nothing
        """Prepare what a game needs besides."""

    # Seats and sides

    @property
    def sides(self) -> int:
        return 2 if self.in_teams else self.seats

    def side(self, seat: int) -> int:
        return seat % 2 if self.in_teams else seat

    def seats_of(self, side: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if self.side(seat) == side)

    def after(self, seat: int) -> int:
        return (seat + self.direction) % self.seats

    # The beginning of a deal

    def begin(self, hands: list[list[Pair]], boneyard: list[Pair], told: int) -> None:
        """Begin a deal. `told` is the seat that leads, which matters where a lot decides."""
        self.deals += 1
        self.hands, self.boneyard = [list(hand) for hand in hands], list(boneyard)
        self.check_tiles()
        self.ends: dict[str, int] = {}
        self.table: list[Pair] = []
        self.moves: list[tuple[int, Move]] = []
        self.idle, self.took, self.layer = 0, 0, -1
        self.lead_tile: Pair | None = None  # the tile that decides who leads
        self.must_lead = False  # and that has to be laid
        self.lot = False
        self.leader = self.lead(told)
        self.mover = self.leader
        self.outcome = None
        self.spread()

    def spread(self) -> None:  # noqa: B027 - most games need nothing
        """Prepare the table of a deal."""

    def check_tiles(self) -> None:
        """Every tile of the set is dealt once, and all hands have the right size.

        Tiles set aside are nobody's business.
        """
        dealt, whole = (
            self.dealt() + self.boneyard,
            set(combinations_with_replacement(range(self.highest + 1), 2)),
        )
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) == whole if self.drawing else set(dealt) <= whole
        assert [len(hand) for hand in self.hands] == [self.rules["hand"]] * self.seats

    def stock(self) -> int:
        """The tiles that may still be drawn, or in games without drawing those set aside."""
        if self.drawing:
            return max(0, len(self.boneyard) - self.keep_now())
        return (
            len(list(combinations_with_replacement(range(self.highest + 1), 2)))
            - self.rules["hand"] * self.seats
        )

    @abstractmethod
    def lead(self, told: int) -> int:
        """Return the seat that leads the deal. `told` is the seat that the game has named."""

    def by_lot(self, told: int) -> int:
        self.lot = True
        return told

    def by_heaviest_double(self) -> int:
        """Rules 0.3."""
        self.must_lead = True
        return self.holder(max(self.doubles() or self.dealt(), key=weight))

    def by_heaviest_tile(self) -> int:
        return self.holder(max(self.dealt(), key=weight))

    def dealt(self) -> list[Pair]:
        """The tiles in all hands."""
        return [tile for hand in self.hands for tile in hand]

    def doubles(self) -> list[Pair]:
        return [tile for tile in self.dealt() if tile[0] == tile[1]]

    def holder(self, tile: Pair) -> int:
        self.lead_tile = tile
        return next(seat for seat, hand in enumerate(self.hands) if tile in hand)

    # A turn

    def legal(self) -> list[Move]:
        """Rules 0.5."""
        hand = self.hands[self.mover]
        if not self.table:
            return [
                Move("play", tile, "start")
                for tile in hand
                if not self.must_lead or tile == self.lead_tile
            ]
        plays = [move for tile in hand for move in self.places(tile)]
        if plays:
            return plays
        limit = self.rules.get("draw_limit")
        if (
            self.drawing
            and len(self.boneyard) > self.keep_now()
            and (not limit or self.took < limit)
        ):
            return [DRAW]
        return [PASS]

    def keep_now(self) -> int:
        return self.rules.get("keep", self.keep)

    def places(self, tile: Pair) -> list[Move]:
        return [Move("play", tile, end) for end, number in self.ends.items() if number in tile]

    def gain(self, move: Move) -> tuple[int, int]:
        """The side that a legal move lets score at once, and its points."""
        return 0, 0

    def do(self, move: Move) -> list[tuple[int, int]]:
        """Carry out a move, and return what it scores at once: sides and points."""
        assert self.outcome is None
        assert move in self.legal()
        side, points = self.gain(move)
        seat = self.mover
        self.moves.append((seat, move))
        if move.kind == "draw":
            self.hands[seat].append(self.boneyard.pop(0))
            self.took += 1
            self.idle = 0
        elif move.kind == "play":
            self.hands[seat].remove(move.tile)
            self.lay(move)
            self.table.append(move.tile)
            self.layer, self.idle = seat, 0
        else:
            self.idle = 0 if self.took else self.idle + 1
        self.scores[side] += points
        self.judge(seat, move, side)
        return [(side, points)] if points else []

    def judge(self, seat: int, move: Move, scorer: int) -> None:
        """After a move: end the deal, or say whose turn it is."""
        if self.rules.get("finish") == "at_once" and self.scores[scorer] >= self.rules["target"]:
            self.close(Outcome("target", self.seats_of(scorer)))
        elif not self.hands[seat]:
            self.close(self.out(seat))
        elif self.idle == self.seats or (move.kind == "play" and self.is_visibly_blocked()):
            self.close(self.blocked())
        elif self.ends_turn(move):
            self.mover, self.took = self.after(seat), 0

    def ends_turn(self, move: Move) -> bool:
        return move.kind != "draw" or self.rules.get("draw_limit") == 0

    def lay(self, move: Move) -> None:
        low, high = move.tile
        if move.end == "start":
            self.ends = {"left": low, "right": high}
        else:
            self.ends[move.end] = high if self.ends[move.end] == low else low

    def is_visibly_blocked(self) -> bool:
        """Rules 0.6: in games with drawing, no tile off the table fits."""
        if not self.drawing or self.rules.get("visible_block", "end") != "end":
            return False
        return not any(self.places(tile) for tile in self.dealt() + self.boneyard)

    # The end of a deal

    def totals(self) -> list[int]:
        """The pips in hand by side."""
        return [
            sum(pips(self.hands[seat]) for seat in self.seats_of(side))
            for side in range(self.sides)
        ]

    def lowest(self, totals: list[int]) -> int | None:
        """The place of the strictly lowest total."""
        best = [place for place, total in enumerate(totals) if total == min(totals)]
        return best[0] if len(best) == 1 else None

    def out(self, seat: int) -> Outcome:
        side, totals = self.side(seat), self.totals()
        return Outcome("domino", self.seats_of(side), {side: sum(totals) - totals[side]})

    def blocked(self) -> Outcome:
        """Rules 0.7."""
        totals = self.totals()
        if self.rules.get("blocked") == "last":
            outcome = self.out(self.layer)
            return Outcome("blocked", outcome.winners, outcome.points, "last-tile")
        side = self.lowest(totals)
        reason = "team-pips" if self.in_teams else "fewest-pips"
        if side is None:
            return Outcome("blocked", (), reason=reason)
        others = [total for other, total in enumerate(totals) if other != side]
        own = {"net": totals[side], "sum": 0, "each": totals[side] * len(others)}[
            self.rules.get("blocked_points", "net")
        ]
        return Outcome("blocked", self.seats_of(side), {side: sum(others) - own}, reason)

    def close(self, outcome: Outcome) -> None:
        """Count the points and look whether the match is over (rules 0.8)."""
        self.outcome = outcome
        for side, points in outcome.points.items():
            self.scores[side] += points
        for side in {self.side(seat) for seat in outcome.winners}:
            self.wins[side] += 1
        best = self.best_sides()
        self.match_winners = tuple(seat for seat in range(self.seats) if self.side(seat) in best)

    def best_sides(self) -> list[int]:
        """The sides that have won the match; [] while it goes on."""
        most = max(self.scores)
        return (
            [side for side, score in enumerate(self.scores) if score == most]
            if most >= self.rules["target"]
            else []
        )

    def winner_leads(self) -> int:
        """The seat of the winning side that leads (rules 0.7)."""
        if self.outcome.ending == "domino" or self.outcome.reason == "last-tile":
            return self.layer
        order = [(self.layer + step * self.direction) % self.seats for step in range(self.seats)]
        return min(
            (seat for seat in order if seat in self.outcome.winners),
            key=lambda seat: pips(self.hands[seat]),
        )

    def shows_hands(self) -> bool:
        """Rules 0.9."""
        return True

    def count(self, hand: list[Pair]) -> int:
        """What a hand counts at the end."""
        return pips(hand)


class DrawFamily(Referee):
    """Section 1: who leads in Draw, Block and Matador."""

    def lead(self, told: int) -> int:
        if self.deals == 1 or self.rules["next_lead"] == "heaviest_double":
            rule = self.rules["first_lead"] if self.deals == 1 else "heaviest_double"
            if rule == "lot":
                return self.by_lot(told)
            return (
                self.by_heaviest_double() if rule == "heaviest_double" else self.by_heaviest_tile()
            )
        return self.following

    def close(self, outcome: Outcome) -> None:
        super().close(outcome)
        self.following = self.next_leader()

    def next_leader(self) -> int | None:
        if self.match_winners or self.rules["next_lead"] == "heaviest_double":
            return None
        if self.rules["next_lead"] == "rotate":
            return self.after(self.leader)
        return self.winner_leads() if self.outcome.winners else self.leader
