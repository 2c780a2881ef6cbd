"""A tournament over sockets: planned, begun, played in private answers or direct messages, and shown
in one message.
"""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

from data.store import Store
from tables.chips import chip_accounts
from tables.tournaments.public_tournament import Stage
from tables.tournaments.tournament import Tournament
from tests.e2e.house import SLOWLY, evening, store_of
from tests.e2e.neighbourhood import neighbourhood
from tests.e2e.players import LONG, Guest, Player, arrive, labels, shows, table_id
from tests.test_verify_script import run
from tools.playground.people.person import Json, NoAnswer, components

QUICKLY = {"PAUSE_SECONDS": "1", "TURN_SECONDS": "60"}
FAIR = "https://example.org/fairness"
ROUNDS = 3
SELECT, USERS = 3, 5  # Discord: a menu, a menu of people


def plan_of(guest: Guest) -> Json:
    """Return the message of the tournament."""
    return next(m for m in guest.messages("buki") if "🏆" in m["content"] and not m["ephemeral"])


def is_call(message: Json) -> bool:
    """Return whether a message in the channel calls people to a round."""
    return "My hand" in labels(message) and "🏆" not in message["content"]


def is_over(guest: Guest) -> bool:
    return "All results" in labels(plan_of(guest))


class Contestant(Player):
    """Plays every round in one message: the private answer to a press, or the direct message."""

    async def play(self, last: int | None = None) -> None:
        guest = self.guest
        self.watches = False
        if not self.by_dm:
            await guest.until(lambda: "My hand" in labels(plan_of(guest)))
            self._sheet = await guest.press(plan_of(guest), "My hand")
        done: object = None
        while not is_over(guest):
            offers = await guest.until(
                lambda seen=done: self._offers(seen) or (is_over(guest) and {"ways": ()}),  # type: ignore[misc]
                timeout=LONG,
            )
            hand = self.hand()
            if hand is not None and offers["ways"]:
                try:
                    await self._take(hand, self._rng.choice(offers["ways"]))
                except NoAnswer:  # the bot has been killed
                    await asyncio.sleep(0.5)
                    continue
            done = offers.get("sight")

    async def finish_round(self, sheet: Json, ended: str = "ended-round") -> None:
        """Play until the round is over at this table."""
        guest, done = self.guest, None
        self._sheet, over = sheet, guest.words()(ended, stopped="no")
        while over not in (guest.now(sheet) or sheet)["content"]:
            offers = await guest.until(
                lambda seen=done: (
                    self._offers(seen) or over in (guest.now(sheet) or sheet)["content"]
                )  # type: ignore[misc]
            )
            if isinstance(offers, bool):
                return
            hand = self.hand()
            if hand is not None and offers["ways"]:
                await self._take(hand, self._rng.choice(offers["ways"]))
            done = offers["sight"]


async def plan(people: list[Guest], game: str, chips: int = 0) -> str:
    """Plan a tournament and sign up; return its id."""
    anna, when = people[0], {"when": "in 2 hours", "game": game, "rounds": ROUNDS}
    planned = await anna.command("buki", "evening", **when, chips=chips)
    if game == "latin":  # two against two
        await anna.choose(planned, picker_of(planned), [people[1].id])
    await anna.until(lambda: any("🏆" in m["content"] for m in anna.messages("buki")))
    for guest in people[1:]:
        await guest.until(lambda guest=guest: "Sign up" in labels(plan_of(guest)))  # type: ignore[misc]
        await guest.press(plan_of(guest), "Sign up")
    return table_id(plan_of(anna))


def picker_of(message: Json) -> str:
    """Return the custom id of the menu of people in a message."""
    return next(str(c["custom_id"]) for c in components(message) if c["type"] == USERS)


async def played(people: list[Guest], *, by_dm: bool) -> None:
    """Play a tournament to its end."""
    async with asyncio.TaskGroup() as group:
        for seed, guest in enumerate(people):
            group.create_task(Contestant(guest, "buki", seed, by_dm=by_dm).play())


