"""Two people as partners against two bots, over sockets: they choose their seats, one leaves, the
other goes on to the end.

Their direct messages are closed. The bot is killed in the lobby, in the pause between two rounds
and during the match.
`tools.campaign.teams` has all other companies and games.
"""

import asyncio
import re
import time
from contextlib import AsyncExitStack
from pathlib import Path

from games import GAMES
from tables.chips import chip_accounts
from tables.people.leaderboard_kinds import Board, Measure
from tables.state.log_items import SeatsArranged
from tables.state.phases import CloseReason, Phase
from tests.e2e.house import evening, store_of
from tests.e2e.invariants import check_secrecy
from tests.e2e.players import Guest, Player, agree, labels, over, seat, settled, table_id
from tests.e2e.rounds import play_to_the_pause
from tools.playground.people.person import Json, components

CHANNEL, ENTRY = "domino", 3
WELCOME = 2 * 1000  # hc


def seat_menu(message: Json) -> Json:
    """Return the menu of seats in a private answer."""
    return next(component for component in components(message) if component["type"] == 3)


async def hand_here(guest: Guest) -> Player:
    """Return a player with a private hand in the channel."""
    player = Player(guest, CHANNEL, 1, by_dm=False)
    player._sheet = await guest.press(guest.table(CHANNEL), "My hand")
    return player


