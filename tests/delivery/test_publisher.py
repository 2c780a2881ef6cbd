"""The messages of a table show its newest state, whatever happens to them."""

import logging
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from games import GAMES
from tables.state.slots import NUDGE, hand
from tables.state.table import Phase
from tests.delivery.delivery_harness import DeliveryHarness, catalogues, names, until
from tests.delivery.driven_loop import settle
from tests.delivery.loopback_discord import Request
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, WELCOME, person


def rules_version(folder: Path, version: int) -> None:
    """Give all stored tables another version of the rules."""
    with closing(sqlite3.connect(folder / "kaffeehaus.sqlite3")) as books, books:
        books.execute("UPDATE tables SET rules_version = ?", (version,))


@pytest.mark.parametrize("chat", [True, False], ids=["buried", "last"])
async def test_a_new_deal_is_posted_anew_where_others_have_talked(
    house: DeliveryHarness, chat: bool
) -> None:
    table_id = await house.playing()
    await house.deal(table_id)
    await house.shown(table_id)
    hands = [house.discord.hand(user)["id"] for user in (ANN, BEN)]
    if chat:
        house.discord.said(CHANNEL)
    await house.go_on(table_id)
    table = await house.shown(table_id)
    assert (table.phase, table.deals) == (Phase.PLAYING, 2)
    assert len(house.discord.channels[CHANNEL]) == 1 + chat
    # a hand is new with each deal
    assert not set(hands) & {house.discord.hand(user)["id"] for user in (ANN, BEN)}


async def test_a_hand_is_edited_when_it_changes_and_not_with_every_move(
    house: DeliveryHarness,
) -> None:
    table_id = await house.playing(3)
    for _ in range(2):
        await house.step(table_id)
        await house.shown(table_id)
    edits = [
        house.discord.sent("PATCH", f"/{house.discord.dms[user]}/") for user in (ANN, BEN, CAT)
    ]
    assert sorted(map(len, edits)) == [1, 1, 2], "of the one who moves, and of the next"


async def test_who_leaves_a_lobby_and_comes_again_gets_another_message(
    house: DeliveryHarness,
) -> None:
    """Nobody would notice the first one, which says since then that they have left."""
    table_id = await house.lobby()
    await house.tables.leave(table_id, BEN)
    await house.shown(table_id)
    await house.tables.join(table_id, replace(person(BEN), cut=987_654))
    await house.shown(table_id)
    assert len(house.discord.channels[house.discord.dms[BEN]]) == 2


async def test_a_message_that_somebody_has_deleted_comes_back(house: DeliveryHarness) -> None:
    table_id = await house.lobby()
    for channel in (CHANNEL, house.discord.dms[ANN]):
        house.discord.delete(channel, int(house.discord.message(channel)["id"]))
    await house.tables.start(table_id, ANN, 4711)
    table = await house.shown(table_id)
    assert names(house.discord.message(CHANNEL)) == [f"table-{table.version}.webp"]
    assert len(names(house.discord.hand(ANN))) == 1


@pytest.mark.parametrize("closing", ["after the lobby", "often", "elsewhere"])
async def test_who_cannot_be_sent_their_tiles_is_mentioned_at_once(
    house: DeliveryHarness, closing: str
) -> None:
    """Also if they have refused three times, or another table has found it out since the plan."""
    await house.die()
    table_id = await house.opened("austrian-block", 2)
    if closing == "after the lobby":
        await house.restart()
        await house.shown(table_id)
        house.discord.closed.add(BEN)
        await house.die()
    await house.tables.start(table_id, ANN, 4711)
    await house.restart()
    for _ in range(3 * (closing == "often")):
        house.publisher._sender.new_dms.note_refusal(BEN)

    async def find_out(request: Request) -> None:
        if closing == "elsewhere" and request.path.startswith(f"/channels/{CHANNEL}/"):
            await house.store.people.update_person(BEN, dm_closed=True)

    house.discord.after = find_out
    await house.shown(table_id)
    await house.during(until(lambda: len(house.discord.channels[CHANNEL]) > 1))
    _, mention = house.discord.channels[CHANNEL].values()
    assert mention["allowed_mentions"]["users"] == [BEN]


async def test_discord_in_trouble_closes_nobodys_direct_messages(house: DeliveryHarness) -> None:
    house.discord.fail("POST", "/users/@me/channels", 503)
    house.discord.fail("POST", "/messages", 500, 2)
    table_id = await house.lobby()
    await house.advance(10)
    await house.shown(table_id)
    assert names(house.discord.message(CHANNEL))
    for user in (ANN, BEN):
        assert house.discord.hand(user)
        person = await house.store.people.person(user)
        assert person is None or not person.dm_closed


