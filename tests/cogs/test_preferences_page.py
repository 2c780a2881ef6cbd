"""Tests of the text and menus of /preferences."""

import discord

from ai.levels import Level
from cogs.settings.page import (
    FITTING,
    PreferenceMenu,
    audience_menu,
    person_preferences_text,
    preference_menus,
)
from tables.people.people import Preferences, PreferencesOwner
from tables.people.ratings import LevelProgress
from tests.cogs.houses import answer
from tests.tables.table_harness import ANN, CHANNEL, GUILD
from tests.tables.test_lobby import refused
from tests.words import WORDS


def test_a_person_reads_how_levels_move_and_whom_they_meet_in_each_game():
    met = {
        "pulle": LevelProgress(Level.JOURNEYMAN),
        "buki": LevelProgress(Level.MASTER, "+-+-"),
    }
    _, _, buki, pulle = person_preferences_text(met, WORDS).splitlines()
    assert buki == "-# Buki: Master · won 2 of 4"
    assert pulle == "-# Pulle: Journeyman · no round yet"


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
