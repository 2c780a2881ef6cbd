"""Tests of docs/verify.js: it repeats sessions of every game from the file that *Check* gives, and
refuses forged files.
"""

import copy
import json
import random
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable
from playwright.async_api import Browser

from data.table_json import dump_events
from games import GAMES
from games.core import IllegalAction
from games.parts.chance import commitment
from games.parts.options import Option, declared
from games.parts.tiles import NAMES, named, weight
from messages.play.replay_and_fairness import proof_file
from tables.changes import play
from tables.changes.coming_and_going import request_seat
from tables.history.proof import session_proof
from tables.history.replay import first_disagreement
from tables.state.change import Change
from tables.state.log_items import LogEntry, OptionSet, SecretSealed, SessionStarted, TableOpened
from tables.state.phases import Phase
from tables.state.table import Table, game_of, record_press
from tables.views.table_views import public_table
from tests.playground.browsing import browser
from tests.tables.table_harness import ANN, NOW, SECRET, context, in_lobby, person, rich

__all__ = ["browser"]

SCRIPT = Path(__file__).parents[1] / "docs" / "verify.js"
NODE = compute_driver_executable()[0]  # comes with the package that drives the browser
DEALS = 3
LATE = 99  # a user
PRESS = 1_310_000_000_000_000_000
Json = dict[str, Any]
Way = tuple[Any, ...]


# The games whose sets and hands the script knows. Of another game it says that they were not
# checked.
KNOWN = (
    *(
        "austrian-block",
        "austrian-draw",
        "buki",
        "challenge",
        "hungarian",
        "luxembourg",
        "pulle",
        "tendler",
    ),
    *(
        "draw",
        "block",
        "all-fives",
        "bergen",
        "latin",
        "cuban",
        "mexican-train",
        "matador",
        "sebastopol",
    ),
)


def session(
    game: str, *, newcomer: bool = False, deals: int = DEALS, secret: bytes = SECRET, **options: Any
) -> Json:
    """Return the file of a session, made once."""
    return json.loads(
        proof_of_session(game, newcomer=newcomer, deals=deals, secret=secret, **options)
    )


@cache
def proof_of_session(
    game: str, *, newcomer: bool, deals: int, secret: bytes, **options: Any
) -> bytes:
    """Return the file of these deals, or of a whole shorter match, with as many players as a game
    takes.

    Every move and every second *Next deal* is a press. A `newcomer` takes the last seat for the
    second deal.
    """
    table = in_lobby(game, GAMES[game].players[-1] - newcomer, **options)
    table = replace(table, secret=secret)
    settled = [OptionSet(name, value) for name, value in options.items()]
    log = [
        LogEntry(
            1, NOW, ANN, (TableOpened(game), SecretSealed(commitment(table.secret)), *settled), ()
        )
    ]

    def done(change: Change) -> Table:
        log.append(
            LogEntry(
                change.table.version, NOW, change.by, change.what, tuple(dump_events(change.events))
            )
        )
        return change.table

    rules = game_of(table)
    table = replace(
        table, state=rules.open(table.options, len(table.chairs)), stacks=(0,) * len(table.chairs)
    )
    table = done(
        play.deal(table, ANN, context(balances=rich(table)), first=(SessionStarted(table.cuts),))
    )
    if newcomer:
        guest = replace(person(LATE), cut=PRESS)
        table = done(request_seat(table, guest, context(balances={**rich(table), LATE: 10_000})))
    while table.phase is Phase.PLAYING or (table.phase is Phase.PAUSE and table.deals < deals):
        press = PRESS + (table.version << 22)
        if table.phase is Phase.PAUSE:
            if table.deals % 2:
                user = next(chair.user for chair in table.chairs if chair.user and not chair.ready)
                table = done(play.say_ready(table, user, context(balances=rich(table)), press))
            else:
                table = done(play.deal_next(table, None, context(balances=rich(table))))
            continue
        seat = rules.due(table.state)[0]
        table = record_press(table, seat, press)
        action = random.Random(press).choice(rules.legal(table.state, seat))
        table = done(
            play.act(table, seat, action, table.chairs[seat].user, context(balances=rich(table)))
        )
    assert first_disagreement(log, table.secret, table.state) is None
    return proof_file(public_table(table), session_proof(table, log))


def run(folder: Path, *files: Json) -> subprocess.CompletedProcess[str]:
    """Run the script as docs/players/fairness.md says."""
    paths = []
    for number, file in enumerate(files):
        paths.append(folder / f"{number}.json")
        paths[-1].write_text(json.dumps(file), encoding="utf-8")
    return subprocess.run([NODE, SCRIPT, *paths], capture_output=True, text=True, check=False)


