"""/house: pages, what they settle, who may press, and who did what."""

from collections.abc import Iterator
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import discord
import pytest

from cogs.house import page as house_page
from cogs.house.cog import ACTIONS, SETTINGS, HouseCog
from cogs.house.display import show_house_page
from cogs.house.moderator_rights import DELEGATED, managed_server
from cogs.house.page import BAN_DAYS, PAGES
from cogs.play.opening import require_open_channel
from cogs.press_router import PressRouter
from cogs.settings.page import PreferenceMenu
from delivery.discord_api.outgoing_message import CHANNEL_MENU, ROLE_MENU
from delivery.discord_api.server_presses import PLACE
from games import GAMES
from messages.parts.custom_ids import RESHOWN_MARK, CustomId, Place
from messages.parts.safe_names import MAX_NAME_LENGTH
from tables.people.people import Ban, GuildSettings, ModerationAction
from tables.state.default_settings import DAY
from tables.state.phases import Phase, Presence
from tests.cogs.houses import make_house
from tests.custom_ids import parse
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.delivery.loopback_discord import GUILD as THERE
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, BEN, CHANNEL, EVE, NOW, person, with_limits
from tests.tables.test_lobby import refused
from tools.playground.world.model import Role

OFFICE = 77  # the channel in which /house is opened
WORDS = catalogues().of("en-US")


class Keeper:
    """Ann manages the server, and has one message of /house."""

    def __init__(self, harness: DeliveryHarness) -> None:
        self.discord = harness.discord.open(OFFICE).open(5).open(6)
        self.house = make_house(harness)
        self.discord.client.house = self.house  # type: ignore[attr-defined]
        self.store = harness.store

    @property
    def message(self) -> Json:
        """The first one there: others are refusals."""
        return self.discord.channels[OFFICE][min(self.discord.channels[OFFICE])]

    @property
    def told(self) -> str:
        """The last thing that was said beside it."""
        return str(self.discord.channels[OFFICE][max(self.discord.channels[OFFICE])]["content"])

    def components(self) -> Iterator[Json]:
        """All that can be pressed or chosen in."""
        for row in self.message["components"]:
            yield from row["components"]

    async def open(self, *, may: bool = True) -> None:
        """/house."""
        await cast(Any, HouseCog.look_after).callback(
            HouseCog(self.house), self.interaction(0, may=may, private=True)
        )

    def interaction(self, message: int, *, may: bool, private: bool = False) -> discord.Interaction:
        made = self.discord.press(ANN, OFFICE, message, private=private)
        made._permissions = discord.Permissions(manage_guild=True).value if may else 0
        return made

    async def press(self, custom_id: CustomId, *values: object, may: bool = True) -> None:
        """A button, or what is chosen in a menu."""
        it = next(
            component
            for component in self.components()
            if component["custom_id"].partition(RESHOWN_MARK)[0] == custom_id.text
        )
        made = self.interaction(int(self.message["id"]), may=may)
        made.data = {  # type: ignore[typeddict-item]
            "custom_id": it["custom_id"],
            "component_type": it["type"],
            "values": [str(value) for value in values],
        }
        await PressRouter(self.house).on_interaction(made)

    async def page(self, name: str) -> None:
        """From wherever one is."""
        buttons = {component["custom_id"] for component in self.components()}
        for page in ("front", name):
            if house_page.HousePage(page).text in buttons:
                await self.press(house_page.HousePage(page))
                buttons = {component["custom_id"] for component in self.components()}

    async def send(self, form: CustomId, reason: str, *, may: bool = True) -> None:
        """A form that was filled in."""
        made = self.interaction(int(self.message["id"]), may=may)
        made.type = discord.InteractionType.modal_submit
        made.data = {
            "custom_id": form.text,
            "components": [  # type: ignore[typeddict-item]
                {"type": 18, "component": {"type": 4, "custom_id": "number", "value": reason}}
            ],
        }
        await PressRouter(self.house).on_interaction(made)

    async def ban(self, user: int, days: int, reason: str) -> None:
        """Ban somebody, from the page of bans."""
        await self.press(house_page.HouseMenu("ban"), user)
        assert WORDS("house-bans-means") in self.message["content"]
        assert house_page.BanPress(user, days).text in [
            component["custom_id"] for component in self.components()
        ]
        assert user not in [ban.user for ban in await self.store.servers.bans(THERE, NOW)]
        await self.send(house_page.BanPress(user, days), reason)

    def offered(self, menu: house_page.HouseMenu) -> list[str]:
        it = next(
            component
            for component in self.components()
            if component["custom_id"].partition(RESHOWN_MARK)[0] == menu.text
        )
        return [option["value"] for option in it["options"]]


