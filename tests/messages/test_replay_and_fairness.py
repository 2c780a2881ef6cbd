"""Tests of replays of real deals of every game: steps, secrecy, names, verdicts."""

import random
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from data.store import open_store
from games import GAMES
from games.parts.chance import Chance
from messages.play.replay_and_fairness import replay_scene, verification_text
from messages.play.table_message import table_content
from renderer.drawing.theme import DEFAULT_STYLE, PictureStyle
from renderer.painter import Painter
from renderer.replay_animation import MAX_BYTES
from renderer.scene import MAX_ALT, ReplayScene
from tables.history.replay import (
    company_by_version,
    first_disagreement,
    moments_of_deal,
)
from tables.people.people import MemberName
from tables.state.log_items import ActionTaken, DealStarted, LogEntry
from tables.state.phases import Phase
from tables.state.table import Table, game_of
from tables.state.table_parts import Closing
from tables.views import table_views
from tables.views.table_views import replay_step, replay_steps
from tests.tables.table_harness import DAN, EVE, GUILD, TableHarness, chosen
from tests.tables.test_gallery import press
from tests.words import WORDS

MOST_STEPS = 3  # that are drawn: each costs a thirtieth of a second
FAY, GUS = 6, 7


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[TableHarness]:
    store = await open_store(f"sqlite:///{tmp_path}/kaffeehaus.sqlite3")
    yield TableHarness(store, welcome=100_000)
    await store.close()


@pytest.fixture(scope="module")
def painter() -> Painter:
    return Painter()


async def played(harness: TableHarness, table_id: str) -> Table:
    """Play until the deal is over."""
    table = await harness.tables.load(table_id)
    while table.phase is Phase.PLAYING:
        seat = game_of(table).due(table.state)[0]
        table = (
            await harness.ring(table_id)
            if table.chairs[seat].automatic
            else await harness.act(table_id, seat, chosen(table, seat, modest=False))
        )
    return table


def scene(
    table: Table,
    log: Sequence[LogEntry],
    deal: int,
    people: Mapping[int, MemberName],
    style: PictureStyle = DEFAULT_STYLE,
) -> ReplayScene:
    return replay_scene(replay_steps(table, log, deal, people), WORDS, style)


async def one_deal(harness: TableHarness, game: str) -> tuple[Table, list[LogEntry]]:
    """Return a table of four, or as many as a game allows, after its first deal."""
    table_id = await harness.started(game, 1, min(4, GAMES[game].players[-1]) - 1)
    return await played(harness, table_id), list(await harness.store.tables.log(table_id))


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_step_for_each_public_move_and_nothing_secret(
    harness: TableHarness, painter: Painter, game: str
) -> None:
    table, log = await one_deal(harness, game)
    live = replace(table, phase=Phase.PAUSE, closing=Closing())
    over = replace(table, phase=Phase.CLOSED, closing=Closing(reason="host"))
    rules = game_of(table)
    moments = moments_of_deal(log, table.secret, 1)
    seen = [rules.view(moment.state, None) for moment in moments]
    public = [one for number, one in enumerate(seen) if number == 0 or one != seen[number - 1]]

    made = scene(live, log, 1, {})
    assert [step.view for step in made.steps] == public
    assert made.hands == ()
    assert (
        made.steps[-1].plates == table_content(table_views.public_table(table), WORDS).scene.plates
    )  # type: ignore[union-attr]

    # another deal that differs only in hidden tiles
    rng = random.Random(7)
    other = [
        replace(moment, state=rules.redealt(moment.state, None, Chance(rng.randbytes(32))))
        for moment in moments
    ]
    assert [moment.state for moment in other] != [moment.state for moment in moments]
    sitting = company_by_version(live, log)
    assert (
        replay_scene(
            [replay_step(live, moment, sitting[moment.version], {}) for moment in other], WORDS
        )
        == made
    )

    opened = scene(over, log, 1, {})
    assert opened.steps == made.steps
    assert [len(hand.tiles) for hand in opened.hands[0]] == [seat.count for seat in public[0].seats]
    for step, hands in zip(opened.steps, opened.hands, strict=True):
        assert [len(hand.tiles) for hand in hands] == [seat.count for seat in step.view.seats]

    every = 1 + len(opened.steps) // MOST_STEPS
    shortened = replace(opened, steps=opened.steps[::every], hands=opened.hands[::every])
    picture = painter.draw_replay(shortened, MAX_BYTES)
    assert len(picture.data) <= MAX_BYTES
    assert len(picture.alt) <= MAX_ALT
    assert picture.size[0] == 605
    assert await harness.tables.load(table.id) == table
    assert first_disagreement(log, table.secret, table.state) is None