def test_it_repeats_every_game(tmp_path: Path) -> None:
    grown = [
        session(game, newcomer=True)
        for game in ("austrian-block", "austrian-draw", "challenge", "tendler")
    ]
    assert all(
        len(file["deals"][1]["hands"]) == len(file["deals"][0]["hands"]) + 1 for file in grown
    )
    files = [*(session(game) for game in sorted(GAMES)), *grown]
    assert any("Tossed" in json.dumps(file) for file in files)
    assert any("BankerDrawn" in json.dumps(file) for file in files)
    for file in files:
        assert all(deal["presses"] for deal in file["deals"][1:])
        assert all(all(deal["moves"]) for deal in file["deals"])
    ran = run(tmp_path, *files)
    assert ran.stderr == ""
    assert ran.stdout.count("rounds follow from the seal and the presses") == len(files)
    assert ran.returncode == 0
    for file in files:
        for deal in file["deals"]:
            for hand in filter(None, deal["hands"]):
                assert (
                    f": {' '.join(sorted(hand, key=lambda tile: weight(named(tile))))}\n"
                    in ran.stdout
                )


def test_it_repeats_sessions_by_other_house_rules(tmp_path: Path) -> None:
    """Seats that are out get no tiles, tiles that are shown for the lead may be tied, and a bank
    may need no lot.
    """
    pulle = session("pulle", deals=12, buyback=False)
    assert any([] in deal["hands"] for deal in pulle["deals"])
    luxembourg = session("luxembourg", secret=bytes([1] * 32), tied_lots="redraw")
    assert any(
        event["event"] == "LotsTied" for deal in luxembourg["deals"] for event in deal["heard"]
    )
    ran = run(
        tmp_path,
        pulle,
        luxembourg,
        session("buki", deals=2, hand=7, banker=2),
        session("tendler", deals=2, hand=7),
    )
    assert ran.stdout.count("rounds follow from the seal") == 4, ran.stdout[-1000:]


def test_it_repeats_matches_by_other_house_rules(tmp_path: Path) -> None:
    """The leader is drawn by lot behind the shuffle, the lowest double leads, tiles are dealt
    again, and a first turn ends with a pass that nobody hears.
    """
    trains = session("mexican-train", first_turn="train")
    assert any(move.endswith("pass") for move in trains["deals"][0]["moves"])
    lots = [session(game, first_lead="lot") for game in ("draw", "all-fives", "latin", "cuban")]
    assert all(
        event["lot"]
        for file in lots
        for event in file["deals"][0]["heard"]
        if event["event"] == "RoundBegun"
    )
    again = session(**DEALT_AGAIN)
    assert any(event["event"] == "DealtAgain" for event in again["deals"][1]["heard"])
    ran = run(
        tmp_path,
        trains,
        again,
        *lots,
        session("bergen", first_lead="lowest_double"),
        session("block", first_lead="heaviest_tile"),
    )
    assert ran.stdout.count("rounds follow from the seal") == 8, ran.stdout[-1000:]


def other(digits: str) -> str:
    """Return the digits with the last one changed."""
    return digits[:-1] + ("1" if digits[-1] != "1" else "2")


def next_number(number: int) -> int:
    """Return the next seat, or the next tile."""
    return number + 1


def another_secret_and_seal(file: Json) -> Json:
    secret = other(file["secret"])
    return file | {"secret": secret, "seal": commitment(bytes.fromhex(secret))}


def tiles_exchanged(hands: list[list[str]]) -> list[list[str]]:
    first, second, *others = hands
    return [[second[0], *first[1:]], [first[0], *second[1:]], *others]


def a_move_of_somebody_else(moves: list[str]) -> list[str]:
    place = next(number for number, move in enumerate(moves) if " play " in move)
    seat, _, rest = moves[place].partition(" ")
    return [*moves[:place], f"{(int(seat) + 1) % 4} {rest}", *moves[place + 1 :]]


def another_tile_drawn(file: Json) -> Json:
    """Lay another tile than the one that was drawn."""
    deal = file["deals"][0]
    seat, tile = undealt_tile_laid(deal)
    free = next(
        name for name in file["set"] if name not in json.dumps(deal["hands"] + deal["moves"])
    )
    forged: Json = json.loads(
        json.dumps(file).replace(f'"{seat} play {tile} ', f'"{seat} play {free} ')
    )
    for event in forged["deals"][0]["heard"]:
        if event["event"] == "Played" and event["tile"] == named(tile):
            event["tile"] = named(free)
    return forged


