"""The operations of Challenge for `tests.games.golden`: worked cases put to the real rules."""

from typing import Any

from games.challenge import Challenge
from games.core import Action, Fate, IllegalAction, Tile
from games.parts import claims, tiles
from games.parts.challenge_steps import ChallengeOptions, ChallengeState, Laid, gains, loser_of
from games.parts.claims import Dispute, Give, Lay
from games.parts.line import Pass


def _tiles(names: list[str]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles.named(name) for name in names))


def _names(held: tuple[Tile, ...]) -> list[str]:
    return sorted(tiles.NAMES[tile] for tile in held)


def _error(refused: IllegalAction, at: int) -> dict[str, Any]:
    key = {"deal-over": "round-over", "claims-first": "toss-over"}.get(refused.key, refused.key)
    need = {"need": refused.values["need"]} if refused.key == "wrong-give-count" else {}
    return {"error": key.replace("-", "_"), "at": at, **need}


def challenge_match(given: dict[str, Any]) -> dict[str, Any]:
    return {
        "match": [
            claims.holds_true((one, two), _tiles(claim)) for (one, two), claim in given["cases"]
        ]
    }


def challenge_pairs(given: dict[str, Any]) -> dict[str, Any]:
    one, two = given["toss"]
    return {"pairs": sorted(_names(pair) for pair in claims.true_pairs((one, two)))}


def challenge_discardable(given: dict[str, Any]) -> dict[str, Any]:
    wanted = tiles.named(given["tile"])
    ways = [(wanted,), *((wanted, other) for other in claims.SET)]
    tosses = [toss for toss in claims.TOSSES if any(claims.holds_true(toss, way) for way in ways)]
    return {"tosses": [list(toss) for toss in tosses]}


def challenge_toss(given: dict[str, Any]) -> dict[str, Any]:
    """A toss with the claims that were made and what followed; forced passes and gifts stand in
    the script as well.
    """
    game = Challenge()
    players = len(given["hands"])
    one, two = given["toss"]
    state = ChallengeState(
        ChallengeOptions(),
        (0,) * players,
        (0,) * players,
        hands=tuple(_tiles(hand) for hand in given["hands"]),
        toss=1,
        tosser=given["tosser"],
        dice=(one, two),
        answers=(None,) * players,
        laid=(None,) * players,
        pointer=given["tosser"],
    )
    results: list[str] = []
    try:
        for seat, claim in enumerate(given["claims"]):
            state = game.apply(state, seat, Lay(_tiles(claim or [])))[0]
        for event in given["script"]:
            state = _scripted(game, state, event, results)
    except IllegalAction as refused:
        return _error(refused, len(results))
    return {
        "results": results,
        "toss_over": state.winner is not None or bool(state.answers),
        "domino": state.winner,
        "boneyard_added": state.boneyard,
        "hands": [_names(hand) for hand in state.hands],
        "next_tosser": None if state.winner is not None else (given["tosser"] + 1) % players,
    }


def _scripted(
    game: Challenge, state: ChallengeState, event: dict[str, Any], results: list[str]
) -> ChallengeState:
    """One event: a pass, or a challenge with what is given after it."""
    seat = event["seat"]
    target = event.get("challenge")
    action: Action = Pass() if target is None else Dispute(target)
    before, state = state, game.apply(state, seat, action)[0]
    if target is None:
        results.append("pass")
        return state
    claim = before.laid[target]
    given = _tiles(event.get("give") or [])
    if state.giving is not None:
        state = game.apply(state, state.giving.giver, Give(given))[0]
    elif given:
        raise IllegalAction("wrong-give-count", need=0)
    results.append("honest" if claims.holds_true(before.dice, claim.tiles) else "bluff")
    return state


def challenge_deal_end(given: dict[str, Any]) -> dict[str, Any]:
    hands = tuple(_tiles(hand) for hand in given["hands"])
    options = ChallengeOptions(
        chips=given.get("chips", "none"),
        stake=given.get("stake", 1),
        rate=given.get("rate", 1),
        # the vectors know no house rule that caps what a deal can cost
        cap=given.get("cap", 1_000_000),
    )
    loser = loser_of(hands, given["winner"])
    return {
        "loser": loser,
        "next_dealer": loser,
        "net_hc": list(gains(options, hands, given["winner"])),
    }


def view_of_claims(given: dict[str, Any]) -> dict[str, Any]:
    """`view` for Challenge: claims lie on the table, their tiles are out of the hands."""
    players = len(given["hands"])
    viewer = given["viewer"]
    state = ChallengeState(
        ChallengeOptions(),
        (0,) * players,
        (0,) * players,
        hands=tuple(_tiles(hand) for hand in given["hands"]),
        toss=1,
        dice=(1, 1),
        laid=tuple(Laid(_tiles(claim), Fate.OPEN) if claim else None for claim in given["claims"]),
        boneyard=len(given["stock"]),
    )
    shown = Challenge().view(state, viewer["seat"] if "seat" in viewer else viewer["watching"])
    claims = [
        0
        if seat.claim is None
        else seat.claim.size
        if seat.claim.tiles is None
        else _names(seat.claim.tiles)
        for seat in shown.seats
    ]
    return {
        "hands": [None if seat.hand is None else _names(seat.hand) for seat in shown.seats],
        "counts": [seat.count for seat in shown.seats],
        "stock": shown.stock,
        "claims": claims,
    }


OPERATIONS = {
    one.__name__: one
    for one in (
        challenge_match,
        challenge_pairs,
        challenge_discardable,
        challenge_toss,
        challenge_deal_end,
    )
}
