"""Tests that custom ids of all versions are read, and written unchanged."""

import pytest

from cogs.arrival.page import ArrivalPress
from cogs.help.page import HelpPress
from cogs.house import page as house_page
from cogs.house.figures_page import WatchPress
from cogs.house.page import HouseForm
from cogs.leaderboard.page import BoardMenu, BoardPress
from cogs.learn.page import LearnMenu, LessonMenu, LessonPress
from cogs.my_tables.page import MyTablesPress
from cogs.play.page import GameMenu, GamePress, GiveWayPress
from cogs.press_handlers import FORMS, marked
from cogs.profile.page import AchievementsPress, ProfilePress
from cogs.puzzle.page import PuzzlePress, PuzzleShare
from cogs.replay.page import LookBackMenu, LookBackPress, RoundMenu
from cogs.rules.page import ExplainMenu, ExplainPress
from cogs.settings.page import PreferenceMenu, PrivacyPress, QuietMenu, TimesPress
from messages.parts import custom_ids as ids
from messages.parts.components import Button, place_controls
from messages.parts.custom_ids import (
    EveningPress,
    LearnPress,
    Place,
    PlacedId,
    PuzzleOpen,
    UnwishPress,
    parse_place,
)
from tests.custom_ids import all_kinds, feature_cogs, parse

VERSION_1 = {
    "kh:t:abcdefgh:join": ids.TablePress("abcdefgh", "join"),
    "kh:a:abcdefgh:12:play 4-6 left": ids.ActionPress("abcdefgh", 12, "play 4-6 left"),
    "kh:f:abcdefgh:0:renounce": ids.FinalPress("abcdefgh", 0, "renounce"),
    "kh:s:abcdefgh:3:7:buyback 56": ids.SeatPress("abcdefgh", 3, 7, "buyback 56"),
    "kh:m:abcdefgh:4:stake": ids.ActionMenu("abcdefgh", 4, "stake"),
    "kh:n:abcdefgh:4:stake": ids.AmountForm("abcdefgh", 4, "stake"),
    "kh:p:abcdefgh:4:lay:0:": ids.PickMenu("abcdefgh", 4, "lay", 0, ()),
    "kh:u:game:slow:buki": GamePress("game", "slow", "buki"),
    "kh:p:abcdefgh:4:play:24": ids.TileMenu("abcdefgh", 4, "play", 24),
    "kh:p:abcdefgh:4:lay:24:2-2.2-5": ids.PickMenu("abcdefgh", 4, "lay", 24, ("2-2", "2-5")),
    "kh:r:abcdefgh:rules": ids.RuleMenu("abcdefgh"),
    "kh:r:abcdefgh:rules:named": ids.NamedRulesMenu("abcdefgh"),
    "kh:o:abcdefgh:reverse_every": ids.ValueMenu("abcdefgh", "reverse_every"),
    "kh:l:guild:pips": PreferenceMenu("guild", "pips"),
    "kh:z:abcd1234:12": ids.WhatIfPress("abcd1234", 12),
    "kh:b:rounds:austrian-block:2026-11:people:3:back": BoardPress(
        "rounds", "austrian-block", "2026-11", "people", page=3, way="back"
    ),
    "kh:b:game:rating::week:bots": BoardMenu("game", "rating", "", "week", "bots"),
    "kh:i:4711:2:on": AchievementsPress(4711, 2, "on"),
}


