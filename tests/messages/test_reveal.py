"""The picture of a claim that is turned up, in deals that were really played."""

from dataclasses import replace
from random import Random

import pytest

from ai.player import choose
from games.parts.claims import (
    Challenged,
    ClaimReturned,
    Exposed,
    GaveTiles,
    Lay,
    ToBoneyard,
    Tossed,
    holds_true,
)
from games.parts.line import Pass
from games.parts.tiles import named
from messages.play.beat_message import latest_reveal, reveal_scene
from messages.play.hand_message import hand_content
from renderer.posters.reveal_picture import arrange_claim
from renderer.scene import RevealScene
from tables.changes import play
from tables.state.phases import Phase
from tables.state.table import Table, view
from tables.views.table_views import private_table, public_table
from tests.tables.table_harness import context, due, in_play
from tests.words import WORDS


def played_on(table: Table, rng: Random) -> Table:
    """Return the table after a good action or a random one."""
    seat = due(table)
    seen = view(table, seat)
    action = rng.choice((choose(seen, rng), rng.choice(seen.legal)))
    return play.act(table, seat, action, table.chairs[seat].user, context()).table


def counts(table: Table, scene: RevealScene) -> list[int]:
    """Return the tiles in the hands of the claimant and the challenger."""
    return [public_table(table).view.seats[player.seat].count for player in scene.players]


def scene_of(table: Table, first: int) -> RevealScene | None:
    """Return the picture of the claim in the events of a table from number `first` on."""
    whole = public_table(table)
    reveal = latest_reveal(
        replace(
            whole,
            latest_deal=replace(whole.latest_deal, beat=whole.latest_deal.story[first:]),
        )
    )
    return None if reveal is None else reveal_scene(whole, reveal, WORDS)


@pytest.mark.parametrize("people", [2, 3, 4])
def test_it_shows_what_was_turned_up_and_what_it_costs(people: int) -> None:
    kinds = set()
    for number in range(1, 9):
        table, scene = in_play("challenge", people, number=number), None
        rng = Random(number)
        for _ in range(90):  # random play may not end
            if table.phase is not Phase.PLAYING:
                break
            before, table = table, played_on(table, rng)
            story = table.latest_deal.story
            first = len(before.latest_deal.story)
            news = story[first:]
            exposed = next((event for event in news if isinstance(event, Exposed)), None)
            shown = scene_of(table, first)
            assert (shown is None) == (exposed is None)
            if shown is not None and exposed is not None:
                scene = shown
                challenged = next(event for event in news if isinstance(event, Challenged))
                toss = [event for event in before.latest_deal.story if isinstance(event, Tossed)]
                assert (scene.claimant.seat, scene.challenger.seat) == (
                    exposed.target,
                    challenged.seat,
                )
                assert (scene.tiles, scene.true) == (exposed.tiles, exposed.true)
                assert scene.dice == (toss[-1].one, toss[-1].two)
                assert [player.before for player in scene.players] == counts(before, scene)
                kinds.add((len(scene.tiles), scene.true))
            given = any(isinstance(event, GaveTiles) for event in news)
            if scene and given and not any(isinstance(event, ClaimReturned) for event in news):
                assert [player.after for player in scene.players] == counts(table, scene)
        assert scene_of(table, 0) == scene
    assert kinds == {(1, True), (1, False), (2, True), (2, False)}


def test_a_bluff_that_nobody_challenged_is_a_line_of_the_hand() -> None:
    table = in_play("challenge", 2)
    while not any(isinstance(event, ToBoneyard) for event in table.latest_deal.story):
        seen = view(table, due(table))
        bluffs = [
            action
            for action in seen.legal
            if isinstance(action, Lay)
            and action.tiles
            and not holds_true(seen.toss.dice, action.tiles)
        ]
        table = play.act(
            table, seen.viewer, bluffs[0] if bluffs else Pass(), seen.viewer + 1, context()
        ).table
    assert WORDS("undoubted-bluff") in hand_content(private_table(table, 0), WORDS, None).text


@pytest.mark.parametrize(
    ("dice", "tiles", "laid"),
    [
        ((6, 3), "4-6 3-4", ((6, 4), (4, 3))),
        ((3, 6), "4-6 3-4", ((3, 4), (4, 6))),
        ((6, 3), "1-4 3-4", ((1, 4), (4, 3))),
        ((6, 3), "2-6 3-5", ((6, 2), (5, 3))),
        ((2, 1), "1-2", ((2, 1),)),
    ],
)
def test_tiles_lie_as_they_match_the_dice_best(
    dice: tuple[int, int], tiles: str, laid: tuple[tuple[int, int], ...]
) -> None:
    assert arrange_claim(dice, tuple(named(tile) for tile in tiles.split())) == laid
