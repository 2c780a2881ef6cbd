"""The worked cases of golden-vectors.json, put to the rules: `evaluate(given)` answers in the form
of the vectors.

Tiles that a vector does not name are out of play, hands are sorted by name, error keys are written
with underscores.
"""

from dataclasses import replace
from typing import Any

from games.buki import Buki, BukiOptions, BukiState, BukiTable, limits
from games.core import Action, End, IllegalAction
from games.parts import austrian, gallery_rules, line_game, stakes, tiles
from games.parts import line as lines
from games.parts.austrian import Series
from games.parts.gallery_rules import GalleryRules, Guest, Reject, Take, Wager, Watch
from games.parts.line import DRAW, NOBODY, PASS, Deal, Line, Mode, Play
from games.parts.stakes import Accept, Add, Book, Limits, Raise, Refuse, Stake
from tests.games import golden_challenge, golden_hungarian, golden_luxembourg, golden_pulle

MIRRORED = {"left": End.RIGHT, "right": End.LEFT, "start": End.START}


class Unsupported(Exception):  # noqa: N818
    """No game here has this operation yet."""


def evaluate(given: dict[str, Any]) -> dict[str, Any]:
    """Return the result of the rules for a vector's `given`."""
    if given["op"] not in OPERATIONS:
        raise Unsupported(given["op"])
    return OPERATIONS[given["op"]](given)


def held(names: list[str]) -> int:
    return tiles.mask(tiles.named(name) for name in names)


def names(mask: int) -> list[str]:
    return sorted(tiles.NAMES[tile] for tile in tiles.listed(mask))


def error(refused: IllegalAction) -> str:
    return "round_over" if refused.key == "deal-over" else refused.key.replace("-", "_")


def first_leader(given: dict[str, Any]) -> dict[str, Any]:
    leader, tile = lines.first_leader(tuple(held(hand) for hand in given["hands"]))
    return {"leader": leader, "tile": tiles.NAMES[tile]}


def position(given: dict[str, Any]) -> Line:
    """The line that a vector describes."""
    hands = tuple(held(hand) for hand in given["hands"])
    deal = Deal(
        hands,
        lines.order(len(hands), given.get("dir", 1)),
        given["to_move"],
        mode=Mode(given["mode"]),
        draw_limit=given.get("draw_limit"),
        visible_block=given.get("visible_block", "end") == "end",
        stock=tuple(tiles.named(name) for name in given.get("stock", [])),
    )
    line = lines.begin_deal(Line, None, deal)
    layout = given.get("layout", [])
    if layout:
        line = replace(
            line,
            unlaid=tiles.D8 & ~tiles.mask(tiles.of(a, b) for a, b in layout),
            ends=lines.code(layout[0][0], layout[-1][1]),
        )
    return replace(line, idle=given.get("idle_turns", 0))


def legal(given: dict[str, Any]) -> dict[str, Any]:
    numbers = given["ends"]
    line = position({"mode": "block", "hands": [given["hand"], []], "to_move": 0})
    if numbers is not None:
        line = replace(line, ends=lines.code(*numbers))
    moves = lines.legal(line, 0)
    plays = [
        {"tile": tiles.NAMES[move.tile], "end": move.end.value}
        for move in moves
        if isinstance(move, Play)
    ]
    return {
        "plays": sorted(plays, key=lambda play: (play["tile"], play["end"])),
        "must_pass": moves == (PASS,),
    }