YOUNGER = {
    "kh:u:abcdefgh:My café": GiveWayPress("abcdefgh", "My café"),
    "kh:h:abcdefgh:3:join": ids.RulesPress("abcdefgh", 3, "join"),
    "kh:g:abcdefgh": ids.AgainPress("abcdefgh"),
    "kh:z:abcdefgh:12:draw": ids.RepeatPress("abcdefgh", 12, "draw"),
    "kh:y:abcdefgh:0:renounce": ids.SurePress("abcdefgh", 0, "renounce"),
    "kh:b:zone": HouseForm("zone"),
    "kh:s:code": LookBackPress("code"),
    "kh:s:tables:menu": LookBackMenu(),
    "kh:s:abcdefgh:round:menu": RoundMenu("abcdefgh"),
    "kh:y:forget": PrivacyPress("forget"),
    "kh:h:help": HelpPress(),
    "kh:p:profile": ProfilePress(),
    "kh:p:20781:3": PuzzlePress(20_781, 3),
    "kh:o:20781": PuzzleShare(20_781),
    "kh:d:puzzle": PuzzleOpen(),
    "kh:e:tables": house_page.HousePage("tables"),
    "kh:w:bans:2:on": house_page.ListPress("bans", 2, "on"),
    "kh:e:pairs:1:2:on": WatchPress("pairs", 1, 2, "on"),
    "kh:c:abcdefgh": house_page.HouseClose("abcdefgh"),
    "kh:v:abcdefgh": ids.CompanyMenu("abcdefgh"),
    "kh:c:abcdefgh:seat": ids.SeatMenu("abcdefgh"),
    "kh:b:777000111222333444:30": house_page.BanPress(777_000_111_222_333_444, 30),
    "kh:w:host-tables": house_page.HouseMenu("host-tables"),
    "kh:d:games:": LearnPress("games"),
    "kh:d:begin:buki": LearnPress("begin", "buki"),
    "kh:q:games": LearnMenu(),
    "kh:k:austrian-block::play 7-8 start": LessonPress("austrian-block", "", "play 7-8 start"),
    "kh:k:buki:0003:next": LessonPress("buki", "0003", "next"),
    "kh:j:challenge:0:claim": LessonMenu("challenge", "0", "claim"),
    "kh:i:settings": ArrivalPress("settings"),
    "kh:u:play": GameMenu(),
    "kh:u:slow": GameMenu("slow"),
    "kh:u:preset-slow": GameMenu("preset-slow"),
    "kh:j:off": ids.ReminderPress(),
    "kh:m:2:on": MyTablesPress(2, "on"),
    "kh:x:buki:abcdefgh:more": ExplainPress("buki", "abcdefgh", "more"),
    "kh:x:buki::basics": ExplainPress("buki", "", "basics"),
    "kh:x:games": ExplainMenu(),
    "kh:e:abcdefgh:join": EveningPress("abcdefgh", "join"),
    "kh:q:times:person": TimesPress("times"),
    "kh:q:quiet:person:menu": QuietMenu(),
    "kh:e:unwish:800:buki": UnwishPress("unwish", 800, "buki"),
}
ALL = {**VERSION_1, **YOUNGER}


@pytest.mark.parametrize("text", ALL)
def test_ids_that_were_posted_stay(text: str) -> None:
    assert parse(text) == ALL[text]
    assert ALL[text].text == text


@pytest.mark.parametrize(
    ("place", "text"), [(Place(5), "kh:i:play~@5"), (Place(5, 67), "kh:i:play~@5.67")]
)
def test_an_id_in_a_direct_message_names_its_place(place: Place, text: str) -> None:
    inner = ArrivalPress("play")
    assert PlacedId(inner, place).text == text
    for shown in (text, f"{text}~0a1b2c"):  # a menu has a random end
        assert (parse(shown), parse_place(shown)) == (inner, place)
    assert parse_place("kh:i:play~0a1b2c") is None


def test_no_button_in_a_direct_message_opens_a_form() -> None:
    forms = {kind for cog in feature_cogs() for kind, _ in marked(cog, FORMS)}
    rows = place_controls(tuple((Button(custom_id, ""),) for custom_id in ALL.values()), Place(5))
    assert [type(button.id.id) for (button,) in rows] == [
        type(custom_id) for custom_id in ALL.values() if type(custom_id) not in forms
    ]


def test_each_kind_has_a_text_that_was_read_above() -> None:
    assert {type(one) for one in ALL.values()} == all_kinds()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "kh:t:abcdefgh",
        "kh:t:ABCDEFGH:join",
        "kh:a:abcdefgh:1234567890:pass",
        "kh:a:abcdefgh:1:",
        "kh:x:abcdefgh:1",
        "kh:l:me:pips",
    ],
)
def test_what_is_none_of_ours_is_not_read(text: str) -> None:
    assert parse(text) is None
