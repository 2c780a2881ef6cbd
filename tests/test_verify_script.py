"""Tests of docs/verify.js: it repeats sessions of every game from the file that /verify gives, and
refuses forged files.

Longer than 400 lines: the set, the hands and the lead of all seventeen games are listed here.
"""

import copy
import json
import random
import subprocess
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright._impl._driver import compute_driver_executable
from playwright.async_api import Browser

from data.table_json import dump_events
from games import GAMES
from games.parts.chance import commitment
from games.parts.options import declared
from games.parts.tiles import NAMES, named, weight
from messages.play.replay_message import proof_file
from tables.changes import play
from tables.changes.coming_and_going import request_seat
from tables.history.proof import session_proof
from tables.history.replay import first_disagreement
from tables.state.change import Change
from tables.state.log_items import LogEntry, OptionSet, SecretSealed, SessionStarted, TableOpened
from tables.state.phases import Phase
from tables.state.table import Table, game_of, record_press
from tables.views.table_views import public_table
from tests.file_changes import CHANGES
from tests.playground.browsing import browser
from tests.tables.table_harness import ANN, NOW, SECRET, context, in_lobby, person, rich

__all__ = ["browser"]

SCRIPT = Path(__file__).parents[1] / "docs" / "verify.js"
NODE = compute_driver_executable()[0]  # comes with the package that drives the browser
DEALS = 3
LATE = 99  # a user
PRESS = 1_310_000_000_000_000_000
Json = dict[str, Any]


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
    found: Json = json.loads(
        proof_of_session(game, newcomer=newcomer, deals=deals, secret=secret, **options)
    )
    return found


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
                shown = sorted(hand, key=lambda tile: weight(named(tile)))
                assert f": {' '.join(shown)}\n" in ran.stdout


def test_it_repeats_sessions_by_other_house_rules(tmp_path: Path) -> None:
    """Seats that are out get no tiles, tiles that are shown for the lead may be tied, and a bank
    may need no lot.
    """
    pulle = session("pulle", deals=12, buyback=False)
    assert any([] in deal["hands"] for deal in pulle["deals"])
    luxembourg = session("luxembourg", secret=bytes([1] * 32), tied_lots="redraw")
    assert any(one["event"] == "LotsTied" for deal in luxembourg["deals"] for one in deal["heard"])
    ran = run(
        tmp_path,
        pulle,
        luxembourg,
        session("buki", deals=2, hand=7, banker=2),
        session("tendler", deals=2, hand=7),
    )
    assert ran.stdout.count("rounds follow from the seal") == 4, ran.stdout[-1000:]


def test_it_repeats_matches_by_other_house_rules(tmp_path: Path) -> None:
    """The leader is drawn by lot behind the shuffle, the lowest double leads, and a first turn
    ends with a pass that nobody hears.
    """
    trains = session("mexican-train", first_turn="train")
    assert any(move.endswith("pass") for move in trains["deals"][0]["moves"])
    lots = [session(game, first_lead="lot") for game in ("draw", "all-fives", "latin", "cuban")]
    assert all(
        one["lot"]
        for file in lots
        for one in file["deals"][0]["heard"]
        if one["event"] == "RoundBegun"
    )
    ran = run(
        tmp_path,
        trains,
        *lots,
        session("bergen", first_lead="lowest_double"),
        session("block", first_lead="heaviest_tile"),
    )
    assert ran.stdout.count("rounds follow from the seal") == 7, ran.stdout[-1000:]


def other(digits: str) -> str:
    """Return the digits with the last one changed."""
    return digits[:-1] + ("1" if digits[-1] != "1" else "2")


def another_secret(file: Json) -> None:
    file["secret"] = other(file["secret"])


def another_secret_and_seal(file: Json) -> None:
    another_secret(file)
    file["seal"] = commitment(bytes.fromhex(file["secret"]))


def another_cut(file: Json) -> None:
    file["cuts"][0] = "2001"


def another_press(file: Json) -> None:
    file["deals"][1]["presses"][0] = other(file["deals"][1]["presses"][0])


def no_presses(file: Json) -> None:
    file["deals"][1]["presses"] = []


def another_banker(file: Json) -> None:
    told = next(one for one in file["deals"][0]["heard"] if one["event"] == "BankerDrawn")
    told["seat"] = (told["seat"] + 1) % 4


def no_lot(file: Json) -> None:
    file["deals"][0]["heard"] = [
        one for one in file["deals"][0]["heard"] if one["event"] != "BankerDrawn"
    ]


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


def one_cut_more(file: Json) -> None:
    file["cuts"].append("1005")


def a_bot_cuts(file: Json) -> None:
    one_cut_more(file)
    file["people"].append(4)


def a_press_more(file: Json) -> None:
    file["deals"][1]["presses"].append("0")


def the_first_round_left_out(file: Json) -> None:
    del file["deals"][0]