def line_round(given: dict[str, Any]) -> dict[str, Any]:
    line = position(given)
    mirrored = False  # the vector has laid the first tile the other way round than the engine does
    for at, event in enumerate(given["script"]):
        action: Action = PASS
        if "draw" in event:
            action = DRAW
            if line.deal.stock and tiles.NAMES[line.deal.stock[0]] != event["draw"]:
                return {"error": "wrong_tile", "at": at}
        elif "laid" in event:
            a, b = event["laid"]
            mirrored = mirrored or (event["end"] == "start" and a > b)
            action = Play(tiles.of(a, b), MIRRORED[event["end"]] if mirrored else End(event["end"]))
        try:
            line, _ = lines.act(line, event["seat"], action)
        except IllegalAction as refused:
            return {"error": error(refused), "at": at}
    numbers = lines.ENDS[line.ends]
    outcome = line.outcome()
    answer: dict[str, Any] = {
        "end": outcome and outcome[0].value,
        "hands": [names(hand) for hand in lines.hands(line)],
        "ends": numbers and list(reversed(numbers) if mirrored else numbers),
        "stock_left": len(line.deal.stock),
    }
    if outcome is None:
        return {**answer, "to_move": line.to_move}
    answer["pips"] = [tiles.pips(hand) for hand in lines.hands(line)]
    if given["mode"] != "lux":
        setter = line_game.setter(line)
        setter = given.get("last_setter") if setter is None else setter
        won = outcome[1]
        answer |= {
            "winner": won,
            "last_setter": setter,
            "next_leader": line_game.next_leader(line) if won is not None else setter,
        }
    return answer


def buki_config(given: dict[str, Any]) -> dict[str, Any]:
    options = BukiOptions(min=given["min"], max=given.get("max"))
    try:
        Buki().check(options, 4)
    except IllegalAction as refused:
        return {"error": f"bad_{refused.values['option']}"}
    return {"min": limits(options).low, "max": limits(options).high}


def buki_stakes(given: dict[str, Any]) -> dict[str, Any]:
    rules = Limits(given["min"], given["max"], given.get("raise_option", False))
    carried = given.get("carried", [None] * 4)
    book = Book(
        given["banker"],
        given["prev_winner"],
        tuple(carried),
        tuple(stake is not None for stake in carried),
    )
    turns = [0] * 4
    results = []
    for event in given["script"]:
        seat, verb = event["seat"], event["do"]
        result = "ok"
        try:
            if verb == "act":
                if stakes.must_stake(book, seat, turns[seat]):
                    raise IllegalAction("stake-required")
                turns[seat] += 1
                book, _ = stakes.turn_completed(book, seat, turns[seat])
            else:
                kind = {"stake": Stake, "add": Add, "raise": Raise}[verb]
                book, _ = stakes.act(book, rules, seat, kind(event["chips"]), turns[seat])
            if verb == "raise":
                answer = Accept if event["banker"] == "accept" else Refuse
                book, answered = stakes.act(
                    book, rules, book.banker, answer(seat, event["chips"]), turns[book.banker]
                )
                result = "ok" if answered.accepted else "refused"
        except IllegalAction as refused:
            result = error(refused)
        results.append(result)
    return {"results": results, "stakes": list(book.stakes)}


def buki_settle(given: dict[str, Any]) -> dict[str, Any]:
    rules = Limits(given["min"], given["max"])
    book = Book(given["banker"], None, tuple(given["stakes"]), (False,) * 4)
    net = list(stakes.gains(book, rules, given["winner"]))
    after, _ = stakes.deal_completed(book, given["winner"])
    carried = [
        stake if carried else None
        for stake, carried in zip(after.stakes, after.carried, strict=True)
    ]
    if given.get("bets") is None:
        return {"net_hc": net, "carried": carried}
    guests = tuple(
        Guest(
            bet["on"],
            True,
            (),
            chips=bet["chips"],
            accepted=bet["accepted"],
            stack=2 * bet["chips"],
        )
        for bet in given["bets"]
    )
    house = GalleryRules(rules, carries=given.get("spectator_tie") == "carry")
    paid, bank, _ = gallery_rules.deal_completed(guests, house, 4, given["winner"])
    net[given["banker"]] += bank
    bets = [
        {"id": bet["id"], "net_hc": now.stack - then.stack}
        for bet, then, now in zip(given["bets"], guests, paid, strict=True)
    ]
    return {"net_hc": net, "carried": carried, "bets": bets}


