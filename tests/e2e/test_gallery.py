"""The gallery of Buki over sockets: somebody sits behind a player who lets her, sees that hand only, and bets against the bank."""

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from data.store import open_store
from games import GAMES, tiles
from games.gallery import BetAnswered, BetPaid, BetTied
from playground.person import Json
from tables import chips
from tables.table import Phase, Table
from tests.e2e.house import evening
from tests.e2e.players import Guest, Refusals, labels, seat, shows, start, table_id
from tests.e2e.witness import named

SLOWLY = {"PAUSE_SECONDS": "120", "TURN_SECONDS": "300"}


@dataclass(frozen=True)
class Room:
    """Four people at a table of Buki in #buki; the first is banker; two more look on."""

    people: list[Guest]
    emi: Guest
    fay: Guest
    rows: Refusals

    def hand(self, guest: Guest) -> Json:
        """The newest hand in somebody's direct messages."""
        return [m for m in guest.dms() if not m["ephemeral"]][-1]

    async def offered(self, guest: Guest, text: str) -> str:
        """The id of the button that does this, as soon as her hand has it."""

        def there() -> str | None:
            parts = [it for row in self.hand(guest)["components"] for it in row["components"]]
            ids = [str(it["custom_id"]) for it in parts if str(it.get("custom_id", "")).endswith(f":{text}")]
            return ids[0] if ids else None

        return await guest.until(there)

    async def does(self, guest: Guest, text: str) -> Table:
        """A button of her hand, by what it does; the row when it has been done."""
        button = await self.offered(guest, text)
        version = await self.rows.version()
        await guest.press(self.hand(guest), button)
        return await self.rows.until(lambda table: table.version > version)

    async def behind(self, guest: Guest, player: int) -> Json:
        """Her private message once she sits behind a player who has let her."""
        sheet = await guest.press(guest.table("buki"), "Watch")
        assert sheet is not None
        ids = [it["custom_id"] for row in sheet["components"] for it in row["components"]]
        await guest.press(sheet, next(one for one in ids if one.endswith(f":watch {player}")))
        place = (await self.rows.until(lambda table: table.place_of(int(guest.id)) is not None)).place_of(int(guest.id))
        await self.does(self.people[player], f"admit {place}")
        await guest.until(lambda: (now := guest.now(sheet)) and shows(now, "hand"))
        return sheet

    async def played(self) -> Table:
        """The deal to its end: everybody presses the first that ends a turn, or stakes the minimum."""
        rules = GAMES["buki"]
        table = await self.rows.table()
        while table.phase is Phase.PLAYING:
            (due,) = rules.due(table.state)
            acts = table.chairs[due].acts  # a hand that is not renewed yet still offers what has been done
            texts = await self.people[due].until(lambda due=due, acts=acts: self._ways(self.people[due], acts))  # type: ignore[misc]
            table = await self.does(self.people[due], texts[0])
        return table

    def _ways(self, guest: Guest, acts: int) -> list[str]:
        ids = [str(it.get("custom_id", "")) for row in self.hand(guest)["components"] for it in row["components"]]
        if guest.words()("your-turn") not in self.hand(guest)["content"]:
            return []
        ways = [one.split(":", 4)[4] for one in ids if one.startswith("kh:a:") and one.split(":")[3] == str(acts)]
        return [way for way in ways if way.split(" ")[0] in ("play", "pass", "stake")]


