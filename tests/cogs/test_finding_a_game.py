"""Which games a server offers, how they are found, and what happens to a game that was switched
off.
"""

from typing import Any, cast

import pytest

from cogs.evening import cog as evening_cog
from cogs.learn import cog as learn_cog
from cogs.play import cog as play_cog
from cogs.play.game_search import (
    MOST,
    complete_offered_game,
    completions,
    find_game,
    load_offer,
    offer_games,
)
from cogs.play.page import GameMenu, GamePress
from cogs.support.house import House
from cogs.table.cog import TableCog
from games import GAMES
from tables.people.people import Preset
from tables.state.change import Refused
from tables.state.default_settings import FIRST_GAMES
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import Phase
from tests.cogs.houses import answer, controls
from tests.custom_ids import parse
from tests.delivery.delivery_harness import DeliveryHarness
from tests.delivery.loopback_discord import GUILD
from tests.tables.table_harness import ANN, BEN, CHANNEL, chosen, due
from tests.words import WORDS

ALL = {*GAMES}


async def offered(cafe: House, house: DeliveryHarness, user: int = ANN) -> list[str]:
    """Return the keys of the games on offer, in their order, and the names of presets."""
    offer = await load_offer(cafe, house.discord.press(user, CHANNEL, 0, private=True))
    return [*(game.key for game in offer.games), *(preset.name for preset in offer.presets)]


async def typed(cafe: House, house: DeliveryHarness, text: str) -> str:
    interaction = house.discord.press(ANN, CHANNEL, 0, private=True)
    return find_game(
        cafe, interaction, text, await load_offer(cafe, interaction, with_presets=True)
    )


async def switch_off(house: DeliveryHarness, *games: str) -> None:
    await house.store.servers.update_guild_settings(GUILD, games_off=games)


async def test_what_several_games_are_called_offers_each_of_them(
    house: DeliveryHarness, cafe: House
) -> None:
    for text in ("double nine", "DOUBLE NINE"):
        with pytest.raises(Refused, match="ambiguous-game"):
            await typed(cafe, house, text)
        found = completions(
            cafe,
            house.discord.press(ANN, CHANNEL, 0, private=True),
            text,
            await load_offer(cafe, house.discord.press(ANN, CHANNEL, 0, private=True)),
        )
        assert {choice.value for choice in found} == {"cuban", "mexican-train"}


async def test_a_game_that_is_off_is_nowhere_on_offer(house: DeliveryHarness, cafe: House) -> None:
    await house.store.servers.save_preset(
        Preset(GUILD, "Café Central", "buki", GAMES["buki"].options(), TableOptions())
    )
    assert set(await offered(cafe, house)) == ALL
    assert await typed(cafe, house, "cafe") == "Café Central"
    await switch_off(house, "buki", "latin")
    assert set(await offered(cafe, house)) == ALL - {"buki", "latin"}
    for text in ("buki", "Café Central", "capicua"):
        with pytest.raises(Refused, match="game-off"):
            await typed(cafe, house, text)
    with pytest.raises(Refused, match="unknown-game"):
        await typed(cafe, house, "Schnapsen")
    assert await typed(cafe, house, "dominó") == "draw"  # it means Latin dominoes as well


async def test_a_button_or_a_menu_means_exactly_its_value(
    house: DeliveryHarness, cafe: House
) -> None:
    names = ("Draw ⚡", "Buki!", "Blockdomino", "Friday 🎲", "Friday 🃏", "🎲🎲", "pulle")
    for name in names:
        await house.store.servers.save_preset(
            Preset(GUILD, name, "buki", GAMES["buki"].options(), TableOptions())
        )
    for value in (*names, *GAMES):
        assert await typed(cafe, house, value) == value
    await switch_off(house, "draw")
    with pytest.raises(Refused, match="game-off"):
        await typed(cafe, house, "draw")


async def test_no_command_opens_or_promises_a_game_that_is_off(
    house: DeliveryHarness, cafe: House
) -> None:
    await switch_off(house, "buki")
    commands: list[tuple[Any, tuple[object, ...]]] = [
        (play_cog.PlayCog(cafe).play, ("buki",)),
        (evening_cog.EveningCog(cafe).evening, ("<t:1800010000>", "buki")),
        (evening_cog.NotifyCog(cafe).notify, ("buki",)),
        (learn_cog.LearnCog(cafe).learn, ("buki",)),
    ]
    for command, values in commands:
        with pytest.raises(Refused, match="game-off") as no:
            await cast(Any, command).callback(
                command.binding, house.discord.press(ANN, CHANNEL, 0, private=True), *values
            )
        assert no.value.values["game"] == "Buki"
    for complete in (
        cast(Any, play_cog.PlayCog(cafe)).games,
        cast(Any, evening_cog.EveningCog(cafe)).games,
        complete_offered_game,
    ):
        assert "buki" not in [
            choice.value
            for choice in await complete(house.discord.press(ANN, CHANNEL, 0, private=True), "")
        ]


