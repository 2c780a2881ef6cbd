"""The proof file of a finished session, with which anyone can repeat its chance
(docs/developers/shuffle.md, docs/verify.js).
"""

from collections.abc import Sequence
from typing import Any

from games import GAMES
from games.core import IllegalAction
from games.parts import tiles
from games.parts.chance import commitment
from tables.history.replay import replay_moments
from tables.state.log_items import (
    ActionTaken,
    DealStarted,
    LogEntry,
    PressesMixed,
    SecretSealed,
    SessionStarted,
)
from tables.state.table import Table

FORM = 1  # version of the file format; changes if older scripts could not read it


def session_proof(table: Table, log: Sequence[LogEntry]) -> dict[str, Any]:
    """Return everything that was sealed, pressed, dealt, done and made public, as JSON values.

    Interaction ids are strings, because they have more digits than numbers have in some languages.
    Hands are those at the beginning of each deal; they are empty if the deal cannot be repeated.
    `people` are the seats of the cuts: those that people had when the session began.
    """
    seal = commitment(table.secret)
    cuts: tuple[str, ...] = ()
    presses: tuple[str, ...] = ()
    deals: list[dict[str, Any]] = []
    for entry in log:
        for item in entry.what:
            match item:
                case SecretSealed():
                    seal = item.seal
                case SessionStarted():
                    cuts = tuple(map(str, item.cuts))
                case PressesMixed():
                    presses = tuple(map(str, item.presses))
                case DealStarted():
                    deals.append(
                        {
                            "deal": len(deals) + 1,
                            "presses": presses,
                            "hands": [],
                            "moves": [],
                            "heard": [],
                        }
                    )
                    presses = ()
                case ActionTaken(participant, action):
                    deals[-1]["moves"].append(f"{participant} {action}")
        if deals:
            deals[-1]["heard"] += entry.events
    for deal, hands in dealt_hands(table, log).items():
        deals[deal - 1]["hands"] = hands
    return {
        "kaffeehaus": FORM,
        "table": table.id,
        "game": table.game,
        "set": [tiles.NAMES[tile] for tile in GAMES[table.game].declaration.tiles],
        "seal": seal,
        "secret": table.secret.hex(),
        "cuts": cuts,
        "people": [seat for seat, chair in enumerate(table.chairs) if chair.cut],
        "deals": deals,
    }


def dealt_hands(table: Table, log: Sequence[LogEntry]) -> dict[int, list[list[str]]]:
    """Return the dealt hands by deal number and seat, as far as the log and the secret agree."""
    rules = GAMES[table.game]
    hands_by_deal: dict[int, list[list[str]]] = {}
    try:
        for moment in replay_moments(log, table.secret):
            if moment.deal not in hands_by_deal:
                seats = range(len(rules.view(moment.state, None).seats))
                hands = [rules.view(moment.state, seat).seats[seat].hand or () for seat in seats]
                hands_by_deal[moment.deal] = [
                    [tiles.NAMES[tile] for tile in hand] for hand in hands
                ]
    except (IllegalAction, ValueError):
        pass
    return hands_by_deal