@asynccontextmanager
async def room(folder: Path, *, closed_dms: int = 0, **rules: str) -> AsyncIterator[Room]:
    async with evening(folder, closed_dms=closed_dms, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        names = ("Anna", "Béla", "Chloé", "Dragan", "Emi", "Franz")
        *people, emi, fay = [await stack.enter_async_context(Guest(playground.url, name)) for name in names]
        if closed_dms:
            await emi.dms_open(open_=False)
        await seat(people, "buki", "buki")
        host = people[0]
        for name, value in {"banker": 0, **rules}.items():
            menu = await host.press(host.table("buki"), "House rules")
            assert menu is not None
            menu = await host.choose(menu, host.words()("rules-which"), [name])
            assert menu is not None
            await host.choose(menu, host.words()(f"option-{name.replace('_', '-')}"), [json.dumps(value)])
        await start(host, "buki")
        store = await open_store(bot.database)
        stack.push_async_callback(store.close)
        rows = Refusals(store, table_id(host.table("buki")))
        for guest in people:
            await guest.until(lambda guest=guest: any(shows(m, "hand") for m in guest.dms()))  # type: ignore[misc]
        yield Room(people, emi, fay, rows)
        table = await rows.table()
        if table.live:
            for guest in (*people,):
                await guest.press(guest.table("buki"), "Leave")
        assert await store.audit() == 0


def tiles_of(table: Table, seat: int) -> set[str]:
    """The names of the tiles in a hand."""
    return {tiles.NAMES[tile] for tile in GAMES["buki"].view(table.state, seat).seats[seat].hand or ()}


async def test_watch_bet_and_be_paid(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        bank, bela = here.people[0], here.people[1]
        assert "Watch" in labels(here.emi.table("buki"))
        sheet = await here.behind(here.emi, 1)
        table = await here.rows.table()
        assert tiles_of(table, 1) <= named(here.emi.now(sheet) or sheet)
        await here.emi.until(lambda: any(shows(m, "hand") for m in here.emi.dms()))  # the same in a direct message
        had = await here.rows.store.balance(chips.member(table.guild, int(here.emi.id)))
        await here.does(here.emi, "bet 4")
        table = await here.does(bank, "reject 4 4")
        assert any(isinstance(event, BetAnswered) and not event.accepted for event in table.story)
        await here.does(here.emi, "bet 3")
        await here.does(bank, "take 4 3")
        assert await here.rows.store.balance(chips.member(table.guild, int(here.emi.id))) == had - 6
        await bela.until(lambda: "Emi" in bela.table("buki")["content"])
        table = await here.played()
        said = next(event for event in table.story if isinstance(event, BetPaid | BetTied))
        won = said.hc if isinstance(said, BetPaid) else 0
        assert await here.rows.store.balance(chips.member(table.guild, int(here.emi.id))) == had + won
        for guest in here.people:
            await guest.until(lambda guest=guest: "Next deal" in labels(guest.table("buki")))  # type: ignore[misc]
            await guest.press(guest.table("buki"), "Next deal")
        table = await here.rows.until(lambda table: table.deals == 2)
        assert table.gallery == ()
        await here.emi.until(lambda: here.emi.words()("hand-left", where="")[-20:] in here.hand(here.emi)["content"])
        await bank.until(lambda: "Close after this deal" in labels(bank.table("buki")))
        await bank.press(bank.table("buki"), "Close after this deal")
        await here.rows.until(lambda table: table.closing)
        table = await here.played()
        table = await here.rows.until(lambda table: not table.live)
        assert await here.rows.store.balance(table.account) == 0
        # Nobody else was ever shown what Emi was: only she got hands without a seat, and only Béla's of the first deal.
        assert not any(shows(m, "hand") for m in here.fay.seen)
        assert not any(shows(m, "hand") and not m["ephemeral"] for g in here.people for m in g.messages("buki"))


async def test_only_the_watched_hand_is_shown(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        await here.behind(here.emi, 2)
        await here.behind(here.fay, 3)
        table = await here.rows.table()
        hands = [tiles_of(table, seat) for seat in range(4)]
        public = {tiles.NAMES[event.tile] for event in table.story if getattr(event, "tile", None) is not None}
        await here.emi.until(lambda: any(shows(m, "hand") for m in here.emi.dms()))
        await here.fay.until(lambda: any(shows(m, "hand") for m in here.fay.dms()))
        for guest, seat_ in ((here.emi, 2), (here.fay, 3)):
            shown = set().union(*(named(m) for m in guest.seen if m["author"]["bot"]))
            assert shown <= hands[seat_] | public
        for seat_, guest in enumerate(here.people):
            shown = set().union(*(named(m) for m in guest.seen if m["author"]["bot"]))
            assert shown <= hands[seat_] | public


async def test_refusals(tmp_path: Path) -> None:
    async with room(tmp_path) as here:
        bank, bela = here.people[0], here.people[1]
        async with here.rows.expect(bela, "illegal-is-player"):
            await bela.press(bela.table("buki"), "Watch")
        sheet = await here.emi.press(here.emi.table("buki"), "Watch")
        assert sheet is not None
        await here.emi.press(sheet, f"kh:a:{here.rows.table_id}:{(await here.rows.table()).dealt}:watch 1")
        table = await here.does(bela, "deny 4")
        assert not any(shows(m, "hand") for m in here.emi.seen)
        table = await here.rows.table()
        await here.emi.until(lambda: f":{table.gallery[0].acts}:watch 2" in str(here.emi.now(sheet)))
        await here.emi.press(sheet, f"kh:a:{table.id}:{table.gallery[0].acts}:watch 2")
        await here.does(here.people[2], "admit 4")
        await here.emi.until(lambda: any(shows(m, "hand") for m in here.emi.dms()))
        acts = (await here.rows.table()).gallery[0].acts
        hand = here.hand(here.emi)
        async with here.rows.expect(here.emi, "refused-unreadable"):  # a button that the message does not have
            await here.emi.forge(hand, (await here.offered(here.emi, "bet 6"))[:-1] + "7")
        await here.rows.store.transfer(
            chips.Transfer(
                "drain",
                chips.member(table.guild, int(bank.id)),
                chips.house(table.guild),
                await here.rows.store.balance(chips.member(table.guild, int(bank.id))),
                "daily",
            ),
            table.guild,
            1,
        )
        async with here.rows.expect(here.emi):
            await here.emi.press(hand, f"kh:a:{table.id}:{acts}:bet 6")
        assert here.emi.told[-1].startswith("The bank could not cover")


async def test_with_closed_direct_messages_and_without_consent(tmp_path: Path) -> None:
    async with room(tmp_path, closed_dms=1, watch_consent="none") as here:
        sheet = await here.emi.press(here.emi.table("buki"), "Watch")
        assert sheet is not None
        await here.emi.press(sheet, f"kh:a:{here.rows.table_id}:{(await here.rows.table()).dealt}:watch 1")
        await here.emi.until(lambda: (now := here.emi.now(sheet)) and shows(now, "hand"))
        table = await here.rows.table()
        assert tiles_of(table, 1) <= named(here.emi.now(sheet) or sheet)
        bet = f"kh:a:{table.id}:{table.gallery[0].acts}:bet 2"
        await here.emi.press(here.emi.now(sheet) or sheet, bet)
        await here.does(here.people[0], "take 4 2")
        await here.emi.until(lambda: "Your bet" in str((here.emi.now(sheet) or {}).get("content")))