async def test_a_table_goes_on_when_its_game_is_switched_off_but_no_other_follows(
    house: DeliveryHarness, cafe: House
) -> None:
    table_id = await house.playing()
    await switch_off(house, "austrian-block")
    table = await house.tables.load(table_id)
    seat = due(table)
    await house.tables.act(
        table_id, table.chairs[seat].user or 0, table.chairs[seat].acts, chosen(table, seat), 1
    )
    assert (await house.tables.load(table_id)).phase is Phase.PLAYING
    with pytest.raises(Refused, match="game-off"):
        await TableCog(cafe).require_game(house.discord.press(ANN, CHANNEL, 0, private=True), table)
    await switch_off(house)
    await TableCog(cafe).require_game(house.discord.press(ANN, CHANNEL, 0, private=True), table)


async def test_five_games_have_a_button_and_one_menu_has_all(
    house: DeliveryHarness, cafe: House
) -> None:
    await house.during(
        offer_games(cafe, house.discord.press(ANN, CHANNEL, 0, private=True), slow=True)
    )
    shown = house.discord.channels[CHANNEL]
    newest = shown[max(shown)]
    buttons = [parse(item["custom_id"]) for item in controls(newest)]
    assert buttons == [GamePress("game", "slow", key) for key in (*FIRST_GAMES, "")]
    await house.during(
        answer(cafe, house.discord.press(ANN, CHANNEL, int(newest["id"])), buttons[-1])
    )
    (menu,) = controls(newest)
    assert parse(menu["custom_id"]) == GameMenu("slow")
    assert {option["value"] for option in menu["options"]} == ALL
    partners = [
        option["value"]
        for option in menu["options"]
        if option["description"].startswith(WORDS("group-partners"))
    ]
    assert set(partners) == {key for key, game in GAMES.items() if game.team_play}
    assert partners == [option["value"] for option in menu["options"]][: len(partners)]


async def test_named_house_rules_push_no_game_out_of_the_menu(
    house: DeliveryHarness, cafe: House
) -> None:
    names = [f"Rules {number:02}" for number in range(MOST)]
    for name in names:
        await house.store.servers.save_preset(
            Preset(GUILD, name, "buki", GAMES["buki"].options(), TableOptions())
        )
    press = house.discord.press(ANN, CHANNEL, 0, private=True)
    await house.during(offer_games(cafe, press, slow=True, all_games=True))
    shown = house.discord.channels[CHANNEL]
    games, presets = controls(shown[max(shown)])
    assert {option["value"] for option in games["options"]} == ALL
    assert [option["value"] for option in presets["options"]] == names
    found = await cast(Any, play_cog.PlayCog(cafe)).games(press, "")
    assert {choice.value for choice in found[: len(ALL)]} == ALL
    assert [choice.value for choice in found[len(ALL) :]] == names[: MOST - len(ALL)]
    chosen = house.discord.press(ANN, CHANNEL, max(shown))
    chosen.data = cast(Any, {"component_type": 3, "values": names[-1:]})
    await house.during(answer(cafe, chosen, parse(presets["custom_id"])))
    (hosted,) = await house.store.tables.hosted_tables(GUILD)
    assert hosted.slow
    assert (await house.tables.load(hosted.table)).preset == names[-1]


async def test_what_the_user_plays_most_comes_first(
    house: DeliveryHarness, cafe: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def favourites(guild: int, user: int) -> tuple[str, ...]:
        assert guild == GUILD
        return ("challenge", "latin", "whist") if user == ANN else ()

    monkeypatch.setattr(house.store.profiles, "favourite_games", favourites)
    assert (await offered(cafe, house))[:3] == ["challenge", "latin", next(iter(GAMES))]
    assert await offered(cafe, house, BEN) == list(GAMES)
    first, *_ = completions(
        cafe,
        house.discord.press(ANN, CHANNEL, 0, private=True),
        "",
        await load_offer(cafe, house.discord.press(ANN, CHANNEL, 0, private=True)),
    )
    assert first.value == "challenge"
