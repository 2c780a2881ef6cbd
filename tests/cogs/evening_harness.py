"""A server with plans of evenings and tournaments, and the clock that follows them."""

import discord

from bot.evening_and_tournament_clocks import EveningClock, TournamentClock
from bot.lost_places import LostPlaces
from cogs.evening.cog import EveningCog
from cogs.support.house import House
from games import GAMES
from messages.parts.custom_ids import EveningPress
from tables.state.evening_times_and_limits import HOUR, Evening
from tests.cogs.houses import answer, make_house
from tests.delivery.delivery_harness import DeliveryHarness, all_done
from tests.delivery.loopback_discord import GUILD, Json
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, DAN
from tools.playground.world.serialise import EPHEMERAL

STARTS = 3 * HOUR
EVERYBODY = (ANN, BEN, CAT, DAN)
BLOCK = GAMES["block"]


class Evenings:
    """A server with plans, and the clock of a process."""

    def __init__(self, harness: DeliveryHarness) -> None:
        self.harness = harness
        self.discord = harness.discord
        self.discord.join_server()
        for user in EVERYBODY:
            self.discord.person(user)
        self.house: House = make_house(harness)
        self.lost_places = LostPlaces(harness.tables, harness.publisher, lambda _: True)
        self.button = self.discord.said(CHANNEL)
        self.may_create_events = True
        self.start = harness.watch.now

    @property
    def answer(self) -> str:
        """The last private answer."""
        return str(
            [
                channel
                for channel in self.discord.channels[CHANNEL].values()
                if channel["flags"] & EPHEMERAL
            ][-1]["content"]
        )

    @property
    def told_of_tables(self) -> list[int]:
        """How many notices of open tables each person has been sent."""
        dms = [self.discord.channels.get(self.discord.dms.get(user, 0), {}) for user in EVERYBODY]
        return [sum("is open on" in dm["content"] for dm in there.values()) for there in dms]

    @property
    def clock(self) -> EveningClock:
        """The clock of a new process."""
        publisher = self.harness.publisher
        return EveningClock(self.harness.tables, publisher.evenings, publisher.tournaments)

    def interaction(self, user: int, **may: bool) -> discord.Interaction:
        """A private interaction of a user in the channel."""
        made = self.discord.press(user, CHANNEL, self.button, private=True)
        allowed = discord.Permissions.all()
        allowed.create_events = self.may_create_events
        made._app_permissions = allowed.value
        made._permissions = discord.Permissions(**may).value
        return made

    async def planned(
        self,
        user: int = ANN,
        after: int = STARTS,
        game: str = "austrian-block",
        rounds: int = 0,
        chips: int = 0,
    ) -> Evening:
        """A plan, as the command makes it."""
        before = set(await self.harness.store.evenings.evenings(GUILD))
        when = f"<t:{(self.harness.watch.now + after) // 1000}>"
        interaction = self.interaction(user)
        await self.harness.during(interaction.response.defer(ephemeral=True, thinking=True))
        cog, limits = EveningCog(self.house), (rounds, 15, chips)
        await self.harness.during(cog.plan(interaction, when, game, *limits))
        return (set(await self.harness.store.evenings.evenings(GUILD)) - before).pop()

    async def press(self, user: int, plan: Evening, verb: str, **may: bool) -> None:
        await self.harness.during(
            answer(self.house, self.interaction(user, **may), EveningPress(plan.id, verb))
        )

    async def at(self, time: int, *, anew: bool = False) -> None:
        """The clock looks, at a time after the start; `anew`: in a new process."""
        self.harness.watch.now = self.start + time
        clock = self.clock
        await self.harness.during(clock.work() if anew else clock.look())
        await self.harness.during(all_done(clock))

    async def look(self, clock: TournamentClock) -> None:
        """The clock of tournaments looks once."""
        await self.harness.during(clock.look())
        await self.harness.during(all_done(clock))

    async def now(self, plan: Evening) -> Evening:
        return await self.harness.store.evenings.evening(plan.id)

    def public(self, piece: str) -> list[Json]:
        """The public messages in the channel that hold a text."""
        return [
            channel
            for channel in self.discord.channels[CHANNEL].values()
            if piece in channel["content"] and not channel["flags"] & EPHEMERAL
        ]

    def privately(self, user: int) -> list[str]:
        """The reminders that a person has got by direct message."""
        messages = self.discord.channels.get(self.discord.dms.get(user, 0), {}).values()
        return [
            message["content"] for message in messages if "The evening of" in message["content"]
        ]
