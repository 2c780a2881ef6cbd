"""Hands at the end of a round or session, as samples and for tests."""

from collections.abc import Mapping
from dataclasses import replace

from games import GAMES
from games.core import View
from games.parts.tiles import named
from renderer.scene import Finish, HandScene, PictureWords
from tests.renderer.samples.buki_scenes import BUKI, PEOPLE, long_game, over
from tests.renderer.samples.game_views import challenge, hungarian_over
from tests.renderer.samples.line_games import PARTY, long_line
from tests.renderer.samples.world_scenes import world_endings


def endings(words: PictureWords) -> Mapping[str, HandScene]:
    """Scenes of hands by name; all of them are seat 2's."""
    line, left = long_game(20)
    buki = over(line, left)
    base = HandScene(BUKI, mine(buki), PEOPLE, "Buki", words)
    row, rest, _ = long_line(22, 4, 6, series=True)
    points = mine(hungarian_over(row, rest, (34, 102, 0, 57), (2,)))
    hungarian = HandScene(GAMES["hungarian"].declaration, points, PEOPLE, "Hungarian", words)
    dice = HandScene(
        GAMES["challenge"].declaration, mine(challenge(7, "over")), PARTY[:7], "Challenge", words
    )
    last = line[-1]._replace(seat=2)
    domino = replace(
        buki.result, winners=(2,), gains=(-8, -4, 30, -18), hands=(*buki.result.hands[:2], (), ())
    )
    won = replace(buki, result=domino, line=(*line[:-1], last))
    lost = replace(buki, result=replace(buki.result, winners=(0,), gains=(20, -4, -12, -4)))
    return {
        **world_endings(words),
        "ending-won": replace(base, view=with_hand(won, ())),
        "ending-lost": replace(base, view=mine(lost)),
        "ending-lost-many": dice,
        "ending-match": hungarian,
        "ending-first": replace(base, view=with_hand(won, ()), finish=Finish(1, 4, 103)),
        "ending-last": replace(
            base, view=with_hand(lost, (named("0-3"),)), finish=Finish(3, 4, -27)
        ),
    }


def mine(view: View) -> View:
    """Return the view of seat 2, with the hand it revealed."""
    return with_hand(view, view.result.hands[2] or ())


def with_hand(view: View, hand: tuple[int, ...]) -> View:
    """Return the view of seat 2, holding `hand`."""
    seats = tuple(
        replace(player, hand=hand, count=len(hand)) if seat == 2 else player
        for seat, player in enumerate(view.seats)
    )
    return replace(view, viewer=2, seats=seats)
