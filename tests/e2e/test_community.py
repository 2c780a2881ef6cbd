"""Commands around the tables over sockets, with and without permission, on both databases.

The time zone, evenings and pages of /house.
"""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.e2e.house import SLOWLY, evening
from tests.e2e.players import Guest, arrive
from tests.words import WORDS
from tools.playground.people.person import NoAnswer


async def told(guest: Guest, channel: str, command: str, /, **options: str) -> str:
    """Return the text of the private answer to a command."""
    answer = await guest.command(channel, command, **options)
    assert answer["ephemeral"]
    return str(answer["content"])


async def manage(anna: Guest, bela: Guest) -> None:
    """Only people who manage the server set its time zone and see its pages: Discord hides the
    command.
    """
    with pytest.raises(NoAnswer, match="There is no command"):
        await bela.command("buki", "house", page="watch")
    shown = await anna.submit(
        await anna.press(await anna.command("buki", "house", page="seasons"), WORDS("button-zone")),
        {WORDS("form-zone-label"): "Vienna"},
    )
    assert "Europe/Vienna" in shown["content"]


async def plan(anna: Guest, bela: Guest) -> None:
    """An evening is planned in the time zone of the server; a notice is asked for and given up."""
    (understood,) = await bela.autocomplete("spielsaal", "evening", "when", when="tomorrow 20:30")
    assert "Europe/Vienna" in understood["name"]
    assert "planned" in await told(
        anna, "spielsaal", "evening", when=understood["value"], game="buki"
    )
    await bela.press(await bela.command("buki", "notify", game="hungarian"), WORDS("button-unwish"))
    await bela.until(lambda: WORDS("notify-off", game=WORDS("game-hungarian")) in bela.told)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_commands_around_the_tables(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(request.getfixturevalue("postgres_url")) if kind == "postgres" else ""
    async with (
        evening(tmp_path, database=database, **SLOWLY) as (playground, _),
        AsyncExitStack() as stack,
    ):
        anna, bela = await arrive(stack, playground.url, "Anna", "Béla")
        for guest in (anna, bela):
            await guest.open("buki")
            await guest.open("spielsaal")
        await manage(anna, bela)
        await plan(anna, bela)
        (picture,) = (await bela.command("buki", "rules", game="pulle"))["attachments"]
        assert picture["width"] == 720 < picture["height"]
        assert len(await anna.autocomplete("buki", "play", "pace", pace="slow")) == 1
