"""Tests of docs/verify.js: it repeats sessions of every game from the file that /verify gives, and refuses forged files."""

import copy
import json
import random
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable
from playwright.async_api import Browser

from data.table_json import dump_events
from games import GAMES
from games.parts.chance import commitment
from messages.play.replay_message import proof_file
from tables.changes import play
from tables.changes.seat_requests import request_seat
from tables.history.proof import session_proof
from tables.history.replay import first_disagreement
from tables.state.change import Change
from tables.state.log_items import LogEntry, SecretSealed, SessionStarted, TableOpened
from tables.state.phases import Phase
from tables.state.table import Table, game_of, record_press
from tables.views.table_views import public_table
from tests.playground.browsing import browser
from tests.tables.table_harness import ANN, NOW, context, in_lobby, person, rich

__all__ = ["browser"]

SCRIPT = Path(__file__).parents[1] / "docs" / "verify.js"
NODE = compute_driver_executable()[0]  # comes with the package that drives the browser
DEALS = 3
LATE = 99  # a user
PRESS = 1_310_000_000_000_000_000
Json = dict[str, Any]


def session(game: str, *, newcomer: bool = False) -> Json:
    """Return the file of three deals, or of a whole shorter match, with as many players as a game takes.

    Every move and every second *Next deal* is a press. A `newcomer` takes the last seat for the second deal.
    """
    table = in_lobby(game, GAMES[game].players[-1] - newcomer)
    log = [LogEntry(1, NOW, ANN, (TableOpened(game), SecretSealed(commitment(table.secret))), ())]

    def done(change: Change) -> Table:
        log.append(LogEntry(change.table.version, NOW, change.by, change.what, tuple(dump_events(change.events))))
        return change.table

    rules = game_of(table)
    table = replace(table, state=rules.open(table.options, len(table.chairs)), stacks=(0,) * len(table.chairs))
    table = done(play.deal(table, ANN, context(balances=rich(table)), first=(SessionStarted(table.cuts),)))
    if newcomer:
        guest = replace(person(LATE), cut=PRESS)
        table = done(request_seat(table, guest, context(balances={**rich(table), LATE: 10_000})))
    while table.phase is Phase.PLAYING or (table.phase is Phase.PAUSE and table.deals < DEALS):
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
        table = done(play.act(table, seat, action, table.chairs[seat].user, context(balances=rich(table))))
    assert first_disagreement(log, table.secret, table.state) is None
    found: Json = json.loads(proof_file(public_table(table), session_proof(table, log)))
    return found


def run(folder: Path, *files: Json) -> subprocess.CompletedProcess[str]:
    """Run the script as docs/players/fairness.md says."""
    paths = []
    for number, file in enumerate(files):
        paths.append(folder / f"{number}.json")
        paths[-1].write_text(json.dumps(file), encoding="utf-8")
    return subprocess.run([NODE, SCRIPT, *paths], capture_output=True, text=True, check=False)


def test_it_repeats_every_game(tmp_path: Path) -> None:
    grown = [session(game, newcomer=True) for game in ("austrian-block", "austrian-draw", "challenge", "tendler")]
    assert all(len(file["deals"][1]["hands"]) == len(file["deals"][0]["hands"]) + 1 for file in grown)
    files = [*(session(game) for game in sorted(GAMES)), *grown]
    assert any("Tossed" in json.dumps(file) for file in files)
    assert any("BankerDrawn" in json.dumps(file) for file in files)
    for file in files:
        assert all(deal["presses"] for deal in file["deals"][1:])
        assert all(all(deal["moves"]) for deal in file["deals"])
    ran = run(tmp_path, *files)
    assert ran.stderr == ""
    assert ran.stdout.count("deals follow from the seal and the presses") == len(files)
    assert ran.returncode == 0
    for file in files:
        for deal in file["deals"]:
            for hand in filter(None, deal["hands"]):
                assert f": {' '.join(hand)}\n" in ran.stdout


def other(digits: str) -> str:
    """Return the digits with the last one changed."""
    return digits[:-1] + ("1" if digits[-1] != "1" else "2")


def another_secret(file: Json) -> None:
    file["secret"] = other(file["secret"])


