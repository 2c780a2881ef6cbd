"""Tests of the text and menus of /preferences."""

from zoneinfo import ZoneInfo

import discord
import pytest

from ai.levels import Level
from cogs.evening.cog import EveningCog
from cogs.settings.page import (
    ALWAYS,
    FITTING,
    PreferenceMenu,
    QuietMenu,
    TimesPress,
    audience_menu,
    person_preferences_text,
    preference_menus,
)
from tables.people.people import MOST_AVOIDED, Preferences, PreferencesOwner
from tables.people.ratings_and_bot_levels import LevelProgress
from tables.state.change import Refused
from tests.cogs.evening_harness import Evenings
from tests.cogs.houses import answer
from tests.delivery.loopback_discord import Json
from tests.tables.table_harness import ANN, BEN, CAT, CHANNEL, GUILD
from tests.tables.test_lobby import refused
from tests.words import WORDS


def test_a_person_reads_how_levels_move_and_whom_they_meet_in_each_game():
    met = {
        "pulle": LevelProgress(Level.JOURNEYMAN),
        "buki": LevelProgress(Level.MASTER, "+-+-"),
    }
    _, _, buki, pulle = person_preferences_text(met, WORDS).splitlines()
    assert buki == "-# Buki: Master · won 2 of 4"
    assert pulle == "-# Pulle: Journeyman · counting from the next round on"


def test_a_person_may_settle_who_sits_down_and_a_server_not():
    (*_, menu) = preference_menus(
        PreferencesOwner.PERSON, Preferences(company=Level.JOURNEYMAN), WORDS
    )
    assert [entry.value for entry in menu.entries] == [FITTING, *Level]
    assert [entry.value for entry in menu.entries if entry.selected] == ["geselle"]
    assert [
        entry.value for entry in audience_menu(Preferences(), WORDS).entries if entry.selected
    ] == ["everyone"]
    assert len(preference_menus(PreferencesOwner.GUILD, Preferences(), WORDS)) == 2


async def test_a_person_settles_their_own_look_and_a_server_s_only_with_permission(house, cafe):
    people = house.store.people

    async def choose(owner: str, what: str, *values: str, may: bool = False) -> None:
        press = house.discord.press(ANN, CHANNEL, 0, private=True)
        press._permissions = discord.Permissions(manage_guild=may).value
        press.data["values"] = list(values)
        await house.during(answer(cafe, press, PreferenceMenu(owner, what)))

    await choose("person", "more", "large", "words")
    await choose("person", "pips", "classic")
    mine = await people.preferences(PreferencesOwner.PERSON, ANN)
    assert (mine.large, mine.words, mine.contrast, mine.classic) == (True, True, False, True)
    await choose("person", "more")
    mine = await people.preferences(PreferencesOwner.PERSON, ANN)
    assert (mine.large, mine.classic) == (False, True)
    for owner, what, value in (
        ("person", "more", "big"),
        ("person", "pips", ""),
        ("guild", "more", "words"),
        ("guild", "company", "geselle"),
    ):
        with refused("unreadable"):
            await choose(owner, what, value, may=True)
    with refused("keepers-only"):
        await choose("guild", "more", "digits")
    assert await people.preferences(PreferencesOwner.GUILD, GUILD) == Preferences()
    await choose("guild", "more", "digits", may=True)
    assert (await people.preferences(PreferencesOwner.GUILD, GUILD)).digits


async def test_the_page_of_times(evenings: Evenings) -> None:
    store, house = evenings.harness.store, evenings.house
    press = evenings.interaction(ANN)
    await evenings.harness.during(answer(house, press, TimesPress("zone"), " new york "))
    assert await EveningCog(house).zone_for(evenings.interaction(ANN)) == ZoneInfo(
        "America/New_York"
    )
    with pytest.raises(Refused, match="no-zone"):
        await answer(house, evenings.interaction(ANN), TimesPress("zone"), "../etc/passwd")
    for chosen, stored in (("22-8", "22-8"), (ALWAYS, None)):
        press = evenings.interaction(ANN)
        press.data["values"] = [chosen]  # type: ignore[index, typeddict-unknown-key]
        await evenings.harness.during(answer(house, press, QuietMenu()))
        assert (await store.people.person(ANN)).quiet_hours == stored
    press.data["values"] = ["1-2"]  # type: ignore[index, typeddict-unknown-key]
    with pytest.raises(Refused, match="unreadable"):
        await answer(house, press, QuietMenu())


async def test_a_person_puts_others_on_the_list_of_people_they_avoid_and_takes_them_off(
    evenings: Evenings,
) -> None:
    store, house = evenings.harness.store, evenings.house
    await store.people.remember_name(GUILD, BEN, "Ben *the* bold")

    async def choose(what: str, *values: int | str, page: list[Json] | None = None) -> list[Json]:
        """Return the rows of the page after a choice in a menu of this page."""
        press = evenings.interaction(ANN)
        press.message.components = [  # type: ignore[union-attr]
            discord.ActionRow({"type": 1, "components": [row]})  # type: ignore[typeddict-item]
            for row in page or ()
        ]
        press.data["values"] = [str(value) for value in values]  # type: ignore[index, typeddict-unknown-key]
        await evenings.harness.during(answer(house, press, PreferenceMenu("person", what)))
        return [row["components"][0] for row in evenings.discord.requests[-1].payload["components"]]

    older_page = await choose("avoid", BEN)
    *_, picker, entries, _ = await choose("avoid", CAT)
    assert picker["type"] == 5  # Discord lists the people of the server
    assert [(entry["label"], entry["default"]) for entry in entries["options"]] == [
        ("Ben *the* bold", True),
        ("Somebody whom nobody knows here", True),
    ]
    assert await store.people.is_avoided(BEN, (ANN,))
    assert not await store.people.is_avoided(ANN, (BEN, CAT))
    await choose("avoided", page=older_page)
    assert not await store.people.is_avoided(BEN, (ANN,))
    assert await store.people.is_avoided(CAT, (ANN,))
    *_, picker, _ = await choose("avoided", page=[entries])
    with pytest.raises(Refused, match="avoid-self"):
        await choose("avoid", ANN)
    for number in range(MOST_AVOIDED):
        await choose("avoid", 1000 + number)
    with pytest.raises(Refused, match="avoid-full"):
        await choose("avoid", BEN)
