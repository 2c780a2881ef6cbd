"""What people are told when they sit down."""

from typing import Any

import pytest

from cogs.arrival.page import arrival_content
from cogs.chips.cog import ChipsCog
from cogs.play.opening import open_table
from cogs.support.house import House
from cogs.support.refusal_and_error_answers import refusal_text
from delivery.discord_api.new_dms import REFUSALS
from games import GAMES
from messages.parts.display_names import chips_amount
from service.persons_tables import forget
from tables.changes.lobby import required_chips
from tables.people.fair_play import NEWCOMER_FORGIVEN, WAITS
from tables.people.people import PreferencesOwner
from tables.state.change import Refused
from tables.state.default_settings import DAY
from tests.cogs.houses import make_house, newest, press_table
from tests.delivery.delivery_harness import DeliveryHarness, catalogues
from tests.delivery.loopback_discord import GUILD
from tests.tables.table_harness import BEN, CHANNEL, EVE, NOW, person
from tests.tables.test_fair_play import leave_often
from tests.tables.test_lobby import refused


async def test_joining_again_and_again_makes_few_requests_that_discord_refuses(
    house: DeliveryHarness,
) -> None:
    """Neither does being forgotten in between."""
    table_id = await house.lobby(people=1)
    house.discord.closed.add(BEN)
    message = int(house.discord.message(CHANNEL)["id"])
    inside = make_house(house)
    for number in range(8):
        for verb in ("join", "leave"):
            await house.during(
                press_table(inside, house.discord.press(BEN, CHANNEL, message), table_id, verb)
            )
            await house.shown(table_id)
        if number % 2:
            await forget(house.tables, BEN)
    assert len(house.discord.sent("POST", f"/channels/{house.discord.dms[BEN]}/")) == REFUSALS
    house.discord.closed.clear()
    await house.advance(3600)
    await house.during(
        press_table(inside, house.discord.press(BEN, CHANNEL, message), table_id, "join")
    )
    await house.shown(table_id)
    assert house.discord.channels[house.discord.dms[BEN]]


async def test_who_joins_twice_is_told_once_more_and_others_are_refused_without_a_seat(
    house: DeliveryHarness,
) -> None:
    table_id = await house.lobby(people=4)
    inside = make_house(house)
    message = int(house.discord.message(CHANNEL)["id"])
    await house.during(
        press_table(inside, house.discord.press(BEN, CHANNEL, message), table_id, "join")
    )
    with refused("full"):
        await press_table(inside, house.discord.press(EVE, CHANNEL, message), table_id, "join")


@pytest.mark.parametrize("uncoached", [False, True])
async def test_whoever_has_never_played_is_offered_a_lesson(
    house: DeliveryHarness, uncoached: bool
) -> None:
    table_id = await house.lobby(people=1)
    await house.store.people.update_preferences(
        PreferencesOwner.PERSON, BEN, {"uncoached": uncoached}
    )
    inside = make_house(house)
    message = int(house.discord.message(CHANNEL)["id"])
    for verb in ("join", "hand"):
        await house.during(
            press_table(inside, house.discord.press(BEN, CHANNEL, message), table_id, verb)
        )
    private = [
        *house.discord.sent("POST", "/webhooks/"),
        *house.discord.sent("PATCH", "/webhooks/"),
    ]
    learn = f"kh:d:open:{(await house.tables.load(table_id)).game}"
    offers = sum(learn in str(message.payload) for message in private)
    assert offers == (0 if uncoached else 2)