def a_chosen_number(file: Json) -> None:
    file["deals"][2]["deal"] = 7


def another_set(file: Json) -> None:
    file["set"].remove("0-1")


def a_seat_less(file: Json) -> None:
    del file["deals"][1]["hands"][3], file["deals"][1]["presses"][3]


def smaller_hands(file: Json) -> None:
    for hand in file["deals"][0]["hands"]:
        del hand[0]


def another_leader(file: Json) -> None:
    told = next(one for one in file["deals"][0]["heard"] if one["event"] == "Dealt")
    told["leader"] = (told["leader"] + 1) % 4


def another_move_heard(file: Json) -> None:
    told = next(one for one in file["deals"][0]["heard"] if one["event"] == "Played")
    told["tile"] += 1


FORGERIES: dict[Callable[[Json], None], str] = {
    another_secret: "the secret is not the one that was sealed",
    another_secret_and_seal: "round 1: ",
    another_cut: "round 1: ",
    another_press: "round 2: other hands were dealt",
    no_presses: "round 2: other hands were dealt",
    another_banker: "round 1: the lot was said to fall on seat",
    no_lot: "round 1: other hands were dealt",
    one_cut_more: "4 people, but 5 cuts",
    a_bot_cuts: "a cut belongs to no seat",
    a_press_more: "there is not one press for each seat",
    the_first_round_left_out: "the rounds are not numbered",
    a_chosen_number: "the rounds are not numbered",
    another_set: "the set is not the one of this game",
    a_seat_less: "a seat has vanished",
    smaller_hands: "round 1: ",
    another_leader: "another tile was said to lead",
    another_move_heard: "what everybody heard are not these moves",
    tiles_exchanged: "round 3: other hands were dealt",
    a_move_of_somebody_else: "which it did not have",
    a_tile_twice: "was laid twice",
    another_order_of_the_set: "ascending weight",
    unrepeatable: "round 2: the bot itself could not repeat it",
}


def test_it_finds_out_what_was_changed(tmp_path: Path) -> None:
    right, files = session("buki"), []
    for forge in FORGERIES:
        files.append(copy.deepcopy(right))
        forge(files[-1])
    ran = run(tmp_path, right, *files)
    assert ran.stderr == ""
    assert ran.returncode == 1
    assert "rounds follow from" in ran.stdout
    wrong = [line for line in ran.stdout.splitlines() if line.startswith("NOT IN ORDER")]
    assert len(wrong) == len(FORGERIES)
    for line, (forge, said) in zip(wrong, FORGERIES.items(), strict=True):
        assert said in line, forge


def told_in(file: Json, deal: int, event: str) -> Json:
    """Return the first of these events of a round."""
    found: Json = next(one for one in file["deals"][deal - 1]["heard"] if one["event"] == event)
    return found


def test_it_finds_out_who_tossed_and_who_began_a_later_round(tmp_path: Path) -> None:
    """Another seat tosses, another one leads round 2, and a press is said to be that of a seat
    that a bot had.
    """
    tossed, led, pressed = session("challenge"), session("austrian-block"), session("tendler")
    toss = next(one for one in tossed["deals"][1]["heard"] if one["event"] == "Tossed")
    toss["seat"] = (toss["seat"] + 1) % 7
    opening = next(one for one in led["deals"][1]["heard"] if one["event"] == "Dealt")
    opening["leader"] = (opening["leader"] + 1) % 4
    ran = run(tmp_path, tossed, led)
    assert "NOT IN ORDER: round 2: another seat was said to toss" in ran.stdout
    assert "NOT IN ORDER: round 2: another seat began" in ran.stdout
    assert "was a bot's at the start" not in run(tmp_path, pressed).stdout
    grown = session("tendler", newcomer=True)
    assert "was a bot's at the start" in run(tmp_path, grown).stdout


def test_it_finds_out_who_leads_a_match_and_around_which_hub(tmp_path: Path) -> None:
    trains, latin, bergen = session("mexican-train"), session("latin"), session("bergen")
    told_in(trains, 2, "HubLaid")["tile"] = named("10-10")
    told_in(latin, 1, "RoundBegun")["tile"] = named("5-5")
    told_in(bergen, 2, "RoundBegun")["tile"] = None
    drawn = session("draw", first_lead="lot")
    told_in(drawn, 1, "RoundBegun")["lot"] = False
    ran = run(tmp_path, trains, latin, bergen, drawn)
    assert "NOT IN ORDER: round 2: another hub was said to lie in the middle" in ran.stdout
    assert "NOT IN ORDER: round 1: another tile was said to lead" in ran.stdout
    assert "NOT IN ORDER: round 2: no tile was said to lead" in ran.stdout
    assert "NOT IN ORDER: round 1: no tile was said to lead" in ran.stdout


