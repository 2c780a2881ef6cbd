"""A match of four in teams over sockets, with people and bots on any seats.

One person has closed direct messages. The bot is killed in mid-round, a person leaves in mid-round,
and those who stayed press *Play again*. Each step checks what it has done.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

from data.store import Store
from games import GAMES
from games.core import Seat
from games.parts.match.counting import PAIRS
from games.parts.options import declared
from tables.chips import chip_accounts
from tables.people.ratings_and_bot_levels import MEAN
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.table import Table, teams_of, view
from tests.e2e.house import Bot, store_of
from tests.e2e.invariants import check_secrecy
from tests.e2e.parties import SHORT
from tests.e2e.players import (
    BESIDE,
    Guest,
    Player,
    agree,
    labels,
    menu_of,
    over,
    seat,
    settled,
    table_id,
    verb,
)
from tools.playground.people.person import Json, components
from tools.playground.server import Playground

ENTRY = 3  # chips
NAMES = ("Anna", "Béla", "Cilli", "Dora")
TEAM_GAMES = tuple(key for key, game in GAMES.items() if game.team_play)
# By seat, the host's first: whether a person sits there.
COMPANIES: Mapping[str, tuple[bool, bool, bool, bool]] = {
    "two partners": (True, False, True, False),
    "two opponents": (True, False, False, True),  # who only sit down are partners
    "three people": (True, True, True, False),
    "four people": (True, True, True, True),
    "one person": (True, False, False, False),
}
SLOWLY = {"PAUSE_SECONDS": "300", "TURN_SECONDS": "300"}
PATIENCE = 60.0  # seconds for the stored table to become what is waited for
TIMES = re.compile(r"<t:\d+:\w>")


def sight_of(message: Json) -> tuple[object, ...]:
    """Return what a person reads and can press, without times."""
    controls = [
        (menu_of(it), it.get("label"), it.get("disabled"), str(it.get("options")))
        for it in components(message)
    ]
    return TIMES.sub("", message["content"]), controls


class TeamMatch:
    """A match in a channel of its own.

    `people` are the guests by seat; bots have the other seats.
    """

    def __init__(
        self,
        bot: Bot,
        store: Store,
        *,
        game: str,
        channel: str,
        people: Mapping[Seat, Guest],
        closed: Seat,
    ) -> None:
        self.bot, self.store, self.game, self.channel = bot, store, game, channel
        self.people = dict(people)
        self.closed = closed  # of whom direct messages are closed
        self.players: dict[Seat, Player] = {}
        self.table = ""
        self.left: Guest | None = None
        self.had: dict[str, int] = {}  # half-chips of each person before the match, by id

    @property
    def host(self) -> Guest:
        return self.people[0]

    async def row(self) -> Table:
        """Return the stored table."""
        return await self.store.tables.table(self.table)

    async def until_row(self, holds: Callable[[Table], bool]) -> Table:
        """Wait until the stored table is as wanted, and return it."""
        until = time.monotonic() + PATIENCE
        while not holds(row := await self.row()):
            assert time.monotonic() < until, row
            await asyncio.sleep(0.02)
        return row

    # ---- the lobby

    async def open(self) -> None:
        """Sit down on the planned seats, agree on a short match for a pot, and begin."""
        guests = [*self.people.values()]
        await seat(guests, self.channel, self.game)
        self.table = table_id(self.host.table(self.channel))
        for name, value in self.rules().items():
            await settled(self.host, self.channel, name, value)
        await agree(guests[1:], self.channel)
        if (last := max(self.people)) >= len(guests):
            await self.choose_seat(last)
        for count in range(len((await self.row()).chairs), len(PAIRS)):
            await self.host.press(self.host.table(self.channel), "Add bot")
            await self.until_row(lambda row, count=count: len(row.chairs) > count)  # type: ignore[misc]
        row = await self.row()
        assert [chair.user for chair in row.chairs] == self.users()
        assert teams_of(row) == PAIRS
        await self.begin()

    def rules(self) -> dict[str, object]:
        """Return the house rules of a short match in teams for a pot."""
        rules: dict[str, object] = {**SHORT[self.game], "entry": ENTRY}
        return rules | {
            rule.name: True for rule in declared(GAMES[self.game].options) if rule.name == "teams"
        }

    def users(self) -> list[int | None]:
        """Return the users by seat; None for bots."""
        return [
            int(self.people[place].id) if place in self.people else None
            for place in range(len(PAIRS))
        ]

    async def choose_seat(self, place: Seat) -> None:
        """Let the person whose seat this is choose it from the menu."""
        guest = self.people[place]
        menu = await guest.press(guest.table(self.channel), guest.words()("button-seats"))
        shown = next(component for component in components(menu) if component["type"] == 3)
        value = next(
            option["value"]
            for option in shown["options"]
            if option["value"].split(" ")[0] == str(place)
        )
        await guest.choose(menu, shown["custom_id"], [value])
        await self.until_row(lambda row: row.seat_of(int(guest.id)) == place)

    async def begin(self) -> None:
        """Start the match, and let all people have a hand: in the channel if their direct
        messages are closed.
        """
        row = await self.row()
        self.had = {guest.id: await self.hc(row, guest) for guest in self.people.values()}
        await self.host.until(lambda: "Start" in labels(self.host.table(self.channel)))
        await self.host.press(self.host.table(self.channel), "Start")
        for place, guest in self.people.items():
            self.players[place] = Player(guest, self.channel, place, by_dm=place != self.closed)
            await guest.until(lambda guest=guest: "My hand" in labels(guest.table(self.channel)))  # type: ignore[misc]
            await self.hand_of(place)

    async def hand_of(self, place: Seat) -> Json:
        """Return a person's newest hand. A private one is asked for once more."""
        player, guest = self.players[place], self.people[place]
        if not player.by_dm:
            player._sheet = await guest.press(guest.table(self.channel), "My hand")
        return await guest.until(lambda: (hand := player.hand()) and hand["attachments"] and hand)

    # ---- a round

    async def move(self, number: int) -> Table:
        """Play until people have made so many moves in one round and are to move again.

        Return the stored table.
        """
        made, deals = 0, 0
        while True:
            row = await self.row()
            made, deals = (made, deals) if row.deals == deals else (0, row.deals)
            assert row.live, "the match is over before so many moves"
            due = self.due(row)
            if row.phase is Phase.PAUSE:
                for place in self.people:
                    if not (await self.row()).chairs[place].ready:
                        await self.press(place, "ready")
            elif due is None:  # bots move
                await self.until_row(lambda now, version=row.version: now.version > version)  # type: ignore[misc]
            elif made >= number:
                return row
            else:
                made += await self.press(due)

    def due(self, row: Table) -> Seat | None:
        """Return the seat of the person whom the rules wait for; None if they wait for a bot or
        for nobody.
        """
        seen = view(row, None)
        return next(
            (place for place in self.people if seen is not None and seen.seats[place].due), None
        )

    async def press(self, place: Seat, wanted: str = "") -> bool:
        """Press the first thing that a hand offers, or the button of this verb.

        Return whether the hand still offered it.
        """
        player = self.players[place]

        def ways() -> list[tuple[str, str | None]]:
            offers = player._offers(None) or {"ways": []}
            return [
                way
                for way in offers["ways"]
                if verb(way) not in BESIDE and (verb(way) == wanted if wanted else offers["due"])
            ]

        found = await player.guest.until(ways)
        hand = player.hand()
        return hand is not None and await player._take(hand, found[0])

    # ---- a kill

    async def sights(self) -> list[tuple[object, ...]]:
        """Return what each person reads and can press: the table, and their hand."""
        hands = [sight_of(await self.hand_of(place)) for place in self.people]
        return [*hands, *(sight_of(guest.table(self.channel)) for guest in self.people.values())]

    async def survive_a_kill(self) -> None:
        """Kill the bot while a person is to move, and start it again: table, hands, buttons,
        teams and clocks are as before.
        """
        row = await self.row()
        place = self.due(row)
        await self.painted(row)
        before = await self.sights()
        since = time.time()
        await self.bot.restart()
        await self.painted(row)
        after = await self.sights()
        assert after == before, [
            pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]
        ]
        now = await self.row()
        clock, old = now.clock, row.clock
        assert replace(now, clock=old, version=row.version) == row
        assert old.deadline <= clock.deadline <= old.deadline + 1000 * (time.time() - since + 1), (
            "the outage does not cost time"
        )
        assert (clock.turn, clock.nudged) == (old.turn, old.nudged)
        assert await self.press(place), "the button of before the kill"
        await self.until_row(lambda later: later.version > now.version)

    async def painted(self, row: Table) -> None:
        """Wait until everybody sees table and hand as they are stored, and can press *My hand*."""
        seen = view(row, None)
        for place, guest in self.people.items():
            await guest.until(
                lambda guest=guest: (
                    f"table-{row.public_version}."
                    in guest.table(self.channel)["attachments"][0]["filename"]
                )  # type: ignore[misc]
            )
            turn = guest.words()("your-turn")
            while (turn in (await self.hand_of(place))["content"]) != seen.seats[place].due:  # noqa: ASYNC110 - it is looked at anew
                await asyncio.sleep(0.05)

    # ---- leaving

    async def leave(self, place: Seat) -> None:
        """Let a person leave in mid-round.

        A stand-in plays on, and the chair is theirs until the round is over.
        """
        guest = self.people[place]
        await guest.press(guest.table(self.channel), "Leave")
        row = await self.until_row(
            lambda row: row.chairs[place].presence is Presence.LEFT or row.chairs[place].computer
        )
        assert teams_of(row) == PAIRS
        self.left = guest
        del self.people[place], self.players[place]

    async def be_left(self) -> None:
        """Check the table that its only person has left: it closes, and the entry is lost unless
        that round has decided the match.
        """
        row = await self.until_row(lambda row: not row.live)
        assert row.phase is Phase.CLOSED
        await self.check_chips(row, GAMES[self.game].view(row.state, None).winners)

    # ---- the end

    async def play_on(self) -> Table:
        """Play to the end of the match, and check winners, chips, ratings and what everybody was
        shown.
        """
        for player in self.players.values():
            player.watches = False  # the next round is dealt as soon as all are ready
        try:
            async with asyncio.TaskGroup() as group:
                for player in self.players.values():
                    group.create_task(player.play())
        except* TimeoutError:
            hands = [player.hand() for player in self.players.values()]
            raise AssertionError(f"the match does not go on: {await self.row()} {hands}") from None
        for guest in self.people.values():
            await guest.until(lambda guest=guest: over(guest.table(self.channel)))  # type: ignore[misc]
        row = await self.row()
        assert (row.phase, row.closing.reason) == (Phase.CLOSED, CloseReason.FINISHED)
        winners = GAMES[self.game].view(row.state, None).winners
        assert winners in ((0, 2), (1, 3), (0, 1, 2, 3)), "one team, or both if they are even"
        content = next(iter(self.people.values())).table(self.channel)["content"]
        assert all(row.chairs[place].name in content for place in winners)
        await self.check_chips(row, winners)
        await self.check_ratings(row, winners)
        shown = [*self.people.values()]
        for guest in shown:  # the house rules name tiles
            guest.seen = [m for m in guest.seen if not m["content"].startswith("**House rules**")]
        check_secrecy(shown, row, await self.store.tables.log(self.table))
        return row

    async def check_chips(self, row: Table, winners: Sequence[Seat]) -> None:
        """Check that the winners have shared the pot.

        A person who left an undecided match has lost the entry, and nobody else more.
        """
        # two teams that are even share it
        share = len(PAIRS) * ENTRY // len(winners) if winners else 0
        for place, guest in self.people.items():
            await self.check_net(row, guest, (share if place in winners else 0) - ENTRY)
        if self.left is not None:
            # else the match went on after that round
            won = any(row.chairs[place].user == int(self.left.id) for place in winners)
            await self.check_net(row, self.left, (share if won else 0) - ENTRY)
        assert await self.store.ledger.audit() == 0
        assert await self.store.ledger.balance(row.account) == 0
        assert (await self.store.profiles.audit(0)).faults == []

    async def check_net(self, row: Table, guest: Guest, chips: int) -> None:
        """Check what a person has won or lost in this match."""
        net = await self.hc(row, guest) - self.had[guest.id]
        assert net == 2 * chips, (
            guest.name,
            net,
            await self.store.ledger.bookings(self.account(row, guest), 20),
            row,
        )

    def account(self, row: Table, guest: Guest) -> str:
        """Return a person's account."""
        return chip_accounts.member(row.guild, int(guest.id))

    async def hc(self, row: Table, guest: Guest) -> int:
        """Return the half-chips in a person's account."""
        return await self.store.ledger.balance(self.account(row, guest))

    async def check_ratings(self, row: Table, winners: Sequence[Seat]) -> None:
        """Check who is rated of those who stayed, and that who has left has lost
        (docs/players/ratings.md).
        """
        found = {
            place: (await self.store.people.ratings(row.guild, int(guest.id))).get(self.game)
            for place, guest in self.people.items()
        }
        losers = {*range(len(PAIRS))} - {*winners}
        gone = {*range(len(PAIRS))} - {*self.people}
        if not gone:  # even teams are not rated
            rated = {*self.people} if losers else set()
        else:  # nobody is, but a partner with whom one of four people has left a team that lost
            rated = losers - gone if len(gone) == 1 and gone <= losers else set()
        for place, rating in found.items():
            assert (rating is not None) == (place in rated), (place, found, winners)
            assert rating is None or (rating.mu > MEAN) == (place in winners), (place, rating)
        if self.left is not None:
            lost = (await self.store.people.ratings(row.guild, int(self.left.id))).get(self.game)
            assert lost.mu < MEAN
            assert lost.played == 1

    async def play_again(self) -> None:
        """Let those who stayed press *Play again*, not the host first: all sit as before, a bot
        in the leaver's seat. Begin.
        """
        old = await self.row()
        users = self.users()
        first, *others = reversed(self.people.values())
        again = first.words()("button-again")
        for guest in (first, *others):
            standing = await guest.until(
                lambda guest=guest: next(
                    (m for m in guest.messages(self.channel) if again in labels(m)), None
                )  # type: ignore[misc]
            )
            await guest.press(standing, again)
            await guest.until(
                lambda guest=guest: (
                    "My hand" not in labels(guest.table(self.channel))
                    and table_id(guest.table(self.channel)) != old.id
                )  # type: ignore[misc]
            )
        self.table = table_id(first.table(self.channel))
        shift = users.index(int(first.id))
        row = await self.until_row(lambda row: set(users) == {chair.user for chair in row.chairs})
        assert [chair.user for chair in row.chairs] == users[shift:] + users[:shift]
        assert (row.options, teams_of(row)) == (old.options, PAIRS)
        self.people = {(place - shift) % len(PAIRS): guest for place, guest in self.people.items()}
        self.people = dict(sorted(self.people.items()))
        self.closed = (self.closed - shift) % len(PAIRS)
        self.left = None
        await self.begin()


@asynccontextmanager
async def team_match(
    playground: Playground, bot: Bot, game: str, company: str
) -> AsyncIterator[TeamMatch]:
    """A match of a game by one of `COMPANIES`, with new people and a channel of its own.

    It is not opened yet.
    """
    channel = playground.add_channel(f"{game}-{company.replace(' ', '-')}").name
    seats = [place for place, is_person in enumerate(COMPANIES[company]) if is_person]
    closed = seats[-1] if len(seats) < len(NAMES) - 1 else seats[1]
    async with AsyncExitStack() as stack:
        people = {}
        for place in seats:
            playground.add_person(f"{NAMES[place]} of {channel}")
            people[place] = await stack.enter_async_context(
                Guest(playground.url, f"{NAMES[place]} of {channel}")
            )
        playground.close_dms(people[closed].name)
        store = await store_of(bot, stack)
        yield TeamMatch(bot, store, game=game, channel=channel, people=people, closed=closed)
