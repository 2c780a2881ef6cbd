"""The worked cases of Pulle, put to the rules of the pool."""

from typing import Any

from games.core import by_seat
from games.parts import pulle_pool as pools
from games.parts.pulle_pool import PLAYERS, Pool, PulleOptions
from games.pulle import Pulle


def pulle_start(given: dict[str, Any]) -> dict[str, Any]:
    options = PulleOptions(entry=given["entry"], payment=given.get("payment", 0))
    game = Pulle()
    before = game.open(options, PLAYERS)
    stacks = game.exposure(before)
    state = game.deal(before, stacks, bytes(32))[0]
    domino = pools.count_deal(state.table.pool, options, 0, False, (0, 1, 1, 1)).gains
    blocked = pools.count_deal(state.table.pool, options, 0, True, (0, 1, 1, 1)).gains
    return {
        "net_hc": [
            after - stack for after, stack in zip(state.table.series.stacks, stacks, strict=True)
        ],
        "pool_hc": game.view(state, None).pool,
        "buyback_hc": pools.buy_back(Pool((99, 0, 0, 0)), options, 0).hc,
        "domino_pay_hc": -domino[1],
        "blocked_pay_hc": -blocked[1],
    }


def pulle_buyback_value(given: dict[str, Any]) -> dict[str, Any]:
    new, allowed = pools.buyback(given["own"], tuple(given["others"]))
    return {"new": new, "allowed": allowed}


def offered(pool: Pool) -> list[dict[str, int]]:
    return [{"seat": seat, "new": new} for seat, new in sorted(pools.offers(pool).items())]


def pulle_after_game(given: dict[str, Any]) -> dict[str, Any]:
    options = PulleOptions(
        entry=given["entry"],
        payment=given.get("payment", 0),
        buyback=given.get("buyback", True),
        tie_adds_pips=given.get("tie_adds_pips", False),
        broken_reentry=given.get("reentry", "all"),
    )
    gone = tuple(seat in given.get("left_table", []) for seat in range(PLAYERS))
    pool = Pool(tuple(given["scores"]), tuple(given["in"]), gone, given["pool_hc"])
    result = given["result"]
    won = result["winner"]
    reckoning = pools.count_deal(
        pool, options, won, result["kind"] == "blocked", tuple(result["pips"])
    )
    after_game = by_seat(pool.scores, dict(enumerate(reckoning.points)))
    pool, net = reckoning.pool, reckoning.gains
    at_open = offered(pool) if reckoning.window else []
    results = []
    for seat in given.get("buybacks", []):
        if not reckoning.window:
            results.append({"seat": seat, "error": "window_closed"})
        elif seat not in pools.offers(pool):
            results.append({"seat": seat, "error": "not_allowed"})
        else:
            results.append({"seat": seat, "new": pools.offers(pool)[seat]})
            pool, net = pools.buy_back(pool, options, seat), by_seat(net, {seat: -options.entry})
    pool, taken = pools.eliminate(pool)
    winner = pools.winner(pool)
    return {
        "scores_after_game": list(after_game),
        "broken": reckoning.broken,
        "offers_at_open": at_open,
        "buybacks": results,
        "scores": list(pool.scores),
        "in": list(pool.inside),
        "net_hc": list(by_seat(net, dict(enumerate(taken)))),
        "pool_hc": pool.hc,
        "pool_winner": winner,
        "next_leader": None
        if winner is not None
        else pools.next_leader(
            pool, (result["last_setter"] if won is None else won), given.get("dir", 1)
        ),
    }


OPERATIONS = {one.__name__: one for one in (pulle_start, pulle_buyback_value, pulle_after_game)}
