"""A match of five-up over sockets: by hand in the direct messages, to its end, with standing and replay."""

from contextlib import AsyncExitStack
from pathlib import Path

from games import GAMES
from tests.e2e.forked_bots import command
from tests.e2e.house import PATIENT, evening
from tests.e2e.parties import SLOWLY, check, gathered
from tests.e2e.players import labels, over

GAME = "five-up"


async def test_a_match(tmp_path: Path) -> None:
    async with evening(tmp_path, begin=command, **SLOWLY) as (playground, bot), AsyncExitStack() as stack:
        (party,) = await gathered(stack, playground, {GAME: [True]})
        host = party.host
        table = await party.opened()
        assert "Five-up" in host.table(GAME)["content"]
        await party.players[0].play()
        await host.until(lambda: over(host.table(GAME)))
        row = await check(bot, party, table)
        view = GAMES[row.game].view(row.state, None)
        best = max(seat.score for seat in view.seats)
        assert [seat for seat, one in enumerate(view.seats) if one.score == best] == list(view.winners)
        standing = await host.until(
            lambda: next(
                (m for m in reversed(host.messages(GAME)) if m["attachments"] and "standing" in m["attachments"][0]["filename"]),
                None,
            )
        )
        alt = standing["attachments"][0]["description"]
        assert f"1. {row.chairs[view.winners[0]].name}" in alt
        assert str(best) in alt
        replay = await host.press(host.table(GAME), "Replay", timeout=3 * PATIENT)  # a process has to start
        assert replay is not None
        await host.until(lambda: host.now(replay)["attachments"])
        assert labels(host.table(GAME)) == ["Replay"]
