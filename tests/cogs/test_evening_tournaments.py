"""Tournaments of an evening: who plays, when they stand still, and what ends them."""

from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.evening_and_tournament_clocks import TournamentClock
from bot.gateway import NO_OUTAGE, Outage
from cogs.tournament.presses import TournamentPresses
from delivery.discord_api.interaction_tokens import InteractionToken
from messages.parts.custom_ids import EveningPress, PuzzleOpen
from service.persons_tables import forget
from tables.chips import chip_accounts
from tables.people.people import Ban, Preset
from tables.state import slots
from tables.state.change import Refused
from tables.state.default_settings import Retention
from tables.state.evening_times_and_limits import KEPT, MINUTE, EveningStep
from tables.state.house_rules_of_every_game import TableOptions
from tables.tournaments.public_tournament import Call, FinalPlace, Stage
from tables.tournaments.tournament import LONGEST_PAUSE
from tests.cogs.evening_harness import BLOCK, STARTS, Evenings
from tests.cogs.houses import answer
from tests.delivery.loopback_discord import GUILD
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, due
from tests.words import WORDS


async def test_house_rules_that_do_not_fit_four_strand_no_tournament(evenings: Evenings) -> None:
    store, tournaments = evenings.harness.store, evenings.harness.publisher.tournaments
    pair = Preset(GUILD, "Pair", "block", BLOCK.options(hand=9), TableOptions())  # for two players
    await store.servers.save_preset(pair)
    with pytest.raises(Refused, match="tournament-preset"):
        await evenings.planned(game="Pair", rounds=3)
    await store.servers.save_preset(replace(pair, options=BLOCK.options(hand=5)))
    plan = await evenings.planned(game="Pair", rounds=3)
    assert await tournaments.begin(plan) is EveningStep.OPENED
    await store.people.remember_name(GUILD, ANN, "Ännchen")
    await store.servers.save_preset(pair)
    await evenings.harness.during(tournaments.step(plan.id, is_on_server=True))
    table = await tournaments.table_of(plan.id, ANN)
    assert table.options == BLOCK.options()
    assert {(chair.name, chair.username) for chair in table.chairs if chair.username} == {
        ("Ännchen", "p1")
    }
    await store.servers.save_preset(replace(pair, options=BLOCK.options(hand=5)))
    contest = await tournaments.contest(plan.id)
    await evenings.harness.shown(table.id)
    token = InteractionToken.of(evenings.interaction(ANN), 1)
    tokens, slot = evenings.harness.publisher._sender.tokens, slots.private(ANN)
    tokens.keep(token, plan.id, slot)
    ended = replace(contest, tournament=replace(contest.tournament, due=0))
    later = await tournaments.play_deal(ended, 0, ANN, "laterone")
    assert later.options == BLOCK.options(), "the rules of then"
    await evenings.harness.shown(later.id)
    assert tokens.get(plan.id, slot) is token, "it tells how the tournament went"
    assert len(evenings.discord.channels[evenings.discord.dms[ANN]]) == 2, "as does this message"


async def test_the_puzzle_offers_no_hand_of_a_tournament_that_is_erased(
    evenings: Evenings,
) -> None:
    harness, store = evenings.harness, evenings.harness.store
    plan = await evenings.planned(game="block", rounds=3)
    await harness.publisher.tournaments.begin(plan)
    begun, places = await store.tournaments.tournament(plan.id), [FinalPlace(ANN, 1, 1, whole=True)]
    await store.tournaments.end(GUILD, begun, Stage.ENDED, evenings.start, places)
    await store.expiry.erase_expired(Retention(), plan.starts_at + KEPT + 1)
    await harness.during(answer(evenings.house, evenings.interaction(BEN), PuzzleOpen()))
    assert WORDS("puzzle-deal") not in evenings.answer, "its places are kept, its rounds are not"


async def test_who_is_removed_is_not_to_blame(evenings: Evenings) -> None:
    harness, tournaments = evenings.harness, evenings.harness.publisher.tournaments
    plan = await evenings.planned(game="block", rounds=3)
    await evenings.press(BEN, plan, "join")
    await evenings.at(STARTS)
    await harness.during(tournaments.step(plan.id, is_on_server=True))
    table = await tournaments.table_of(plan.id, BEN)
    press = evenings.interaction(ANN)
    press.data = {"values": [str(BEN)]}
    await harness.during(answer(evenings.house, press, EveningPress(plan.id, "remove")))
    await harness.deal(table.id)
    assert (await harness.store.profiles.conduct(GUILD, BEN, harness.watch.now)).left == ()