async def test_who_left_too_often_is_told_why_and_until_when(house: DeliveryHarness) -> None:
    inside = make_house(house)
    words, german = [inside.catalogues.of(language) for language in ("en", "de")]
    await house.store.servers.update_guild_settings(GUILD, locale="de")
    await leave_often(house, EVE, GUILD)
    command = house.discord.press(EVE, CHANNEL, 0, private=True)
    await command.response.defer(ephemeral=True, thinking=True)
    await house.during(open_table(inside, command, "austrian-block"))
    until = house.watch.now + WAITS[0]
    said = "\n".join(channel["content"] for channel in house.discord.channels[CHANNEL].values())
    told = {"count": NEWCOMER_FORGIVEN + 1, "now": german("button-now")}
    assert words("opened-bots-only", when=f"<t:{until // 1000}:t>", **told) in said
    assert german("bots-only", when=f"<t:{until // 1000}:t>") in said
    (table,) = [
        table for table in await house.store.tables.hosted_tables(GUILD) if table.channel == CHANNEL
    ]
    with pytest.raises(Refused) as no:
        await house.tables.join(table.table, person(BEN))
    assert refusal_text(no.value, words) == words(
        "refused-bots-only", when=f"<t:{until // 1000}:R>"
    )
    with pytest.raises(Refused) as no:
        await house.tables.admission.require_no_wait(GUILD, EVE)
    assert "you left 5 rounds before the end" in str(refusal_text(no.value, words))


@pytest.mark.parametrize(
    ("rounds", "game", "warned"), [(1, "pulle", True), (2, "pulle", False), (1, "buki", False)]
)
async def test_a_person_whose_chips_last_for_less_than_two_rounds_of_a_match_is_told_so(
    house: DeliveryHarness, *, rounds: int, game: str, warned: bool
) -> None:
    inside = make_house(house)
    table_id = await house.opened(game, people=1)
    await house.shown(table_id)
    table = await house.tables.load(table_id)
    await house.tables.house_chips.welcome(table.guild, BEN)
    await house.drain(BEN, leave=rounds * required_chips(table, 1))
    press = house.discord.press(BEN, CHANNEL, int(house.discord.message(CHANNEL)["id"]))
    await house.during(press_table(inside, press, table_id, "join"))
    said = "".join(
        str(request.payload.get("content")) for request in house.discord.sent("POST", "/webhooks/")
    )
    assert (inside.words(press)("match-little-chips") in said) is warned


@pytest.mark.parametrize("language", catalogues().languages)
def test_a_welcome_has_twenty_words(language: str) -> None:
    """Also where a language writes no blanks: 20 English words are some 60 letters there."""
    words = catalogues().of(language)
    gift = words("welcome-chips", chips=chips_amount(400, words))
    for said in (
        f"{words('hand-lobby')} {gift}",
        arrival_content(len(GAMES), "Café", words).text,
    ):
        assert len(said.split()) <= 20, said
        assert language != "ja" or len(said) <= 60 + len(gift), said


async def test_the_gift_of_the_house_is_told_once(
    house: DeliveryHarness,
) -> None:
    inside = make_house(house)
    table_id = await house.opened("buki", people=1)
    await house.shown(table_id)
    message, told = int(house.discord.message(CHANNEL)["id"]), []
    for verb in ("join", "leave", "join"):
        await house.during(
            press_table(inside, house.discord.press(BEN, CHANNEL, message), table_id, verb)
        )
        told.append(
            sum(
                "You start with" in str(request.payload)
                for request in house.discord.sent("POST", "/webhooks/")
            )
        )
    assert told == [1, 1, 1]


async def test_chips_says_what_was_given_what_one_has_and_when_more_can_be_collected(
    house: DeliveryHarness, cafe: House
) -> None:
    commands: tuple[Any, ...] = (ChipsCog.daily, ChipsCog.balance, ChipsCog.history)
    answers = []
    for command in commands:
        await house.during(
            command.callback(ChipsCog(cafe), house.discord.press(EVE, CHANNEL, 0, private=True))
        )
        answers.append(newest(house)["content"])
    now, midnight = NOW // 1000, (NOW // DAY + 1) * DAY // 1000
    assert answers == [
        "Daily chips: **+20**. You now have **220 chips**. "
        f"You can collect again <t:{midnight}:R>.",
        "You have **220 chips** on this server.",
        f"**Your chips, newest first**\n<t:{now}:f> **+20** daily chips\n"
        f"<t:{now}:f> **+200** welcome chips",
    ]