async def test_who_was_away_is_shown_as_away(harness: TableHarness) -> None:
    table_id = await harness.started("austrian-block", 2, 0)
    table = await harness.ring(table_id)  # the first player's time runs out
    absent = next(seat for seat, chair in enumerate(table.chairs) if chair.automatic)
    user = table.chairs[absent].user
    await harness.ring(table_id)
    await harness.tables.come_back(table_id, user)
    table = await played(harness, table_id)
    marks = [
        plate.away
        for step in scene(table, await harness.store.tables.log(table_id), 1, {}).steps
        if (plate := step.plates[absent])
    ]
    assert (marks[0], marks[1], marks[-1]) == (False, True, False)


async def test_the_gallery_is_named_deal_by_deal(harness: TableHarness) -> None:
    """Two people watch one deal.

    Another person watches the next, where a bet carried over a tie keeps the first place.
    """
    for user, name in ((EVE, "Eve"), (FAY, "Fay"), (GUS, "Gus")):
        await harness.store.people.remember_name(GUILD, user, name)
    table_id = await harness.started(
        "buki", 4, 0, banker=3, spectator_tie="carry", watch_consent="none"
    )
    for user, text in ((FAY, "watch 2"), (EVE, "watch 0"), (EVE, "bet 2"), (DAN, "take 5 2")):
        await press(harness, table_id, user, text)
    table = await played(harness, table_id)
    kept = [
        onlooker.user for onlooker in table.gallery if onlooker.paid_in
    ]  # whose bet was carried over
    await harness.ring(table_id)
    table = await press(harness, table_id, GUS, "watch 1")
    behind = [onlooker.user for onlooker in table.gallery]
    assert behind == [*kept, GUS]
    table = await played(harness, table_id)
    table = await harness.closed(table_id)
    log = await harness.store.tables.log(table_id)
    people = await harness.store.people.names(GUILD, (EVE, FAY, GUS))

    first, second = (scene(table, log, deal, people) for deal in (1, 2))
    assert [plate.name for plate in first.steps[-1].gallery] == ["Fay", "Eve"]
    assert first.steps[0].gallery == ()
    assert [plate.name for plate in second.steps[-1].gallery] == [
        *(people[user].name for user in kept),
        "Gus",
    ]
    assert any(step.view and step.view.gallery.bets for step in first.steps)
    assert "Eve" in "; ".join(first.moves)
    assert "Onlooker" not in "; ".join(first.moves)
    assert {company.gallery for company in company_by_version(table, log).values()} >= {
        (),
        (FAY,),
        (FAY, EVE),
        tuple(behind),
    }
    assert {
        step.style
        for step in scene(table, log, 1, people=people, style=PictureStyle(contrast=True)).steps
    } == {PictureStyle(contrast=True)}


async def test_the_verdict(harness: TableHarness) -> None:
    table_id = await harness.started("buki", 2, 2)
    for _ in range(2):
        await played(harness, table_id)
        await harness.ring(table_id)
    await played(harness, table_id)
    table = await harness.closed(table_id)
    log = list(await harness.store.tables.log(table_id))
    assert first_disagreement(log, table.secret, table.state) is None
    text = verification_text(table_views.public_table(table), None, WORDS)
    assert "http" not in text
    address = "https://example.org/fairness"
    assert f"](<{address}>)" in verification_text(
        table_views.public_table(table), None, WORDS, address
    )
    assert "All 3 rounds are in order" in text
    assert table.secret.hex() in text
    assert len(text) <= 2000

    assert first_disagreement(log, bytes(32), table.state) == 0
    assert "sealed" in verification_text(table_views.public_table(table), 0, WORDS)
    second = [
        number
        for number, entry in enumerate(log)
        if any(isinstance(item, DealStarted) for item in entry.what)
    ][1]
    forged = replace(log[second], events=log[second].events[:-1])
    assert (
        first_disagreement([*log[:second], forged, *log[second + 1 :]], table.secret, table.state)
        == 2
    )
    assert "Round 2 is not" in verification_text(table_views.public_table(table), 2, WORDS)
    for missing in (
        number
        for number, entry in enumerate(log)
        if number > second and isinstance(entry.what[0], ActionTaken)
    ):
        gone = first_disagreement([*log[:missing], *log[missing + 1 :]], table.secret, table.state)
        assert gone == 2 + any(
            isinstance(item, DealStarted)
            for entry in log[second + 1 : missing]
            for item in entry.what
        )
    assert (
        first_disagreement(
            [replace(log[0], what=log[0].what[:1]), *log[1:]], bytes(32), table.state
        )
        == 1
    )