@pytest.fixture
async def keeper(house: DeliveryHarness, monkeypatch: pytest.MonkeyPatch) -> Keeper:
    monkeypatch.setattr("tests.tables.table_harness.GUILD", THERE)
    made = Keeper(house)
    await made.open()
    return made


async def test_limits_can_be_lowered_and_nothing_else(
    house: DeliveryHarness, keeper: Keeper
) -> None:
    house.renew(
        settings=with_limits(
            house.tables.settings, server_tables=6, host_tables=2, session_deals=100
        )
    )
    await keeper.page("limits")
    assert keeper.offered(house_page.HouseMenu("server-tables")) == [
        "usual",
        "1",
        "2",
        "3",
        "4",
        "5",
    ]
    assert keeper.offered(house_page.HouseMenu("host-tables")) == ["usual", "1"]
    await keeper.press(house_page.HouseMenu("host-tables"), 1)
    await keeper.press(house_page.HouseMenu("session-deals"), 20)
    settled = await keeper.store.servers.guild_settings(THERE)
    assert (settled.server_tables, settled.host_tables, settled.session_deals) == (None, 1, 20)
    for nonsense in ("x", "-1", "0", "9" * 30):
        await keeper.press(house_page.HouseMenu("host-tables"), nonsense)
    assert (await keeper.store.servers.guild_settings(THERE)).host_tables == 1


async def test_games(keeper: Keeper) -> None:
    menu = house_page.HouseMenu("games")
    await keeper.page("games")
    assert keeper.offered(menu) == list(GAMES)
    assert WORDS("house-games", off="none") in keeper.message["content"]
    await keeper.press(menu, *(key for key in GAMES if key not in ("buki", "latin")))
    assert (await keeper.store.servers.guild_settings(THERE)).games_off == ("buki", "latin")
    assert WORDS("house-games", off="Buki, Latin partnership dominoes") in keeper.message["content"]
    await keeper.press(menu, "whist")  # at least one game stays
    assert keeper.told == WORDS("refused-unreadable")
    await keeper.press(menu, *GAMES)
    assert (await keeper.store.servers.guild_settings(THERE)).games_off == ()