def lots_exchanged(heard: list[Json]) -> list[Json]:
    first, second, *_ = (event for event in heard if event["event"] == "LotShown")
    first["tile"], second["tile"] = second["tile"], first["tile"]
    return heard


def forged(file: Json, path: Way, forge: Callable[[Any], Any]) -> Json:
    """Return a copy of the file in which what a path leads to is forged.

    A pair in a path is an event of a round and its number among those of its kind.
    """
    whole = {"file": copy.deepcopy(file)}
    place: Any = whole
    *way, last = ("file", *path)
    for part in way:
        if isinstance(part, tuple):
            event, number = part
            place = [heard for heard in place["heard"] if heard["event"] == event][number]
        else:
            place = place[part]
    place[last] = forge(place[last])
    return whole["file"]


BUKI = {"game": "buki"}
LOT = {"game": "draw", "first_lead": "lot"}
DEALT_AGAIN = {"game": "cuban", "secret": bytes([2] * 32), "five_doubles": True}
BANKER = ("BankerDrawn", 0)
# what is forged in a session, and what the script says of it
FORGERIES: list[tuple[Json, Way, Callable[[Any], Any], str]] = [
    (BUKI, ("secret",), other, "the secret is not the one that was sealed"),
    (BUKI, (), another_secret_and_seal, "round 1: "),
    (BUKI, ("cuts", 0), lambda _: "2001", "round 1: "),
    (BUKI, ("deals", 1, "presses", 0), other, "round 2: other hands were dealt"),
    (BUKI, ("deals", 1, "presses"), lambda _: [], "round 2: other hands were dealt"),
    (
        BUKI,
        ("deals", 0, BANKER, "seat"),
        lambda seat: (seat + 1) % 4,
        "round 1: the lot was said to fall on seat",
    ),
    (
        BUKI,
        ("deals", 0, BANKER, "event"),
        lambda _: "Nothing",
        "round 1: other hands were dealt",
    ),
    (BUKI, ("cuts",), lambda cuts: [*cuts, "1005"], "4 people, but 5 cuts"),
    (
        BUKI,
        (),
        lambda file: file | {"cuts": [*file["cuts"], "1005"], "people": [*file["people"], 4]},
        "a cut belongs to no seat",
    ),
    (
        BUKI,
        ("deals", 1, "presses"),
        lambda presses: [*presses, "0"],
        "there is not one press for each seat",
    ),
    (BUKI, ("deals",), lambda deals: deals[1:], "the rounds are not numbered"),
    (BUKI, ("deals", 2, "deal"), lambda _: 7, "the rounds are not numbered"),
    (BUKI, ("set",), lambda tiles: tiles[1:], "the set is not the one of this game"),
    (BUKI, ("set",), lambda tiles: [tiles[1], tiles[0], *tiles[2:]], "ascending weight"),
    (
        BUKI,
        ("deals", 1),
        lambda deal: deal | {"hands": deal["hands"][:3], "presses": deal["presses"][:3]},
        "a seat has vanished",
    ),
    (BUKI, ("deals", 0, "hands"), lambda hands: [hand[1:] for hand in hands], "round 1: "),
    (
        BUKI,
        ("deals", 0, ("Dealt", 0), "leader"),
        lambda seat: (seat + 1) % 4,
        "another tile was said to lead",
    ),
    (
        BUKI,
        ("deals", 0, ("Played", 0), "tile"),
        next_number,
        "what everybody heard are not these moves",
    ),
    (BUKI, ("deals", 2, "hands"), tiles_exchanged, "round 3: other hands were dealt"),
    (BUKI, ("deals", 0, "moves"), a_move_of_somebody_else, "which it did not have"),
    (
        BUKI,
        ("deals", 0, "moves"),
        lambda moves: [*moves, next(move for move in moves if " play " in move)],
        "was laid twice",
    ),
    (BUKI, ("deals", 1, "hands"), lambda _: [], "round 2: the bot itself could not repeat it"),
    (
        {"game": "challenge"},
        ("deals", 1, ("Tossed", 0), "seat"),
        lambda seat: (seat + 1) % 7,
        "round 2: another seat was said to toss",
    ),
    (
        {"game": "challenge"},
        ("deals", 0, ("Tossed", 1), "one"),
        lambda pips: pips % 6 + 1,
        "round 1: toss 2 was said to be",
    ),
    (
        {"game": "austrian-block"},
        ("deals", 1, ("Dealt", 0), "leader"),
        lambda seat: (seat + 1) % 4,
        "round 2: another seat began",
    ),
    (
        {"game": "mexican-train"},
        ("deals", 1, ("HubLaid", 0), "tile"),
        lambda _: named("10-10"),
        "round 2: another hub was said to lie in the middle",
    ),
    (
        {"game": "latin"},
        ("deals", 0, ("RoundBegun", 0), "tile"),
        lambda _: named("5-5"),
        "round 1: another tile was said to lead",
    ),
    (
        {"game": "bergen"},
        ("deals", 1, ("RoundBegun", 0), "tile"),
        lambda _: None,
        "round 2: no tile was said to lead",
    ),
    (
        LOT,
        ("deals", 0, ("RoundBegun", 0), "lot"),
        lambda _: False,
        "round 1: no tile was said to lead",
    ),
    (
        LOT | {"as_game": "a-match-of-tomorrow"},
        ("deals", 0, ("RoundBegun", 0), "seat"),
        lambda seat: (seat + 1) % 4,
        "round 1: the lot was said to fall on",
    ),
    ({"game": "austrian-draw"}, (), another_tile_drawn, "round 1: seat "),
    (
        {"game": "luxembourg"},
        ("deals", 1, "heard"),
        lots_exchanged,
        "round 2: other tiles were shown for the lead",
    ),
    (BUKI, ("kaffeehaus",), lambda _: 2, "does not know this form of the file"),
    (BUKI, ("secret",), lambda _: "secret", "the secret is not 64 hexadecimal digits"),
    (BUKI, ("deals",), lambda _: [], "there is no round in it"),
    (BUKI, ("people",), lambda _: None, "get it anew with Fair?, Check"),
    (BUKI, ("cuts", 0), lambda _: "1e3", "a press is no number"),
    (BUKI, ("cuts", 0), lambda _: "1002", "a press counts twice"),
    (
        BUKI,
        ("deals", 0, "presses"),
        lambda _: ["0"] * 4,
        "there are presses for a round before the first",
    ),
    (BUKI, ("deals", 0, "hands", 0), lambda hand: hand[1:], "the hands are not equally large"),
    (
        BUKI,
        ("deals", 0, ("Dealt", 0), "deal"),
        next_number,
        "it was not announced once, by its number",
    ),
    (BUKI, ("deals", 0, ("Dealt", 0), "tile"), lambda _: None, "no tile was said to lead"),
    (
        {"game": "hungarian"},
        ("deals", 1, ("Dealt", 0), "leader"),
        next_number,
        "another seat was said to lead",
    ),
    ({"game": "sebastopol"}, ("deals", 0, "moves"), lambda moves: moves[1:], "another seat began"),
    (
        {"game": "mexican-train"},
        ("deals", 1, ("HubLaid", 0), "seat"),
        lambda seat: (seat + 1) % 8,
        "another seat was said to lead",
    ),
    (
        BUKI,
        ("deals", 0, "heard"),
        lambda heard: [*heard, {"event": "BankerDrawn", "seat": 0}],
        "a lot too many was drawn",
    ),
    (
        BUKI,
        ("deals", 0, ("Played", 0), "event"),
        lambda _: "Nothing",
        "what everybody heard are not these moves",
    ),
    (
        {"game": "draw"},
        ("deals", 0, ("RoundBegun", 0), "seat"),
        lambda seat: (seat + 1) % 4,
        "another tile was said to lead",
    ),
    (
        BUKI,
        ("deals", 0, "moves", 0),
        lambda move: f"9 {move[2:]}",
        "there is no seat 9",
    ),
    (BUKI, ("deals", 0, "moves", 0), lambda _: "1 draw", "without a boneyard"),
    (
        {"game": "tendler"},
        ("deals", 0, "moves"),
        lambda moves: ["1 draw"] * 40 + moves,
        "drew, but no tile was left",
    ),
    (
        {"game": "luxembourg"},
        ("deals", 0, ("WinningTile", 0), "seat"),
        next_number,
        "another tile was said to win the lead",
    ),
    (
        DEALT_AGAIN,
        ("deals", 1, ("DealtAgain", 0), "doubles"),
        lambda doubles: doubles + 2,
        "the tiles were dealt again without a reason",
    ),
    (
        BUKI,
        ("deals", 0, "hands"),
        lambda hands: [hand[:3] for hand in hands],
        "so many players do not get so many",
    ),
]