def test_it_finds_out_what_was_not_in_the_boneyard(tmp_path: Path) -> None:
    """Another tile is laid than the one that was drawn, and another one is shown for the lead."""
    drawn, lead = session("austrian-draw"), session("luxembourg")
    seat, tile = undealt_tile_laid(drawn["deals"][0])
    free = next(
        other
        for other in drawn["set"]
        if other not in json.dumps(drawn["deals"][0]["hands"] + drawn["deals"][0]["moves"])
    )
    forged = json.loads(json.dumps(drawn).replace(f'"{seat} play {tile} ', f'"{seat} play {free} '))
    for told in forged["deals"][0]["heard"]:
        if told["event"] == "Played" and told["tile"] == named(tile):
            told["tile"] = named(free)
    lots = [one for one in lead["deals"][1]["heard"] if one["event"] == "LotShown"]
    lots[0]["tile"], lots[1]["tile"] = lots[1]["tile"], lots[0]["tile"]
    ran = run(tmp_path, forged, lead)
    assert f"NOT IN ORDER: round 1: seat {seat} laid {free}, which it did not have" in ran.stdout
    assert "NOT IN ORDER: round 2: other tiles were shown for the lead" in ran.stdout


def undealt_tile_laid(deal: Json) -> tuple[str, str]:
    """Return the seat and the name of the first tile laid that was drawn before."""
    for move in deal["moves"]:
        seat, verb, tile, *_ = *move.split(), ""
        if verb == "play" and not any(tile in hand for hand in deal["hands"]):
            return seat, tile
    raise AssertionError


def test_a_thousand_changes_of_true_files_are_all_found(tmp_path: Path) -> None:
    rng = random.Random(21)
    right = [session(game) for game in KNOWN] + [session("tendler", newcomer=True)]
    texts = [json.dumps(file) for file in right]
    forged: list[tuple[str, Json]] = []
    while len(forged) < 1000:
        file = json.loads(rng.choice(texts))
        name = rng.choice(list(CHANGES))
        if CHANGES[name](file, rng):
            forged.append((name, file))
    ran = run(tmp_path, *(file for _, file in forged))
    assert ran.stderr == ""
    verdicts = [
        line for line in ran.stdout.splitlines() if line.startswith(("All ", "NOT IN ORDER"))
    ]
    assert len(verdicts) == len(forged)
    missed = [
        name for (name, _), said in zip(forged, verdicts, strict=True) if said.startswith("All ")
    ]
    assert missed == []
    assert {name for name, _ in forged} == set(CHANGES)


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


def test_in_a_match_that_it_does_not_know_the_lot_comes_behind_the_shuffle(tmp_path: Path) -> None:
    files = [
        session(game, first_lead="lot") | {"game": "a-match-of-tomorrow"}
        for game in ("draw", "latin")
    ]
    assert all(
        one["lot"]
        for file in files
        for one in file["deals"][0]["heard"]
        if one["event"] == "RoundBegun"
    )
    ran = run(tmp_path, *files)
    assert ran.stdout.count("rounds follow from the seal") == 2, ran.stdout[-1000:]
    assert ran.stdout.count("the lot falls on seat") == 2
    lying = copy.deepcopy(files[0])
    (begun,) = (one for one in lying["deals"][0]["heard"] if one["event"] == "RoundBegun")
    begun["seat"] = (begun["seat"] + 1) % len(lying["deals"][0]["hands"])
    assert "NOT IN ORDER: round 1: the lot was said to fall on" in run(tmp_path, lying).stdout


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
        rule = next((rule for rule in declared(game.options) if rule.name in ("hand", "set")), None)
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
                for options in (
                    [game.options(**{rule.name: value}) for value in rule.allowed(players)]
                    if rule
                    else [game.options()]
                )
            }
            assert set(known[key]["hands"][str(players)]) == sizes
        assert set(known[key]["hands"]) == set(map(str, game.players))


def test_it_finds_out_loaded_dice(tmp_path: Path) -> None:
    file = session("challenge")
    toss = [one for one in file["deals"][0]["heard"] if one["event"] == "Tossed"][1]
    toss["one"] = toss["one"] % 6 + 1
    assert "NOT IN ORDER: round 1: toss 2 was said to be" in run(tmp_path, file).stdout


@pytest.mark.asyncio(loop_scope="session")
async def test_it_runs_in_a_browser(browser: Browser) -> None:
    """Pasted into the console of the page on which it is read."""
    page = await browser.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(SCRIPT.as_uri())
    file = session("buki")
    told = await page.evaluate(
        f"async (file) => {{ {SCRIPT.read_text(encoding='utf-8')} return await verify(file); }}",
        file,
    )
    assert told["wrong"] is None
    assert told["lines"][-1] == f"All {DEALS} rounds follow from the seal and the presses."
    another_press(file)
    told = await page.evaluate(
        f"async (file) => {{ {SCRIPT.read_text(encoding='utf-8')} return await verify(file); }}",
        file,
    )
    assert told["wrong"] == "round 2: other hands were dealt"
    await page.close()
    assert complaints == []