async def test_nudged_twice_in_one_turn(house: DeliveryHarness) -> None:
    """A player who comes back late gets more time; the first nudge says what happened, and the
    second is another message.
    """
    table_id = await house.playing()
    nudges: list[int] = []
    for _ in range(2):
        table = await house.tables.load(table_id)
        house.watch.now = table.clock.nudge_at
        assert await house.tables.tick(table_id)
        await house.shown(table_id)
        there = await house.store.messages.message(table_id, NUDGE)
        nudges.append(there.message)
        (seat,) = GAMES[table.game].due(table.state)
        user = table.chairs[seat].user
        assert house.discord.channels[CHANNEL][there.message]["allowed_mentions"]["users"] == [user]
        await house.ring(table_id)  # away, and the nudge says so
        await house.shown(table_id)
        assert "a bot played for you" in house.discord.channels[CHANNEL][there.message]["content"]
        await house.tables.come_back(table_id, user)
        await house.shown(table_id)
        said = house.discord.channels[CHANNEL][there.message]["content"]
        assert ("is playing on" in said) == (len(nudges) == 1)  # they get more time only once
        assert (await house.tables.load(table_id)).clock.turn == table.clock.turn
    assert len(set(nudges)) == 2


@pytest.mark.parametrize("dies", [False, True])
async def test_the_last_deal_is_seen_before_the_final_standing(
    house: DeliveryHarness, dies: bool
) -> None:
    """The standing never came, or went again, before."""
    table_id = await house.started("buki", beat_seconds=4)
    await house.tables.close(table_id, ANN)
    await house.shown(table_id)
    assert not (await house.deal(table_id)).live
    await house.shown(table_id)
    (there,) = house.discord.channels[CHANNEL].values()
    assert names(there)[0].startswith("table-")
    assert catalogues().of("en")("ended-title") not in there["content"]
    assert await house.store.messages.outdated_tables(house.watch.now) == [table_id]
    await house.advance(0.1 if dies else 5)
    if dies:
        await house.restart()
        house.publisher.refresh(table_id)
    await until(lambda: names(house.discord.message(CHANNEL))[0].startswith("standing-"))
    await house.shown(table_id)  # somebody presses *Replay*, say
    assert names(house.discord.message(CHANNEL))[0].startswith("standing-")


async def test_rules_of_another_day(
    house: DeliveryHarness, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await house.playing()
    rules_version(tmp_path, 0)
    house.discord.fail("PATCH", f"/channels/{house.discord.dms[BEN]}/", 503)
    with caplog.at_level(logging.INFO):
        await house.during(house.publisher.refreshed(table_id))
    text = house.discord.message(CHANNEL)["content"]
    assert text == house.discord.hand(ANN)["content"]
    assert not house.discord.message(CHANNEL)["attachments"]
    assert house.discord.hand(BEN)["content"] != text
    await house.advance(3)
    await house.during(house.publisher.refreshed(table_id))
    assert await house.store.messages.messages(table_id) == []
    assert await house.balance(ANN) == WELCOME * 2
    assert "cannot be read" in caplog.text


async def test_rules_of_a_newer_day_are_left_alone(house: DeliveryHarness, tmp_path: Path) -> None:
    table_id = await house.playing()
    rules_version(tmp_path, 99)
    requests = len(house.discord.requests)
    await house.during(house.publisher.refreshed(table_id))
    await house.advance(3600)
    assert len(house.discord.requests) == requests
    assert not house.queue.has_retries(table_id)


async def test_the_link_of_a_table_whose_message_is_gone(house: DeliveryHarness) -> None:
    table = await house.tables.load(await house.lobby())
    first = house.discord.message(CHANNEL)["id"]
    assert (await house.during(house.publisher.link(table)) or "").endswith(f"/{first}")
    house.discord.delete(CHANNEL, int(first))
    assert (await house.during(house.publisher.link(table)) or "").endswith(
        f"/{house.discord.message(CHANNEL)['id']}"
    )


async def test_no_hand_no_secret_and_no_token_in_the_log(
    house: DeliveryHarness, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        table_id = await house.playing()
        table = await house.tables.load(table_id)
        press = house.discord.press(ANN, house.discord.dms[ANN], int(house.discord.hand(ANN)["id"]))
        house.publisher.use_interaction(press, table_id, hand(ANN))
        for method in ("PATCH", "POST", "DELETE"):
            house.discord.fail(method, "/", 503, 5)
            house.discord.fail(method, "/", 403, 5)
        await house.deal(table_id)
        await house.shown(table_id)
        await house.advance(600)
        await settle()
    assert "could not be shown" in caplog.text
    assert press.token not in caplog.text
    assert table.secret.hex() not in caplog.text


@pytest.mark.parametrize(("status", "code"), [(403, 40003), (403, 20026), (400, 50035)])
async def test_discord_objects_to_new_direct_messages(
    house: DeliveryHarness, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    """A refusal of new DM channels says nothing about the user: none are opened for a while,
    then it is tried again.
    """
    house.discord.fail("POST", "/users/@me/channels", status, code=code)
    await house.lobby()
    assert len(house.discord.sent("POST", "/users/@me/channels")) == 1
    assert not house.discord.dms
    assert f"code {code}" in caplog.text
    for user in (ANN, BEN):
        person = await house.store.people.person(user)
        assert person is None or not person.dm_closed
    await house.advance(901)
    await until(lambda: len(house.discord.dms) == 2)
