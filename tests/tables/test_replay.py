"""The log and the revealed secret come to the state that was played."""

import pytest

from games import GAMES
from games.core import IllegalAction
from tables import play
from tables.replay import replay
from tables.table import Phase
from tests.tables.parlour import ANN, BEN, CAT, Parlour, due


@pytest.mark.parametrize(("game", "people", "computers"), [("buki", 3, 1), ("austrian-block", 2, 1), ("austrian-block", 2, 0)])
async def test_a_session_with_all_that_happens(parlour: Parlour, game: str, people: int, computers: int) -> None:
    """Computers, a time-out, a return, somebody who leaves in mid-deal and somebody who leaves between deals."""
    options = {"min": 3, "max": 9, "direction": "ccw"} if game == "buki" else {"deals": 5, "hand": None, "reverse_every": 5}
    table_id = await parlour.started(game, people, computers, **options)
    table = await parlour.deal(table_id)
    await parlour.ring(table_id)
    for _ in range(60):
        table = await parlour.tables.load(table_id)
        if table.phase is not Phase.PLAYING or not table.chairs[due(table)].automatic:
            break
        await parlour.step(table_id)
    if table.phase is Phase.PLAYING:
        user = table.chairs[due(table)].user
        assert user is not None
        await parlour.ring(table_id)
        await parlour.ring(table_id)
        await parlour.tables.back(table_id, user)
    await parlour.deal(table_id)
    await parlour.sound(table_id)
    await parlour.ring(table_id)
    await parlour.tables.leave(table_id, BEN)
    table = await parlour.deal(table_id)
    if people > 2:
        await parlour.tables.leave(table_id, CAT)
    await parlour.ring(table_id)
    await parlour.deal(table_id)
    await parlour.ring(table_id)
    await parlour.step(table_id)
    table = await parlour.sound(table_id)
    assert table.deals == 5
    lines = [line for entry in await parlour.store.log(table_id) for line in entry.what]
    assert sum(line.startswith("deal ") for line in lines) == 5
    assert any(line.endswith(" leave") for line in lines)
    await parlour.tables.void(table_id, "channel-gone")
    await parlour.sound(table_id)


async def test_a_lobby_has_nothing_to_replay(parlour: Parlour) -> None:
    table_id = await parlour.opened()
    assert replay(await parlour.store.log(table_id), bytes(32)) is None


async def test_another_secret_is_found_out(parlour: Parlour) -> None:
    table_id = await parlour.started("austrian-block")
    table = await parlour.deal(table_id)
    log = await parlour.store.log(table_id)
    assert replay(log, table.secret) == table.state
    with pytest.raises(IllegalAction):
        replay(log, bytes(32))
    with pytest.raises(ValueError, match="opening"):
        replay(log[1:], table.secret)
    with pytest.raises(ValueError, match="opening"):
        replay([], table.secret)


async def test_the_events_of_the_log_are_those_of_the_story(parlour: Parlour) -> None:
    table_id = await parlour.started(people=1, computers=3)
    table = await parlour.deal(table_id)
    events = [event for entry in await parlour.store.log(table_id) for event in entry.events]
    assert len(events) == len(table.story)
    assert play.game_of(table).view(table.state, None).result is not None
    assert table.host == ANN


@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_action_is_called_like_what_happens_to_a_chair(game: str) -> None:
    """ "0 leave" in the log is a person who gets up."""
    assert not {kind.verb for kind in GAMES[game].actions} & {"away", "back", "leave"}