def buki_spectators(given: dict[str, Any]) -> dict[str, Any]:
    players, banker = given["players"], given["banker"]
    book = stakes.open_book(banker, len(players))
    house = GalleryRules(Limits(given["min"], given["max"]), consent=False)
    guests: gallery_rules.Guests = ()
    names: list[str] = []  # by participant
    turns = [0] * len(players)
    results = []

    def does(participant: int, action: Action) -> tuple[Any, ...]:
        nonlocal guests
        guests, events = gallery_rules.act(
            guests, house, book, participant, action, turns=turns.__getitem__
        )
        return events

    def one(event: dict[str, Any]) -> str:
        nonlocal guests, names, turns
        if event["do"] == "new_game":
            guests, names, turns = (), [], [0] * len(players)
            return "ok"
        if event["do"] == "act":
            turns[event["seat"]] += 1
            guests, _ = gallery_rules.turn_completed(
                guests, len(players), event["seat"], turns[event["seat"]]
            )
            return "ok"
        who = event["who"]
        new = who not in names
        participant = (
            players.index(who)
            if who in players
            else len(players) + (len(names) if new else names.index(who))
        )
        if event["do"] == "watch":
            does(participant, Watch(event["seat"]))
            names += [who] if new else []
            return "ok"
        sees = gallery_rules.watched(guests, len(players), participant)
        # an action cannot even say so: it is about the watched player
        if sees is not None and sees != event["on"]:
            return "only_watched_player"
        does(participant, Wager(event["chips"]))
        answered = does(
            banker, (Take if event["banker"] == "accept" else Reject)(participant, event["chips"])
        )
        return "ok" if answered[0].accepted else "refused"

    for event in given["script"]:
        try:
            results.append(one(event))
        except IllegalAction as refused:
            results.append(error(refused))
    bets = {
        names[participant - len(players)]: {"on": bet.seat, "chips": bet.chips}
        for participant, bet in {
            bet.participant: bet for bet in gallery_rules.bets(guests, len(players)) if bet.accepted
        }.items()
    }
    return {"results": results, "bets": bets}


def buki_directions(given: dict[str, Any]) -> dict[str, Any]:
    options = BukiOptions(
        direction="cw" if given["start"] == 1 else "ccw", reverse_every=given["every"]
    )
    return {"directions": [austrian.direction(options, played) for played in range(given["games"])]}


def buki_close(given: dict[str, Any]) -> dict[str, Any]:
    carried = tuple(given["carried"])
    stacks = tuple(2 * (stake or 0) for stake in carried)  # only stakes at the table
    book = Book(3, None, carried, tuple(stake is not None for stake in carried))
    state = lines.open_session(BukiState, BukiTable(BukiOptions(), Series(stacks, (0,) * 4), book))
    return {"returned_hc": list(Buki().settle(state))}


def view(given: dict[str, Any]) -> dict[str, Any]:
    if "claims" in given:
        return golden_challenge.view_of_claims(given)
    hands = tuple(held(hand) for hand in given["hands"])
    game = Buki()
    game.__class__ = type(
        "Partial", (Buki,), {"deck": tiles.bits(sum(hands) | held(given["stock"]))}
    )
    book = Book(3, None, tuple(given.get("stakes", [None] * 4)), (False,) * 4)
    viewer = given["viewer"]
    guests = (Guest(viewer["watching"], admitted=True),) if viewer and "watching" in viewer else ()
    table = BukiTable(BukiOptions(), Series((0,) * 4, (0,) * 4), book, guests=guests)
    state = lines.begin_deal(BukiState, table, Deal(hands, lines.order(4, 1), 0))
    assert state.to_move != NOBODY
    shown = game.view(state, viewer.get("seat", 4))
    return {
        "hands": [
            None if seat.hand is None else sorted(tiles.NAMES[tile] for tile in seat.hand)
            for seat in shown.seats
        ],
        "counts": [seat.count for seat in shown.seats],
        "stock": shown.stock,
        "stakes": [seat.stake for seat in shown.seats],
    }


OPERATIONS = {
    one.__name__: one
    for one in (
        first_leader,
        legal,
        line_round,
        buki_config,
        buki_stakes,
        buki_settle,
        buki_spectators,
        buki_directions,
        buki_close,
        view,
    )
}
OPERATIONS |= golden_pulle.OPERATIONS
OPERATIONS |= golden_hungarian.OPERATIONS
OPERATIONS |= golden_challenge.OPERATIONS
OPERATIONS |= golden_luxembourg.OPERATIONS