def test_it_finds_out_what_was_changed(tmp_path: Path) -> None:
    files = []
    for options, path, forge, _ in FORGERIES:
        as_game = {"game": options.get("as_game", options["game"])}
        played = session(**{name: options[name] for name in options if name != "as_game"})
        files.append(forged(played | as_game, path, forge))
    ran = run(tmp_path, session("buki"), *files)
    assert (ran.stderr, ran.returncode) == ("", 1)
    assert "rounds follow from" in ran.stdout
    wrong = [line for line in ran.stdout.splitlines() if line.startswith("NOT IN ORDER")]
    assert len(wrong) == len(FORGERIES)
    for line, (*about, sentence) in zip(wrong, FORGERIES, strict=True):
        assert sentence in line, about


def undealt_tile_laid(deal: Json) -> tuple[str, str]:
    """Return the seat and the name of the first tile laid that was drawn before."""
    for move in deal["moves"]:
        seat, verb, tile, *_ = *move.split(), ""
        if verb == "play" and not any(tile in hand for hand in deal["hands"]):
            return seat, tile
    raise AssertionError


def test_it_says_what_it_did_not_check(tmp_path: Path) -> None:
    said = run(
        tmp_path, session("challenge"), session("buki") | {"game": "a-game-of-tomorrow"}
    ).stdout
    assert said.count("not checked: whether this is the seal that you were shown") == 2
    assert (
        said.count(
            "not checked: whether rounds, or the last moves or rolls of a round, are missing at the end"
        )
        == 2
    )
    assert "not checked: with which tiles claims were made" in said
    assert (
        "not checked: the set, the sizes of hands, the boneyard and the lead of a-game-of-tomorrow"
        in said
    )
    assert said.count("rounds follow from the seal") == 2
    assert (
        "not checked: whose turn it was to lead the later rounds"
        in run(tmp_path, session("latin")).stdout
    )
    for newcomer in (False, True):
        said = run(tmp_path, session("tendler", newcomer=newcomer)).stdout
        assert ("was a bot's at the start" in said) is newcomer