def another_secret_and_seal(file: Json) -> None:
    another_secret(file)
    file["seal"] = commitment(bytes.fromhex(file["secret"]))


def another_cut(file: Json) -> None:
    file["cuts"][0] = other(file["cuts"][0])


def another_press(file: Json) -> None:
    file["deals"][1]["presses"][0] = other(file["deals"][1]["presses"][0])


def no_presses(file: Json) -> None:
    file["deals"][1]["presses"] = []


def another_banker(file: Json) -> None:
    told = next(one for one in file["deals"][0]["heard"] if one["event"] == "BankerDrawn")
    told["seat"] = (told["seat"] + 1) % 4


def no_lot(file: Json) -> None:
    file["deals"][0]["heard"] = [one for one in file["deals"][0]["heard"] if one["event"] != "BankerDrawn"]


def tiles_exchanged(file: Json) -> None:
    one, two = file["deals"][2]["hands"][:2]
    one[0], two[0] = two[0], one[0]


def a_move_of_somebody_else(file: Json) -> None:
    moves = file["deals"][0]["moves"]
    place = next(number for number, move in enumerate(moves) if " play " in move)
    seat, _, rest = moves[place].partition(" ")
    moves[place] = f"{(int(seat) + 1) % 4} {rest}"


def a_tile_twice(file: Json) -> None:
    moves = file["deals"][0]["moves"]
    moves.append(next(move for move in moves if " play " in move))


def another_order_of_the_set(file: Json) -> None:
    file["set"][:2] = file["set"][1::-1]


def unrepeatable(file: Json) -> None:
    file["deals"][1]["hands"] = []


FORGERIES: dict[Callable[[Json], None], str] = {
    another_secret: "the secret is not the one that was sealed",
    another_secret_and_seal: "deal 1: ",
    another_cut: "deal 1: ",
    another_press: "deal 2: other hands were dealt",
    no_presses: "deal 2: other hands were dealt",
    another_banker: "deal 1: the lot was said to fall on seat",
    no_lot: "deal 1: other hands were dealt",
    tiles_exchanged: "deal 3: other hands were dealt",
    a_move_of_somebody_else: "which it did not have",
    a_tile_twice: "was laid twice",
    another_order_of_the_set: "ascending weight",
    unrepeatable: "deal 2: the bot itself could not repeat it",
}


def test_it_finds_out_what_was_changed(tmp_path: Path) -> None:
    right, files = session("buki"), []
    for forge in FORGERIES:
        files.append(copy.deepcopy(right))
        forge(files[-1])
    ran = run(tmp_path, right, *files)
    assert ran.stderr == ""
    assert ran.returncode == 1
    assert "deals follow from" in ran.stdout
    wrong = [line for line in ran.stdout.splitlines() if line.startswith("NOT IN ORDER")]
    assert len(wrong) == len(FORGERIES)
    for line, (forge, said) in zip(wrong, FORGERIES.items(), strict=True):
        assert said in line, forge


def test_it_finds_out_loaded_dice(tmp_path: Path) -> None:
    file = session("challenge")
    toss = [one for one in file["deals"][0]["heard"] if one["event"] == "Tossed"][1]
    toss["one"] = toss["one"] % 6 + 1
    assert "NOT IN ORDER: deal 1: toss 2 was said to be" in run(tmp_path, file).stdout


@pytest.mark.asyncio(loop_scope="session")
async def test_it_runs_in_a_browser(browser: Browser) -> None:
    """Pasted into the console of the page on which it is read."""
    page = await browser.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(SCRIPT.as_uri())
    file = session("buki")
    told = await page.evaluate(f"async (file) => {{ {SCRIPT.read_text(encoding='utf-8')} return await verify(file); }}", file)
    assert told["wrong"] is None
    assert told["lines"][-1] == f"All {DEALS} deals follow from the seal and the presses."
    another_press(file)
    told = await page.evaluate(f"async (file) => {{ {SCRIPT.read_text(encoding='utf-8')} return await verify(file); }}", file)
    assert told["wrong"] == "deal 2: other hands were dealt"
    await page.close()
    assert complaints == []