@pytest.mark.parametrize(
    ("game", "rounds", "asked"), [("latin", 2, True), ("latin", 0, False), ("block", 2, False)]
)
async def test_people_choose_a_partner_for_a_tournament_of_teams(
    evenings: Evenings, *, game: str, rounds: int, asked: bool
) -> None:
    await evenings.press(BEN, await evenings.planned(game=game, rounds=rounds), "join")
    assert asked is any(
        WORDS("menu-tournament-team") in str(request.payload)
        for request in evenings.discord.requests
    )


async def test_who_is_not_in_a_tournament_pays_nothing_and_is_told(evenings: Evenings) -> None:
    store = evenings.harness.store
    hc = 2 * (chips := evenings.harness.tables.settings.purse.welcome)
    other, cup = [await evenings.planned(user, STARTS, "block", 3, chips) for user in (BEN, ANN)]
    for user in (BEN, CAT):
        await evenings.press(user, cup, "join")
    assert evenings.harness.tokens.get(cup.id, slots.private(BEN)), "it becomes the hand"
    await store.servers.ban(Ban(GUILD, CAT, evenings.start))
    await evenings.press(BEN, other, "begin")
    await evenings.press(ANN, cup, "begin")
    assert "already a tournament in this channel" in evenings.answer
    assert (await evenings.now(cup)).live, "the plan waits"
    await store.evenings.change_evening(other.id, tuple(EveningStep), channel=CHANNEL + 1)
    await evenings.press(ANN, cup, "begin")
    (call,) = evenings.public("begins without you")
    assert call["allowed_mentions"]["users"] == [BEN]
    with pytest.raises(Refused, match="tournament-outside"):
        await evenings.press(BEN, cup, "hand")
    assert list(
        (
            await store.ledger.balances(
                [chip_accounts.member(GUILD, user) for user in (ANN, BEN, CAT)]
            )
        ).values()
    ) == [0, 0, hc]
    await evenings.at(MINUTE)
    assert cup.event not in evenings.discord.events, "it began before its time"
    await store.servers.ban(Ban(GUILD, ANN, evenings.start))
    with pytest.raises(Refused, match="banned"):  # in the middle of it
        await evenings.press(ANN, cup, "hand")


async def test_who_has_not_moved_yet_is_forgotten_at_the_tables_of_a_tournament(
    evenings: Evenings,
) -> None:
    harness, tournaments = evenings.harness, evenings.harness.publisher.tournaments
    cup = await evenings.planned(game="block", rounds=3)
    await evenings.at(STARTS)
    await harness.during(tournaments.step(cup.id, is_on_server=True))
    contest = await tournaments.contest(cup.id)
    table = await tournaments.table_of(cup.id, ANN)
    contest = replace(contest, tournament=replace(contest.tournament, due=0))
    chair = table.chairs[table.seat_of(ANN)]
    assert (contest.tournament.round, chair.name) == (1, "p1")
    later = await tournaments.play_deal(contest, 0, BEN, "laterone")
    for user in (ANN, BEN):
        await harness.during(forget(harness.tables, user))
    assert not {ANN, BEN} & {
        chair.user
        for seated in [await harness.tables.load(seated.id) for seated in (table, later)]
        for chair in seated.chairs
    }
    contest = await tournaments.contest(cup.id)
    assert (contest.public({}).people, contest.public({}).finished) == (0, 0)


async def test_a_tournament_outlives_its_message_but_no_long_pause_and_not_its_channel(
    evenings: Evenings,
) -> None:
    store, tournaments = evenings.harness.store, evenings.harness.publisher.tournaments
    cups = [await evenings.planned(user, STARTS, "block", 3) for user in (ANN, BEN)]
    await evenings.press(ANN, cups[0], "begin")
    (shown,) = [message for message in evenings.public("🏆") if "begins <t:" in message["content"]]
    evenings.discord.delete(CHANNEL, int(shown["id"]))
    await evenings.harness.publisher.return_to(GUILD)
    assert await store.evenings.outdated_evenings(), "it may have changed in our absence"
    for verb in ("pause", "resume", "pause", "pause"):
        await evenings.press(ANN, cups[0], verb)
    assert len(evenings.public("Paused")) == 1, "it has the button that lets it go on"
    evenings.harness.watch.now += 2 * LONGEST_PAUSE  # no process runs
    await evenings.look(
        TournamentClock(
            evenings.harness.publisher, lambda _: True, AsyncMock(return_value=NO_OUTAGE)
        )
    )
    assert (await store.tournaments.tournament(cups[0].id)).stage is Stage.PAUSED
    evenings.harness.watch.now += LONGEST_PAUSE
    await tournaments.step(cups[0].id, is_on_server=True)
    await evenings.press(BEN, cups[1], "begin")
    contest = await tournaments.contest(cups[1].id)
    evenings.discord.delete_channel(CHANNEL)
    assert await tournaments.pause(contest)
    await evenings.at(LONGEST_PAUSE)
    assert [
        tournament and tournament.stage
        for tournament in [await store.tournaments.tournament(cup.id) for cup in cups]
    ] == [Stage.STOPPED] * 2