def test_in_a_match_that_it_does_not_know_the_lot_comes_behind_the_shuffle(tmp_path: Path) -> None:
    files = [
        session(game, first_lead="lot") | {"game": "a-match-of-tomorrow"}
        for game in ("draw", "latin")
    ]
    assert all(
        event["lot"]
        for file in files
        for event in file["deals"][0]["heard"]
        if event["event"] == "RoundBegun"
    )
    ran = run(tmp_path, *files)
    assert ran.stdout.count("rounds follow from the seal") == 2, ran.stdout[-1000:]
    assert ran.stdout.count("the lot falls on seat") == 2


def allowed_options(game: Any, rules: list[Option], players: int) -> Iterator[Any]:
    """Yield the house rules with each combination of values of some of them that is allowed."""
    for values in product(*(rule.allowed(players) for rule in rules)):
        options = game.options(**dict(zip((rule.name for rule in rules), values, strict=True)))
        with suppress(IllegalAction):
            game.check(options, players)
            yield options


def test_it_knows_the_sets_and_hands(tmp_path: Path) -> None:
    (tmp_path / "games.js").write_text(
        f"{SCRIPT.read_text(encoding='utf-8')};console.log(JSON.stringify(GAMES))", encoding="utf-8"
    )
    ran = subprocess.run([NODE, tmp_path / "games.js"], capture_output=True, text=True, check=True)
    known = json.loads(ran.stdout)
    assert set(known) == set(KNOWN)
    for key in KNOWN:
        game = GAMES[key]
        assert known[key]["set"] == [NAMES[tile] for tile in game.declaration.tiles]
        rules = [rule for rule in declared(game.options) if rule.name in ("hand", "set")]
        for players in game.players:
            sizes = {
                len(
                    game.view(
                        game.deal(game.open(options, players), (10_000,) * players, bytes(32))[0], 0
                    )
                    .seats[0]
                    .hand
                    or ()
                )
                for options in allowed_options(game, rules, players)
            }
            assert set(known[key]["hands"][str(players)]) == sizes
        assert set(known[key]["hands"]) == set(map(str, game.players))


@pytest.mark.asyncio(loop_scope="session")
async def test_it_runs_in_a_browser(browser: Browser) -> None:
    """Pasted into the console of the page on which it is read."""
    page = await browser.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(SCRIPT.as_uri())
    file = session("buki")
    verdict = await page.evaluate(
        f"async (file) => {{ {SCRIPT.read_text(encoding='utf-8')} return await verify(file); }}",
        file,
    )
    assert verdict["wrong"] is None
    assert verdict["lines"][-1] == f"All {DEALS} rounds follow from the seal and the presses."
    file = forged(file, ("deals", 1, "presses", 0), other)
    verdict = await page.evaluate(
        f"async (file) => {{ {SCRIPT.read_text(encoding='utf-8')} return await verify(file); }}",
        file,
    )
    assert verdict["wrong"] == "round 2: other hands were dealt"
    await page.close()
    assert complaints == []