async def check(store: Store, tournament: str, people: list[Guest], tables: int) -> None:
    """Assert that all have played all rounds with the same tiles, and have a score."""
    places = await store.tournaments.places(tournament)
    assert {place.round for place in places} == {1, 2, 3}
    for number in (1, 2, 3):
        of_round = [place for place in places if place.round == number]
        assert len({place.table for place in of_round}) == tables
        assert {place.user for place in of_round if place.user} == {int(p.id) for p in people}
        assert all(place.score is not None for place in of_round)
        played_tables = [await store.tables.table(place.table) for place in of_round]
        assert len({table.secret for table in played_tables if table}) == 1, "the same tiles"
        field = await store.tournaments.field(tournament, number)
        assert {len(points) for points in field} <= {4}  # a busy machine plays none


async def test_a_tournament_from_the_plan_to_the_winner(tmp_path: Path) -> None:
    async with (
        evening(tmp_path, closed_dms=2, FAIRNESS_URL=FAIR, **QUICKLY) as (playground, bot),
        AsyncExitStack() as stack,
    ):
        people = await arrive(stack, playground.url, "Anna", "Béla", "Chloé", "Dragan", "Emi")
        anna, store = people[0], await store_of(bot, stack)
        await anna.dms_open(open_=False)
        tournament = await plan(people, "block")
        await anna.press(plan_of(anna), "Begin now")
        await played(people, by_dm=False)
        await check(store, tournament, people, tables=2)
        assert any(f"<@{anna.id}>" in m["content"] for m in anna.seen if is_call(m))
        await anna.until(lambda: not any(map(is_call, anna.messages("buki"))))
        results = await anna.press(plan_of(anna), "All results")
        given = await anna.press(results, "Check")
        assert f"(<{FAIR}>)" in given["content"]
        proof = json.loads(await anna.download(given["attachments"][0]))
        assert "the scores are right" in run(tmp_path, proof).stdout
        proof["rounds"][1]["tables"][0]["scores"][2] += 1
        assert run(tmp_path, proof).returncode == 1
        proof["secret"] = "00" * 32
        assert "another secret" in run(tmp_path, proof).stdout
        replays = next(it for it in components(results) if it["type"] == SELECT)
        await anna.choose_in(results, replays, [replays["options"][0]["value"]])
        # a process has to be started that draws it
        await anna.until(lambda: any(shows(m, "replay") for m in anna.seen), timeout=LONG)
        hand = await anna.press(await anna.command("buki", "puzzle"), "Play it yourself")
        await Contestant(anna, "buki", 1, by_dm=False).finish_round(hand, "ended-again")
        assert (
            "with the hand of round"
            in (await anna.press(anna.now(hand) or hand, "Compare"))["content"]
        ), "once"
        for guest in people:
            over = guest.words()("tournament-ended")
            await guest.until(
                lambda guest=guest, over=over: any(  # type: ignore[misc]
                    over in m["content"] for m in guest.seen if m["ephemeral"]
                )
            )


async def test_a_tournament_goes_on_after_kills(tmp_path: Path) -> None:
    async with evening(tmp_path, **QUICKLY) as (playground, bot), AsyncExitStack() as stack:
        people = await arrive(stack, playground.url, "Anna", "Béla")
        anna, store = people[0], await store_of(bot, stack)
        tournament = await plan(people, "latin", chips=30)
        await bot.restart()
        await anna.press(plan_of(anna), "Begin now")
        playing = asyncio.create_task(played(people, by_dm=True))
        for seconds in (0.1, 1.0, 2.0, 0.5, 1.5):
            await asyncio.sleep(seconds)
            await bot.restart()
        await playing
        await check(store, tournament, people, tables=1)
        await anna.until(lambda: is_over(anna))
        cup = await store.evenings.evening(tournament)
        names = [chip_accounts.member(cup.guild, int(guest.id)) for guest in people]
        held = await store.ledger.balances([*names, chip_accounts.table(tournament)])
        seats = {
            (place.round, place.user): place.seat
            for place in await store.tournaments.places(tournament)
        }
        for number in range(1, ROUNDS + 1):
            anna_sits, bela_sits = (seats[number, int(guest.id)] for guest in people)
            assert abs(anna_sits - bela_sits) == 2, "a team sits opposite"
        assert sorted(held.values()) in ([0, 1988, 2012], [0, 2000, 2000]), "prizes are paid once"
        assert await store.ledger.audit() == 0
        assert "Tournaments played: 1." in (await anna.command("buki", "profile"))["content"]


