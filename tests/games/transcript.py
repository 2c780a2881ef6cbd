"""Readable transcripts: `replay(text)` plays the moves of a transcript again and writes it once more, so a test can compare.

Lines that begin with a word and a colon are the session's head, "deal" begins a deal, "2 play 4-6 left" is a move of seat 2; what
is indented is what came of it. `python -m tests.games.transcript` writes the transcripts afresh, with random moves.
"""

import json
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

from games import GAMES
from games.core import LINE_ENDS, OpenEnd
from games.parts import codec, tiles
from games.parts.chance import deal_seed
from tests.games.random_play import some_action

FOLDER = Path(__file__).parent / "transcripts"
SECRET = bytes(range(32))
SESSIONS = {
    "austrian-block-2": ("austrian-block", 2, {"hand": 12, "deals": 2}, 2),
    "austrian-block-4": ("austrian-block", 4, {"direction": "ccw", "reveal_after_domino": True}, 2),
    "austrian-draw": ("austrian-draw", 3, {"draw_limit": 3, "deals": 2, "entry": 5}, 2),
    "tendler": ("tendler", 5, {"hand": 5}, 2),
    "luxembourg": ("luxembourg", 3, {"entry": 1}, 3),
    "buki": ("buki", 4, {"raise_until_fourth": True}, 4),
    "challenge": ("challenge", 3, {"chips": "per_tile", "cap": 16}, 2),
    "hungarian": ("hungarian", 3, {"target": 50, "entry": 2}, 12),
    "pulle": ("pulle", 4, {"payment": 1}, 40),
    "draw": ("draw", 3, {"target": 50, "entry": 2}, 10),
    "block": ("block", 4, {"teams": True, "blocked_points": "sum"}, 3),
    "all-fives": ("all-fives", 2, {"target": 60, "finish": "at_once"}, 10),
    "bergen": ("bergen", 3, {"slow_finish": True, "blocked": "doubles_first"}, 10),
    "latin": ("latin", 4, {}, 10),
    "latin-puerto-rican": ("latin", 4, {"style": "puerto_rican"}, 2),
    "cuban": ("cuban", 4, {"pass_lead": 20, "capicua_doubles": True}, 3),
    "mexican-train": (
        "mexican-train",
        3,
        {"first_turn": "train", "rounds": 2, "blank_double": 50},
        2,
    ),
    "matador": ("matador", 2, {}, 3),
    "sebastopol": ("sebastopol", 4, {}, 3),
}


class Writer:
    """Plays a session and writes it down."""

    def __init__(self, key: str, players: int, options: dict[str, Any]) -> None:
        self.game = GAMES[key]
        self.state = self.game.open(self.game.options(**options), players)
        self.players = players
        self.deals = 0
        self.lines = [
            f"game: {key}",
            f"players: {players}",
            f"options: {json.dumps(options)}",
            f"secret: {SECRET.hex()}",
        ]

    def deal(self) -> None:
        self.deals += 1
        stacks = tuple(
            max(pair)
            for pair in zip(
                self.game.exposure(self.state), self.game.settle(self.state), strict=True
            )
        )
        self.state, events = self.game.deal(
            self.state, stacks, deal_seed(SECRET, range(self.players), self.deals)
        )
        self.lines += ["", "deal"]
        for seat in range(self.players):
            hand = self.game.view(self.state, seat).seats[seat].hand or ()
            self.lines.append(
                f"  {seat} holds {' '.join(tiles.NAMES[tile] for tile in hand)}; {stacks[seat]} hc"
            )
        self.say(events)

    def move(self, seat: int, text: str) -> None:
        self.state, events = self.game.apply(self.state, seat, codec.read(self.game, text))
        self.lines.append(f"{seat} {text}")
        self.say(
            [
                event
                for event in events
                if type(event).__name__ not in ("Played", "Passed", "Staked", "Added", "RaiseAsked")
            ]
        )
        result = self.game.view(self.state, None).result
        if result is not None:
            for seat, (pips, gain) in enumerate(zip(result.pips, result.gains, strict=True)):
                self.lines.append(f"  {seat} has {'?' if pips is None else pips} pips; {gain:+} hc")
        elif text.startswith(("play", "turn")):
            self.lines.append(f"  ends {ends_in_words(self.game.view(self.state, None).ends)}")

    def say(self, events: Any) -> None:
        for event in events:
            facts = {
                name: tiles.NAMES[value]
                if name == "tile" and value is not None
                else " ".join(tiles.NAMES[tile] for tile in value)
                if name == "tiles"
                else " ".join(map(str, value))
                if name == "seats"
                else value
                for name, value in asdict(event).items()
            }
            self.lines.append(
                " ".join(
                    [
                        f"  {type(event).__name__}",
                        *(f"{name} {value}" for name, value in facts.items()),
                    ]
                ).rstrip()
            )

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"


def ends_in_words(ends: tuple[OpenEnd, ...]) -> str:
    """Return the numbers at the ends: of a line from left to right, else each behind the name of its end."""
    if all(end in LINE_ENDS for end, _ in ends):
        return " ".join(str(number) for _, number in ends) or "None None"
    return " ".join(f"{end} {number}" for end, number in ends)


def replay(text: str) -> str:
    """The transcript of the same moves, as the rules have it today."""
    head = dict(line.split(": ", 1) for line in text.splitlines() if ": " in line)
    writer = Writer(head["game"], int(head["players"]), json.loads(head["options"]))
    for line in text.splitlines():
        if line == "deal":
            writer.deal()
        elif line[:1].isdigit():
            seat, action = line.split(" ", 1)
            writer.move(int(seat), action)
    return writer.text()


def written(key: str, players: int, options: dict[str, Any], deals: int) -> str:
    """A new transcript with random moves."""
    rng = random.Random(7)
    writer = Writer(key, players, options)
    for _ in range(deals):
        if writer.game.finished(writer.state):
            break
        writer.deal()
        while writer.game.dealing(writer.state):
            seat, action = some_action(writer.game, writer.state, rng)
            writer.move(seat, codec.write(action))
    return writer.text()


def main() -> None:
    for name, session in SESSIONS.items():
        (FOLDER / f"{name}.txt").write_text(written(*session), encoding="utf-8")


if __name__ == "__main__":
    main()
