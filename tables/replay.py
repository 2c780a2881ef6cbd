"""A session from its log: what was done, with the chance that the revealed secret makes, comes to the same state."""

import json
from collections.abc import Sequence
from typing import Any

from games import GAMES, codec
from games.chance import deal_seed
from tables.store import LogEntry


def replay(log: Sequence[LogEntry], secret: bytes) -> Any:
    """The game's state after all that the log tells, oldest entry first; None if nothing was dealt.

    The log has to begin with the opening. `IllegalAction` or ValueError: this log and this secret do not belong together.
    """
    lines = [line for entry in log for line in entry.what]
    if not lines or not lines[0].startswith("open "):
        raise ValueError("the log does not begin with the opening")
    rules = GAMES[lines[0].removeprefix("open ")]
    verbs = {kind.verb for kind in rules.actions}
    options = rules.options()
    settled: dict[str, Any] = {}
    cuts: tuple[int, ...] = ()
    deals = 0
    state: Any = None
    for line in lines:
        what, _, rest = line.partition(" ")
        first, _, value = rest.partition(" ")
        if what == "option" and hasattr(options, first):  # the others are the table's: they do not change what happens in a game
            settled[first] = json.loads(value)
        elif what == "start":
            cuts = tuple(map(int, rest.split(",")))
        elif what == "deal":
            stacks = tuple(map(int, rest.split(" ")))
            if state is None:
                state = rules.open(rules.options(**settled), len(stacks))
            deals += 1
            state = rules.deal(state, stacks, deal_seed(secret, cuts, deals))[0]
        elif what.isdecimal() and first in verbs:  # else somebody has left, come back, …
            state = rules.apply(state, int(what), codec.read(rules, rest))[0]
    return state