async def test_house_rules_are_saved_under_a_name_that_the_search_can_tell_apart(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keeper.house.tables.open(THERE, OFFICE, person(ANN), "buki", "en")
    for typed in (
        *("Friday 🎲", "Café", "Friday 🎲"),
        *("friday 🃏", "cafe", "🎲🎲", " ", "Draw ⚡", "Blockdomino", "ドロー・ドミノ", "M" * 99),
    ):
        await keeper.send(house_page.HouseForm("preset"), typed)
    assert keeper.told == WORDS("refused-preset-name", most=MAX_NAME_LENGTH)
    assert [deed.about for deed in await keeper.store.servers.moderation_log(THERE, 9)] == [
        "Friday 🎲",
        "Café",
        "Friday 🎲",
    ]
    monkeypatch.setattr(
        keeper.store.servers, "record_moderation", AsyncMock(side_effect=RuntimeError)
    )
    await keeper.press(house_page.HouseMenu("preset"), "Café")
    assert len(await keeper.store.servers.presets(THERE)) == 2, "nothing goes without a record"


async def test_where_and_when_seasons_are_celebrated(keeper: Keeper) -> None:
    await keeper.page("seasons")
    for typed, zone in (
        ("vienna", "Europe/Vienna"),
        ("America/New York", "America/New_York"),
        ("utc", "UTC"),
    ):
        await keeper.send(house_page.HouseForm("zone"), typed)
        assert (await keeper.store.servers.guild_settings(THERE)).time_zone == zone
        assert zone in keeper.message["content"]
    for typed in ("Atlantis", ""):
        await keeper.send(house_page.HouseForm("zone"), typed)
        assert keeper.told == WORDS("refused-no-zone")
    assert [deed.about for deed in await keeper.store.servers.moderation_log(THERE, 9)] == [
        "UTC",
        "America/New_York",
        "Europe/Vienna",
    ]


@pytest.mark.parametrize(
    ("channel", "parent", "may"), [(8, None, True), (7, None, False), (7, 8, True), (7, 6, False)]
)
def test_where_tables_are_allowed(channel: int, parent: int | None, may: bool) -> None:
    here = cast(Any, SimpleNamespace(channel_id=channel, channel=SimpleNamespace(parent_id=parent)))
    with nullcontext() if may else refused("channel"):
        require_open_channel(GuildSettings(1, channels=(8, 9)), here)
    require_open_channel(GuildSettings(1), here)


async def test_a_ban_takes_out_of_all_tables(house: DeliveryHarness, keeper: Keeper) -> None:
    lobby = await house.tables.open(THERE, 5, person(BEN), "buki", "en")
    playing = await house.tables.open(THERE, CHANNEL, person(ANN), "austrian-block", "en")
    await house.tables.join(playing.id, person(BEN))
    await house.tables.start(playing.id, ANN, 1)
    await keeper.page("bans")
    await keeper.ban(BEN, 7, " \n*swears* ")
    assert await keeper.store.servers.bans(THERE, NOW) == [
        Ban(THERE, BEN, NOW, until=NOW + 7 * DAY, reason="*swears*")
    ]
    assert not (await house.tables.load(lobby.id)).live
    table = await house.tables.load(playing.id)
    assert (table.seat_of(BEN), table.chairs[1].presence) == (None, Presence.LEFT)
    assert table.phase is Phase.PLAYING, "the deal is played to its end"
    assert (
        f"until <t:{(NOW + 7 * DAY) // 1000}:f>: “\u2068\\*swears\\*\u2069”"
        in keeper.message["content"]
    )
    await keeper.press(house_page.HouseMenu("ban"), BEN)
    await keeper.press(house_page.HouseMenu("unban"), BEN)
    assert await keeper.store.servers.bans(THERE, NOW) == []


async def test_each_ban_and_table_can_be_reached(house: DeliveryHarness, keeper: Keeper) -> None:
    for number in range(30):
        house.watch.now += 1
        await keeper.store.servers.ban(Ban(THERE, 100 + number, house.watch.now))
        keeper.discord.open(500 + number)
        await house.tables.open(THERE, 500 + number, person(EVE), "buki", "en")
    (oldest_table, *_) = await keeper.store.tables.hosted_tables(THERE)
    for shown, menu, oldest in (("bans", "unban", 100), ("tables", "close", oldest_table.table)):
        await keeper.page(shown)
        for page in (2, 3, 4):
            await keeper.press(house_page.ListPress(shown, page, "on"))
        assert keeper.offered(house_page.HouseMenu(menu))[-1] == str(oldest)


async def test_a_table_is_closed_by_the_rule_after_a_question(
    house: DeliveryHarness, keeper: Keeper
) -> None:
    lobby = await house.tables.open(THERE, CHANNEL, person(BEN), "buki", "en")
    other = await house.tables.open(THERE + 1, 6, person(BEN), "buki", "en")
    house.watch.now += 1
    slow = await house.tables.open(THERE, 5, person(BEN), "buki", "en", slow=True)
    await keeper.page("limits")
    await keeper.page("front")
    assert all(
        part in keeper.message["content"]
        for part in ("Open tables: 1 (limit", " per host), plus slow tables: 1.")
    )
    await keeper.page("tables")
    assert keeper.offered(house_page.HouseMenu("close")) == [slow.id, lobby.id]
    assert f"<#{CHANNEL}>" in keeper.message["content"]
    await keeper.press(house_page.HouseMenu("close"), other.id)
    assert keeper.told == WORDS("refused-no-table")
    await keeper.press(house_page.HouseMenu("close"), lobby.id)
    assert WORDS("house-close-means") in keeper.message["content"]
    assert (await house.tables.load(lobby.id)).live
    await keeper.press(house_page.HouseClose(lobby.id))
    assert (await house.tables.load(lobby.id)).closing.reason == "moderator"
    assert (await house.tables.load(other.id)).live
    assert WORDS("house-tables-title", count=1) in keeper.message["content"]


async def test_every_press_asks_whether_one_may(house: DeliveryHarness, keeper: Keeper) -> None:
    """Ann managed the server when she opened the message, and does no longer."""
    lobby = await house.tables.open(THERE, CHANNEL, person(BEN), "buki", "en")
    ban = Ban(THERE, BEN, NOW)
    await keeper.store.servers.ban(ban)
    pressed = 0
    for page in ("front", *PAGES, "close", "ban"):
        if page == "close":
            await keeper.page("tables")
            await keeper.press(house_page.HouseMenu("close"), lobby.id)
        elif page == "ban":
            await keeper.page("tables")
            await keeper.page("bans")
            await keeper.press(house_page.HouseMenu("ban"), EVE)
        else:
            await keeper.page(page)
        before = keeper.message["content"]
        for component in list(keeper.components()):
            custom_id = parse(component["custom_id"])
            if custom_id == house_page.HousePage("front"):
                continue
            value = component["options"][0]["value"] if component["type"] == 3 else BEN
            await keeper.press(custom_id, value, may=False)
            assert keeper.told == WORDS("refused-keepers-only")
            assert keeper.message["content"] == before
            pressed += 1
    assert pressed >= len(PAGES) + len(ACTIONS) + len(SETTINGS) - 1 + len(BAN_DAYS)
    await keeper.send(house_page.BanPress(EVE, 1), "", may=False)
    assert keeper.told == WORDS("refused-keepers-only")
    assert await keeper.store.servers.guild_settings(THERE) == GuildSettings(THERE)
    assert await keeper.store.servers.bans(THERE, NOW) == [ban]
    assert (await house.tables.load(lobby.id)).live
    assert await keeper.store.servers.moderation_log(THERE, 9) == []


async def test_who_did_what(house: DeliveryHarness, keeper: Keeper) -> None:
    await keeper.store.people.update_person(ANN, username="[Nitro](https://evil.example)")
    await keeper.press(house_page.HouseMenu("computers"), "no")
    await keeper.page("bans")
    await keeper.ban(BEN, 0, "")
    await keeper.page("looks")
    await keeper.press(PreferenceMenu("guild", "pips"), "classic")
    assert [
        (outcome.what, outcome.by, outcome.about)
        for outcome in (await keeper.store.servers.moderation_log(THERE, 9))
    ] == [
        (ModerationAction.LOOKS, ANN, ""),
        (ModerationAction.BAN, ANN, str(BEN)),
        (ModerationAction.COMPUTERS, ANN, "no"),
    ]
    await keeper.page("record")
    lines = keeper.message["content"].splitlines()[1:]
    assert lines[0].endswith(WORDS("moderated-looks"))
    assert "just for fun" in lines[2]
    assert "[Nitro](http" not in keeper.message["content"]


async def test_who_may_use_it_is_up_to_the_server(house: DeliveryHarness) -> None:
    """Discord has let Ann in, who has no Manage Server.

    The pages work for a while, and in no direct message.
    """
    keeper = Keeper(house)
    keeper.house.delegates.update({(THERE, BEN): NOW + 1, (THERE, EVE): NOW})
    await keeper.open(may=False)
    assert keeper.house.delegates.keys() == {(THERE, ANN), (THERE, BEN)}
    await keeper.press(house_page.HousePage("limits"), may=False)
    await keeper.press(house_page.HouseMenu("host-tables"), 1, may=False)
    assert (await keeper.store.servers.guild_settings(THERE)).host_tables == 1
    placed = keeper.interaction(int(keeper.message["id"]), may=False)
    placed.extras[PLACE] = Place(THERE)
    with refused("keepers-only"):
        managed_server(keeper.house, placed)
    house.watch.now += DELEGATED
    await keeper.press(house_page.HouseMenu("host-tables"), "usual", may=False)
    assert keeper.told == WORDS("refused-keepers-only")


@pytest.mark.parametrize("page", PAGES)
async def test_a_direct_message_offers_no_form_and_says_where_there_is_more(
    keeper: Keeper, page: str
) -> None:
    """A press there is acknowledged before its server is known: no form can follow."""
    shown = []
    for place in (None, Place(THERE)):
        made = keeper.interaction(int(keeper.message["id"]), may=True)
        made.extras[PLACE] = place
        await show_house_page(keeper.house, made, page)
        shown.append([parse(component["custom_id"]) for component in keeper.components()])
    assert not keeper.house.handlers.forms.keys() & {type(custom_id) for custom_id in shown[1]}
    assert (WORDS("house-pick-there") in keeper.message["content"]) is (shown[0] != shown[1])


@pytest.mark.parametrize("menu", ["season-channel", "puzzle"])
async def test_nothing_is_posted_in_a_forum(house: DeliveryHarness, menu: str) -> None:
    keeper = Keeper(house)
    house.discord.open(9, "forum").join_server()
    await keeper.store.servers.update_guild_settings(THERE, channels=(9,))
    await keeper.open()
    for name, types, chosen in (
        ("channels", [0, 5, 2, 13, 15], [{"id": "9", "type": "channel"}]),
        ("seasons" if menu == "season-channel" else menu, [0, 5], []),
    ):
        await keeper.page(name)
        (picker,) = [
            component for component in keeper.components() if component["type"] == CHANNEL_MENU
        ]
        # all can be taken back
        assert [picker[field] for field in ("channel_types", "default_values", "min_values")] == [
            types,
            chosen,
            0,
        ]
    await keeper.press(house_page.HouseMenu(menu), 9)
    assert keeper.told == WORDS("refused-no-posts")
    settings = await keeper.store.servers.guild_settings(THERE)
    assert settings.season_channel is settings.puzzle_channel is None


async def test_a_role_that_nobody_may_mention_is_refused_and_a_deleted_one_not_offered(
    house: DeliveryHarness,
) -> None:
    keeper = Keeper(house)
    roles = house.discord.world.roles
    roles["44"] = Role("Domino", mentionable=False)
    house.discord.join_server()
    await keeper.open()
    await keeper.page("invitations")
    await keeper.press(house_page.HouseMenu("invitations"), 44)
    assert keeper.told == WORDS("refused-invite-unmentionable", role="<@&44>")
    assert (await keeper.store.servers.guild_settings(THERE)).invite_role is None
    for mentionable, chosen in ((True, [{"id": "44", "type": "role"}]), (False, [])):
        roles.pop("44", None)
        if mentionable:
            roles["44"] = Role("Domino")
        house.discord.join_server()
        await keeper.store.servers.update_guild_settings(THERE, invite_role=44)
        await keeper.page("invitations")
        (picker,) = [
            component for component in keeper.components() if component["type"] == ROLE_MENU
        ]
        # Discord would refuse a page with a role that is gone
        assert picker["default_values"] == chosen
