"""Profiles as messages: what the owner, others and people without pictures read."""

import re
from dataclasses import replace

import pytest

from cogs.profile.page import ProfilePage, profile_content, shared_profile
from locales.catalogues import Words
from renderer.posters.poster_scenes import ProfilePartner
from tables.people.people import Audience, MemberName
from tables.people.profiles import BotRounds, GameRecord, PartnerRecord, Profile
from tests.words import CATALOGUES, WORDS

PROFILE = Profile(
    7,
    begun=50,
    played=49,
    won=20,
    hc=-31,
    games=(GameRecord("buki", 40, 18, 13_333, 1523), GameRecord("challenge", 9, 2, 3_000)),
    days=(98, 99, 100),
    ratings=tuple(range(1400, 1524)),
    chips=(4, -31),
    rivals=(8,),
)
PAGE = ProfilePage(
    PROFILE,
    7,
    MemberName("**Anna**", "anna"),
    "Café",
    today=100,
    rivals={8: MemberName("<@1>", "bela")},
)


def test_the_owner_can_show_it_and_reads_who_sees_it() -> None:
    own = replace(PAGE, own=True, audience=Audience.MET)
    content = profile_content(own, WORDS, pictured=True, spelled_out=False)
    ((medals, share),) = content.controls  # type: ignore[misc]
    assert (medals.label, share.label) == ("Achievements: 0 of 0", "Show it in the channel")
    assert "people you have played with" in content.text
    assert profile_content(own, WORDS, pictured=False, spelled_out=False).controls == ((medals,),)
    shared = shared_profile(own, WORDS)
    assert "/settings" not in shared.text
    assert not shared.controls


def test_nobody_has_a_profile_before_the_first_round() -> None:
    mine = profile_content(
        replace(PAGE, profile=None, own=True), WORDS, pictured=True, spelled_out=False
    )
    assert mine.scene is None
    assert len(mine.controls) == 1
    assert mine.text.startswith(
        "You have not finished a round against other people on this server yet. /play opens a table."
    )
    assert profile_content(
        replace(PAGE, profile=None), WORDS, pictured=True, spelled_out=False
    ).text.endswith("has not finished a round against other people on this server yet.")


@pytest.mark.parametrize("language", CATALOGUES.languages)
def test_best_partners_are_in_the_picture_and_the_text(words: Words) -> None:
    # the name of 9 is not known
    partners = (PartnerRecord(8, 12, 7), PartnerRecord(9, 3, 1), PartnerRecord(4, 2, 0))
    page = replace(
        PAGE,
        profile=replace(PROFILE, partners=partners),
        partners={8: MemberName("*Béla*", "bela"), 4: MemberName("", "dan")},
    )
    for content in (
        profile_content(page, words, pictured=True, spelled_out=False),
        shared_profile(page, words),
    ):
        assert content.scene.partners == (
            ProfilePartner("*Béla*", "bela", 12, 7),
            ProfilePartner("", "dan", 2, 0),
        )
    for pictured in (True, False):
        text = profile_content(page, words, pictured=pictured, spelled_out=True).text
        assert re.search(r"\\\*Béla\\\*\W+7\W+12\W+dan\W+0\W+2", text), text
    assert "Béla" not in profile_content(PAGE, words, pictured=False, spelled_out=True).text


def test_rounds_with_bots_are_told_apart() -> None:
    rounds = BotRounds(played=3, won=1)
    alone = replace(PAGE, profile=None, own=True, with_bots=rounds)
    for page in (replace(PAGE, with_bots=rounds), alone):
        content = profile_content(page, WORDS, pictured=True, spelled_out=True)
        assert re.search(r"With bots\\?: 3 rounds, 1 won\.", content.text)
        assert content.scene.bots == (1, 3)


@pytest.mark.parametrize("language", CATALOGUES.languages)
def test_a_profile_of_somebody_else(words: Words) -> None:
    content = profile_content(PAGE, words, pictured=True, spelled_out=True)
    scene = content.scene
    assert (scene.kept, scene.streak, scene.longest, len(content.controls)) == (98, 3, 3, 1)
    assert (len(scene.ratings), scene.ratings[0], scene.ratings[-1]) == (60, 1400, 1523)
    assert words("game-buki") in content.text
    assert "1523" in content.text
    assert "**Anna**" not in content.text.replace("\\*", "")
    assert "<@1>" not in content.text
    plain = profile_content(PAGE, words, pictured=False, spelled_out=False)
    assert plain.scene is None
    assert "1523" in plain.text