async def test_partners_one_of_whom_leaves(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, closed_dms=3, PAUSE_SECONDS="300", TURN_SECONDS="300") as (
            playground,
            bot,
        ),
        AsyncExitStack() as stack,
    ):
        playground.add_channel(CHANNEL)
        for name in ("Anna", "Béla"):
            playground.close_dms(name)
        anna, bela = [
            await stack.enter_async_context(Guest(playground.url, name))
            for name in ("Anna", "Béla")
        ]
        await bela.locale("en-US")
        words = anna.words()
        await seat([anna, bela], CHANNEL, "latin")
        table = table_id(anna.table(CHANNEL))
        await settled(anna, CHANNEL, "entry", ENTRY)
        await agree([bela], CHANNEL)
        # Béla sits opposite Anna, and a bot keeps the seat between
        menu = await bela.press(bela.table(CHANNEL), words("button-seats"))
        offered = {option["label"]: option["value"] for option in seat_menu(menu)["options"]}
        assert offered.keys() == {
            words("seats-opposite", name="Anna"),
            words("seats-opposite", name=words("seat-free")),
        }
        await bot.restart()
        await bela.choose(
            menu, seat_menu(menu)["custom_id"], [offered[words("seats-opposite", name="Anna")]]
        )
        chosen = words("seats-chosen", name="\u2068Anna\u2069")
        await bela.until(lambda: any(chosen in said for said in bela.told))
        await anna.until(
            lambda: "\u2068Anna\u2069 & \u2068Béla\u2069" in anna.table(CHANNEL)["content"]
        )
        store = await store_of(bot, stack)
        row = await store.tables.table(table)
        assert [chair.user for chair in row.chairs] == [int(anna.id), None, int(bela.id)]
        await anna.until(lambda: words("button-now") in labels(anna.table(CHANNEL)))
        await anna.press(anna.table(CHANNEL), words("button-now"))
        await anna.until(lambda: "My hand" in labels(anna.table(CHANNEL)))
        # a round of two partners
        players = [await hand_here(guest) for guest in (anna, bela)]
        await asyncio.gather(*(play_to_the_pause(player.guest, player) for player in players))
        await bot.restart()
        page = await bela.more(bela.table(CHANNEL))
        assert words("leave-pot", chips=f"{ENTRY} chips") in page["content"]
        await bela.press(page, "Leave")
        await bela.until(lambda: words("left-pot", chips=f"{ENTRY} chips") in bela.told)
        row = await store.tables.table(table)
        assert (row.chairs[2].computer, row.chairs[0].user, row.inherited) == (
            True,
            int(anna.id),
            2 * ENTRY,
        )
        assert (
            await store.ledger.balance(chip_accounts.member(row.guild, int(bela.id)))
            == WELCOME - 2 * ENTRY
        )
        # Anna goes on with a bot in Béla's seat
        # what it shows may be of before the kill
        await anna.until(lambda: words("button-ready") in labels(anna.table(CHANNEL)))
        await anna.press(anna.table(CHANNEL), words("button-ready"))
        await anna.until(lambda: "My hand" in labels(anna.table(CHANNEL)))
        alone = Player(anna, CHANNEL, 7, by_dm=False)
        # the next round is dealt as soon as she is ready: nobody sees the table in between
        alone.watches = False
        await alone.play()
        await anna.until(lambda: over(anna.table(CHANNEL)))
        row = await store.tables.table(table)
        assert (row.phase, row.closing.reason) == (Phase.CLOSED, CloseReason.FINISHED)
        winners = GAMES["latin"].view(row.state, None).winners
        assert winners in ((0, 2), (1, 3))
        assert await store.ledger.balance(
            chip_accounts.member(row.guild, int(anna.id))
        ) == WELCOME + (2 * ENTRY if 0 in winners else -2 * ENTRY), "the partner is not punished"
        assert (await store.ledger.audit(), await store.ledger.balance(row.account)) == (0, 0)
        assert (await store.profiles.audit(0)).faults == []
        assert all(row.chairs[place].name in anna.table(CHANNEL)["content"] for place in winners)
        log = await store.tables.log(table)
        assert sum(isinstance(item, SeatsArranged) for entry in log for item in entry.what) == 1
        # house rules name tiles
        anna.seen = [m for m in anna.seen if not m["content"].startswith("**House rules**")]
        check_secrecy([anna], row, log)
        assert (await store.profiles.profile(row.guild, int(anna.id))) is None, (
            "they have played against bots only"
        )
        board = await store.leaderboards.leaderboard_page(
            row.guild, Board(Measure.ROUNDS, bots=True), 10
        )
        assert {int(anna.id), int(bela.id)} >= {line.user for line in board}
        assert await store.people.ratings(row.guild, int(anna.id)) == {}
        assert (await store.profiles.audit(time.time_ns() // 1_000_000)).faults == []
        await check_boards_of_teams(anna)
        again = words("button-again")
        standing = await anna.until(
            lambda: next((m for m in anna.messages(CHANNEL) if again in labels(m)), None)
        )
        await anna.press(standing, again)  # the house tries her direct messages again
        lobby = await anna.until(
            lambda: (now := anna.table(CHANNEL)) and words("button-join") in labels(now) and now
        )
        against = " & ".join(f"\u2068{row.chairs[place].name}\u2069" for place in (1, 3))
        assert f" – {against}\n" in lobby["content"], lobby["content"]


async def check_boards_of_teams(anna: Guest) -> None:
    """Anna sees the team that she was with Béla: they have played one round together, against
    bots.
    """
    words = anna.words()
    teams = await anna.command(
        CHANNEL, "leaderboard", by="team-rounds", game="latin", against="bots", period="all"
    )
    (picture,) = teams["attachments"]
    assert re.search(
        rf"\. One team, page 1 of 1: 1\. {words('names-two', first='Anna', second='Béla')} [01] \(you\)\.",
        picture["description"],
    )
    games = next(
        component
        for component in components(teams)
        if component.get("custom_id", "").startswith("kh:b:game:")
    )
    assert {"all", "latin", "draw"} <= {option["value"] for option in games["options"]}
    assert "buki" not in {option["value"] for option in games["options"]}
    people = next(
        component
        for component in components(teams)
        if component.get("label") == words("button-board-people")
    )
    await anna.press(teams, people["label"])
    await anna.until(lambda: words("board-empty") in (anna.now(teams) or teams)["content"])
    await anna.choose(
        anna.now(teams) or teams, "kh:b:by:team-rounds:latin:all:people", ["team-matches"]
    )
    await anna.until(
        lambda: (
            words("picture-board-by", by="team-matches") in (anna.now(teams) or teams)["content"]
        )
    )