async def test_two_processes_and_a_lost_shard(postgres_url: str) -> None:
    """Direct messages arrive at the process without the tournament."""
    async with neighbourhood(postgres_url, **QUICKLY) as here, AsyncExitStack() as stack:
        people = await arrive(stack, here.playground.url, "Anna", "Béla")
        store = await store_of(here.bots[1], stack)
        tournament = await plan(people, "block")
        await people[0].press(plan_of(people[0]), "Begin now")
        for shard in (1, 0):
            begun = held = await round_of(store, tournament)
            await here.playground.lose_shard(shard)
            while (held.due or 0) < (begun.due or 0) + 2000:
                await asyncio.sleep(0.1)
                held = await round_of(store, tournament)
                assert held.round == begun.round, "the time of the round stands still"
            here.playground.find_shard(shard)
        playing = asyncio.create_task(played(people, by_dm=True))
        for bot in here.bots:
            await asyncio.sleep(1)
            await bot.restart()
        await playing
        await check(store, tournament, people, tables=1)


async def round_of(store: Store, tournament_id: str) -> Tournament:
    """Return a tournament as soon as a round is played."""
    while True:
        found = await store.tournaments.tournament(tournament_id)
        if found is not None and found.stage is Stage.ROUND:
            return found
        await asyncio.sleep(0.1)


async def test_coming_late_leaving_and_what_others_may_not(tmp_path: Path) -> None:
    async with evening(tmp_path, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        anna, bela, chloe = await arrive(stack, playground.url, "Anna", "Béla", "Chloé")
        store = await store_of(bot, stack)
        tournament = await plan([anna], "block")
        begun = await anna.press(plan_of(anna), "Begin now")
        hand = await anna.until(lambda: (m := anna.now(begun)) and shows(m, "hand") and m)
        # the house plays the other seats, and a person alone is compared with its field
        late = await bela.press(plan_of(bela), "Join")
        assert "Stop the tournament" not in labels(await bela.press(plan_of(bela), "More…"))
        await chloe.press(plan_of(chloe), "Join")

        await Contestant(anna, "buki", 1, by_dm=False).finish_round(hand)
        await anna.until(lambda: "%" in (anna.now(begun) or begun)["content"])
        assert {row.round for row in await store.tournaments.places(tournament)} == {1}
        await anna.press(await menu(anna), "Pause")
        await anna.until(lambda: "Paused" in plan_of(anna)["content"])
        await anna.press(await menu(anna), "Continue")
        # both who came late have their tiles in the answer to Join
        await bela.until(lambda: (m := bela.now(late)) and shows(m, "hand"))
        link = f"/{plan_of(bela)['id']}>"
        await bela.until(lambda: bela.dms() and link in bela.dms()[-1]["content"])
        await chloe.press(await menu(chloe), "Leave the tournament")
        people = {row.user: row for row in await store.tournaments.entrants(tournament)}
        assert people[int(chloe.id)].out
        assert not people[int(bela.id)].out
        managing = await menu(anna)
        await anna.choose(managing, picker_of(managing), [bela.id])
        people = {row.user: row for row in await store.tournaments.entrants(tournament)}
        assert people[int(bela.id)].out
        await anna.press(await anna.press(managing, "Stop the tournament"), "Yes, stop it")
        await anna.until(lambda: "stopped" in plan_of(anna)["content"])
        await Contestant(anna, "buki", 1, by_dm=False).finish_round(begun, "tournament-stopped")


async def menu(guest: Guest) -> Json:
    """Open *More*."""
    return await guest.press(plan_of(guest), "More…")
