"""One table of version 1, driven through its service and its store, with a watch and chance that any run repeats."""

import random
from collections.abc import Callable, Iterator
from itertools import count

from ai import choose
from games import GAMES, codec
from games.chance import deal_seed
from games.core import Action, View
from games.line import Pass, Play
from games.stakes import Stake
from tools.playground.world import World
from tables import service
from tables.pace import Pace
from tables.play import game_of
from service import Tables
from tables.store import Preset, Store
from tables.table import Chair, Phase, Table, view

END = 1_790_020_800_000  # ms: the moment at which the database was left, 21 September 2026, 20:00 UTC
WELCOME = 1000  # chips
THINKING = 2_000  # ms that a person takes

# The server and the people of version 1's playground, so that the bot can be started on this; and others beside them.
_WORLD = World(lambda: 0.0)
HOME = int(_WORLD.guild_id)
ANNA, BELA, CHLOE, DRAGAN, EMI, FRANZ = map(int, _WORLD.people)
GRETL, HANNES = HOME + (90 << 22), HOME + (91 << 22)
HOME_CHANNELS = {one.name: int(one.id) for one in _WORLD.channels.values()}
AWAY = HOME + (900_000 << 22)  # another server, on which German is spoken

Choice = Callable[[View], Action]


class Chance:
    """In place of `secrets`: the same in every run. `secret` is that of the next table, if it shall be a certain one."""

    secret: bytes | None = None

    def __init__(self, seed: str) -> None:
        chance = random.Random(seed)
        self.choice = chance.choice
        self.randbits = chance.getrandbits
        self._bytes = chance.randbytes

    def token_bytes(self, size: int) -> bytes:
        return self.secret or self._bytes(size)


class Session:
    """A table from its opening on. `now` (ms) moves with whatever happens."""

    id = ""

    def __init__(self, store: Store, start: int, name: str, guild: int, channel: int) -> None:
        self.store = store
        self.now = start
        self.guild = guild
        self.channel = channel
        self.chance = Chance(name)
        service.secrets = self.chance  # type: ignore[attr-defined]
        self.tables = Tables(
            store,
            lambda: self.now,
            lambda seen, rng, modest: choose(seen, rng, modest=modest),
            Pace(),
            WELCOME,
            50,
            lambda _: None,
        )

    # ---- before the first deal

    async def chair(self, user: int) -> Chair:
        """Somebody as the store knows them, who sits down; the press was another one at each table."""
        person = await self.store.person(user)
        assert person is not None
        return Chair(user, person.name, person.username, cut=self.cut(user))

    def cut(self, user: int) -> int:
        """The id of the press with which somebody sat down at this table."""
        return self.channel + (user >> 22) % 1000

    async def open(self, game: str, *users: int, computers: int = 0, preset: Preset | None = None, **rules: object) -> None:
        """The first of these people is host and settles the house rules."""
        host, *guests = [await self.chair(user) for user in users]
        locale = "de" if self.guild == AWAY else "en"
        opened = await self.tables.open(
            self.guild, self.channel, Chair(host.user, host.name, host.username), game, locale, preset
        )
        self.id = opened.id
        for guest in guests:
            self.now += THINKING
            await self.tables.join(self.id, guest)
        for _ in range(computers):
            self.now += THINKING
            await self.tables.add_computer(self.id, users[0])
        for name, value in rules.items():
            self.now += THINKING
            await self.tables.set_option(self.id, users[0], name, value)

    async def begin(self, game: str, *users: int, computers: int = 0, **rules: object) -> None:
        """The same, and the first deal."""
        await self.open(game, *users, computers=computers, **rules)
        self.now += THINKING
        await self.tables.start(self.id, users[0], self.cut(users[0]))

    # ---- in play

    async def table(self) -> Table:
        """As it is now."""
        return await self.tables.load(self.id)

    async def act(self, user: int, text: str) -> None:
        """Somebody presses a fresh button."""
        table = await self.table()
        place = table.place_of(user)
        acts = table.dealt if place is None else table.acts_of(place)
        self.now += THINKING
        await self.tables.act(self.id, user, acts, text)

    async def clock(self) -> None:
        """Nobody does anything until the clock does."""
        table = await self.table()
        assert table.deadline is not None
        self.now = max(self.now, table.deadline if table.nudge is None else table.nudge)
        await self.tables.tick(self.id)

    async def step(self, choice: Choice | None = None) -> None:
        """Whoever is due acts: people first, as `choice` says, computer players when it is time."""
        table = await self.table()
        rules = game_of(table)
        seat = min(rules.due(table.state), key=lambda seat: table.chairs[seat].automatic)
        user = table.chairs[seat].user
        if user is None or table.chairs[seat].automatic:
            await self.clock()
            return
        seen = view(table, rules, seat)
        assert seen is not None
        await self.act(user, codec.write(choice(seen) if choice else choose(seen, random.Random(0), modest=True)))

    async def until(self, there: Callable[[Table], bool], choice: Choice | None = None) -> Table:
        """Play on until a table is like that. AssertionError if it ends before."""
        while not there(table := await self.table()):
            assert table.live, "it does not come to this"
            if table.phase is Phase.PAUSE:
                await self.ready()
            else:
                await self.step(choice)
        return table

    async def deal(self, choice: Choice | None = None) -> Table:
        """To the end of the deal."""
        return await self.until(lambda table: table.phase is not Phase.PLAYING, choice)

    async def ready(self, *users: int) -> None:
        """These people want the next deal, or all of them."""
        for chair in (await self.table()).chairs:
            if chair.user in users or (not users and not chair.automatic and chair.user is not None):
                self.now += THINKING
                await self.tables.ready(self.id, chair.user)

    async def leave(self, user: int) -> None:
        self.now += THINKING
        await self.tables.leave(self.id, user)

    async def close(self, user: int) -> None:
        self.now += THINKING
        await self.tables.close(self.id, user)


def laid(tiles: int) -> Callable[[Table], bool]:
    """So many tiles lie on the table."""
    return lambda table: len(game_of(table).view(table.state, None).line) >= tiles


def due(table: Table, user: int) -> bool:
    """Whether the deal waits for this person."""
    return table.seat_of(user) in game_of(table).due(table.state)


def offered(table: Table, user: int) -> tuple[Action, ...]:
    """What somebody may do."""
    seat = table.seat_of(user)
    assert seat is not None
    return game_of(table).legal(table.state, seat)


def usual(seen: View) -> Action:
    """The first tile that fits, or a pass; the lowest stake if there must be one."""
    return next(action for kinds in ((Play, Pass), Stake) for action in seen.legal if isinstance(action, kinds))


def secret_of_a_tie(cuts: tuple[int, ...], **options: object) -> bytes:
    """A secret with which the first deal of Buki ends in a tie, if everybody does what is usual."""
    rules = GAMES["buki"]
    for secret in _secrets():
        state = rules.open(rules.options(**options), 4)
        state, _ = rules.deal(state, rules.exposure(state), deal_seed(secret, cuts, 1))
        while rules.dealing(state):
            (due,) = rules.due(state)
            state, _ = rules.apply(state, due, usual(rules.view(state, due)))
        result = rules.view(state, None).result
        if result is not None and result.winner is None:
            return secret
    raise AssertionError


def _secrets() -> Iterator[bytes]:
    return (number.to_bytes(32, "big") for number in count(1))
