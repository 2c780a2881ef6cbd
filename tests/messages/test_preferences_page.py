"""Tests of the text and menus of /preferences."""

from ai.levels import Level
from locales.catalogues import load
from messages.pages.preferences_page import FITTING, person_preferences_text, preference_menus
from tables.service.level_matching import PARTS_PER_ROUND, LevelRecord
from tables.state.people import Preferences, PreferencesOwner

WORDS = load().of("en")


def test_a_person_sees_how_they_have_played_and_which_level_suits_them():
    played = {"buki": {Level.MASTER: LevelRecord(20, 5 * PARTS_PER_ROUND, 12 * PARTS_PER_ROUND)}}
    said = person_preferences_text(played, WORDS)
    assert "Grandmaster suits you" in said
    assert "12 of 20" in said
    assert "5 would be fair" in said
    assert person_preferences_text({}, WORDS) == WORDS("preferences-person")


def test_a_person_may_settle_who_sits_down_and_a_server_not():
    (*_, menu) = preference_menus(PreferencesOwner.PERSON, Preferences(company=Level.JOURNEYMAN), WORDS)
    assert [entry.value for entry in menu.entries] == [FITTING, *Level]
    assert [entry.value for entry in menu.entries if entry.selected] == ["geselle"]
    assert len(preference_menus(PreferencesOwner.GUILD, Preferences(), WORDS)) == 2