async def test_time_that_stands_still_is_shown_once_it_runs_again(evenings: Evenings) -> None:
    harness, cup = evenings.harness, await evenings.planned(game="block", rounds=3)
    outages, edits = (NO_OUTAGE, *[Outage(dms=True)] * 3, NO_OUTAGE), []
    clock = TournamentClock(harness.publisher, lambda _: True, AsyncMock(side_effect=outages))
    await evenings.press(ANN, cup, "begin")
    for _ in outages:
        await evenings.look(clock)
        edits.append(len(evenings.discord.sent("PATCH")))
    # what was edited before the first outage may be counted after it
    assert edits[1:] == [edits[1]] * 3 + [edits[1] + 1]
    held = await harness.store.tournaments.tournament(cup.id)
    ends = f"<t:{held.due // 1000}:R>"
    assert ends in evenings.public("🏆")[0]["content"]
    for left in (1, 0):
        harness.watch.now = held.due - left
        await evenings.press(ANN, cup, "hand")
        assert [text in evenings.answer for text in (ends, "time is up")] == [left > 0] * 2


@pytest.mark.parametrize("dies", [True, False])
async def test_a_round_gets_the_time_back_in_which_nobody_could_play(
    evenings: Evenings, *, dies: bool
) -> None:
    harness, cup = evenings.harness, await evenings.planned(game="block", rounds=3)
    await evenings.press(ANN, cup, "begin")
    looks = AsyncMock(return_value=NO_OUTAGE)
    clock = TournamentClock(harness.publisher, lambda _: True, looks)
    await evenings.look(clock)
    table = await harness.publisher.tournaments.table_of(cup.id, ANN)
    while table.chairs[due(table)].automatic:
        table = await harness.step(table.id)
    harness.watch.now += 20 * MINUTE  # an update, or the machine sleeps
    if dies:
        await harness.restart()
        clock = TournamentClock(harness.publisher, lambda _: True, looks)
    harness.watch.now += 1
    await harness.step(table.id)  # she is quicker than the clock
    await evenings.look(clock)
    tournament = await harness.store.tournaments.tournament(cup.id)
    assert (tournament.due, tournament.called) == (
        harness.watch.now + 15 * MINUTE,
        Call.PLAYERS,
    ), "nobody is warned yet"


async def test_a_tournament_that_is_cancelled_as_it_begins_does_not_begin(
    evenings: Evenings,
) -> None:
    cup = await evenings.planned(game="block", rounds=3)
    await evenings.press(ANN, cup, "drop")
    with pytest.raises(Refused, match="evening-over"):
        await TournamentPresses(evenings.house).begin(evenings.interaction(ANN), cup)


async def test_a_kill_leaves_no_tournament_half_begun(evenings: Evenings) -> None:
    cup = await evenings.planned(game="block", rounds=3)
    await evenings.harness.publisher.tournaments.begin(cup)
    assert not (await evenings.now(cup)).live, "it could be cancelled"


async def test_the_next_process_tells_results_that_a_killed_one_has_not(
    evenings: Evenings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result that cannot be told is tried again after a pause, and holds up no other."""
    harness, tournaments = evenings.harness, evenings.harness.publisher.tournaments
    cup = await evenings.planned(game="block", rounds=3)
    await evenings.press(BEN, cup, "join")
    await tournaments.begin(cup)
    await harness.during(tournaments.step(cup.id, is_on_server=True))
    contest = await tournaments.contest(cup.id)
    await harness.shown(contest.of_round[0].table)
    await harness.deal(contest.of_round[0].table)
    await harness.store.tournaments.end_round(
        GUILD, contest.tournament, None, places=(), leaving=(), now=1
    )
    clock = TournamentClock(harness.publisher, lambda _: True, AsyncMock(return_value=NO_OUTAGE))
    with monkeypatch.context() as broken:
        reads = AsyncMock(side_effect=(RuntimeError, *[None] * 9))
        broken.setattr(harness.store.people, "reads", reads)
        for _ in range(2):
            await evenings.look(clock)
        assert reads.await_count == 2
    clock._retries.clear()
    await evenings.look(clock)
    for user in (ANN, BEN):
        (hand,) = evenings.discord.channels[evenings.discord.dms[user]].values()
        assert hand["content"] == "The tournament is over."
    assert not await harness.store.tournaments.unfinished(), "they are told once"
