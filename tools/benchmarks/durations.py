"""Measures how long a round, or a match, of each game takes, in minutes of play.

    python -m tools.benchmarks.durations
        a hundred rounds (ten matches) of each game, in two minutes
    python -m tools.benchmarks.durations --size 0.1 buki pulle
        a tenth of the rounds, of two games

The table is the one that *Play now* makes: four seats, or as many as the game has. Bots act at the
pace of real tables, and a person needs `DECISION_SECONDS` where there is a choice. All of them play
like Journeymen. One column is for a person alone with bots, the other for a table of people only.
The menus of games show the second, with a pause and rounded up (`games/game.py:Game.minutes`).
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random

from ai.levels import Level
from ai.player import choose
from games import GAMES
from games.core import Action, Seat
from tables.changes import clock_and_beats, lobby, play
from tables.state.change import Context
from tables.state.default_settings import Pace
from tables.state.phases import Phase
from tables.state.table import Chair, Table, game_of, view

DECISION_SECONDS = 8
ROUNDS, MATCHES = 100, 10  # at full size
PACE = Pace()


class Evening:
    """A table and its clock.

    Args:
        game: the key of the game.
        people: how many of the seats are people; the others are bots.
        seed: decides the tiles and the decisions.
    """

    def __init__(self, game: str, people: int, seed: int) -> None:
        self.now = 0  # ms
        self._rng = Random(seed)
        seats = min(lobby.FILLED, GAMES[game].players[-1])
        self._chips = dict.fromkeys(range(1, people + 1), 1_000_000)
        secret = self._rng.randbytes(32)
        table = lobby.open_table(
            Chair(1, "1"),
            game,
            self.context,
            table_id="t",
            guild=0,
            channel=0,
            locale="en",
            secret=secret,
        ).table
        for user in range(2, people + 1):
            table = lobby.join(table, Chair(user, str(user)), self.context).table
        while len(table.chairs) < seats:
            table = lobby.add_computer(table, 1, self.context, Level.JOURNEYMAN).table
        self.table: Table = play.deal(lobby.start(table, 1, 1), 1, self.context).table

    @property
    def context(self) -> Context:
        """The circumstances of the next change."""
        return Context(self.now, PACE, self._chips)

    def play_round(self) -> None:
        """Play until the round is over."""
        while self.table.phase is Phase.PLAYING:
            self._step()

    def pause(self) -> None:
        """Wait for the next round, while computer players answer what they are offered.

        People decline.
        """
        while seats := clock_and_beats.computers_to_answer(self.table):
            action = game_of(self.table).default(self.table.state, seats[0])
            self.table = play.answer_offer(self.table, seats[0], action, None, self._chips).table
        self.now += PACE.pause_ms
        self.table = play.deal_next(self.table, None, self.context).table

    def _step(self) -> None:
        """Let the next player act."""
        table, rules = self.table, game_of(self.table)
        asked = clock_and_beats.computers_to_answer(table)
        due = rules.due(table.state)
        seat = asked[0] if asked else min(due, key=lambda seat: table.chairs[seat].computer)
        if table.chairs[seat].computer:
            self.now += 0 if asked else PACE.computer_ms
        elif len(rules.legal(table.state, seat)) > 1:
            self.now += DECISION_SECONDS * 1000
        user = table.chairs[seat].user
        self.table = play.act(
            table, seat, self._decide(seat), user, self.context, repeatedly=True
        ).table

    def _decide(self, seat: Seat) -> Action:
        """Return the action of a player."""
        seen = view(self.table, seat)
        assert seen is not None
        return choose(seen, self._rng, level=Level.JOURNEYMAN)


def mean_minutes(game: str, people: int, size: float) -> tuple[str, float]:
    """Return "round" or "match", and how many minutes it takes on average."""
    evening = Evening(game, people, 1)
    if not GAMES[game].match(evening.table.options):
        rounds = max(1, round(ROUNDS * size))
        for number in range(rounds):
            if number:
                evening.table = Evening(game, people, number + 1).table
            evening.play_round()
        return "round", evening.now / rounds / 60_000
    matches = max(1, round(MATCHES * size))
    total = 0
    for number in range(matches):
        evening = Evening(game, people, number + 1)
        evening.play_round()
        while evening.table.live:
            evening.pause()
            evening.play_round()
        total += evening.now
    return "match", total / matches / 60_000


def main(arguments: Sequence[str]) -> int:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", type=float, default=1.0)
    parser.add_argument("games", nargs="*")
    chosen = parser.parse_args(arguments)
    for game in chosen.games or GAMES:
        seats = min(lobby.FILLED, GAMES[game].players[-1])
        unit, alone = mean_minutes(game, 1, chosen.size)
        _, together = mean_minutes(game, seats, chosen.size)
        print(
            f"{game}: a {unit} takes {alone:.1f} min alone with bots, {together:.1f} min with {seats} people",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
