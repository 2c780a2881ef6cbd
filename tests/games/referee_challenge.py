"""An independent referee for Challenge: shares no code with `games`.

It plays a deal again from the dealt hands and the log.
"""

from collections import Counter


def holds(dice, tiles):
    """Walk from one die along the tiles, in either order and turned either way, to the other
    die.
    """
    start, goal = dice

    def walk(at, left):
        if not left:
            return at == goal
        for number, tile in enumerate(left):
            a, b = map(int, tile.split("-"))
            rest = left[:number] + left[number + 1 :]
            if (a == at and walk(b, rest)) or (b == at and walk(a, rest)):
                return True
        return False

    return bool(tiles) and walk(start, tiles)


class Referee:
    """`hands`: lists of names by seat.

    `log`: ("dice", tosser, one, two) or (seat, text of an action).
    """

    def __init__(self, hands):
        self.hands = [Counter(hand) for hand in hands]
        self.boneyard = 56 - sum(hand.total() for hand in self.hands)
        self.winner = self.loser = None

    def play(self, log):
        log = iter(log)
        for what, tosser, *dice in log:
            assert what == "dice"
            self.toss(tosser, dice, log)
            if self.winner is not None:
                assert next(log, None) is None
                return

    def toss(self, tosser, dice, log):
        seats = len(self.hands)
        answers = {}
        while len(answers) < seats:
            seat, text = next(log)
            verb, *names = text.split()
            assert verb == "claim"
            assert len(names) <= 2
            assert not Counter(names) - self.hands[seat]
            answers[seat] = names
        claims = {seat: names for seat, names in answers.items() if names}
        for seat, names in claims.items():
            self.hands[seat] -= Counter(names)
        at, passed = tosser, 0
        while claims and passed < seats:
            seat, text = next(log)
            assert seat == at
            if text == "pass":
                passed += 1
            else:
                passed = 0
                self.challenge(seat, int(text.removeprefix("challenge ")), claims, dice, log)
                self.look(tosser, claims)
                if self.winner is not None:
                    return
            at = (at + 1) % seats
        if claims:
            self.boneyard += sum(map(len, claims.values()))
            self.look(tosser, {})

    def challenge(self, seat, target, claims, dice, log):
        assert target != seat
        names = claims.pop(target)
        winner, taker = (target, seat) if holds(dice, names) else (seat, target)
        due = min(len(names), self.hands[winner].total())
        self.hands[taker] += Counter(names)
        if due:
            giver, text = next(log)
            verb, *given = text.split()
            assert (giver, verb, len(given)) == (winner, "give", due)
            assert not Counter(given) - self.hands[winner]
            self.hands[winner] -= Counter(given)
            self.hands[taker] += Counter(given)

    def look(self, tosser, claims):
        seats = len(self.hands)
        for step in range(seats):
            seat = (tosser + step) % seats
            if not self.hands[seat] and seat not in claims:
                self.winner = seat
                for other, names in claims.items():
                    self.hands[other] += Counter(names)
                self.loser = self.last(seat)
                return

    def last(self, winner):
        def heavy(seat):
            pips = sum(
                int(half) for name in self.hands[seat].elements() for half in name.split("-")
            )
            return (-self.hands[seat].total(), -pips, (seat - winner) % len(self.hands))

        return min((seat for seat in range(len(self.hands)) if seat != winner), key=heavy)
