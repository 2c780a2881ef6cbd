"""Challenge: who is asked, who may challenge whom, who gives to whom.

Nothing of an answer before all have answered.
"""

from collections.abc import Sequence

from PIL import Image

from games import GAMES
from renderer.drawing.theme import PictureStyle
from renderer.hands.hand_order_and_choices import true_claims
from renderer.painter import Painter
from renderer.scene import HandScene, PictureWords, TableScene
from renderer.tables.dice_table import challengeable_seats
from tests.changed_views import changed_view
from tests.renderer.samples.line_games import PARTY

GAME = GAMES["challenge"]


def drawn(
    painter: Painter, words: PictureWords, view: object, style: PictureStyle | None = None
) -> Image.Image:
    scene = TableScene(
        GAMES["challenge"].declaration,
        PARTY[: len(view.seats)],
        "Challenge",
        words,
        view,
        style=style or PictureStyle(),
    )  # type: ignore[arg-type]
    return painter.tables.paint(scene)


def told(painter: Painter, words: PictureWords, state: object) -> str:
    view = GAME.view(state, None)
    return painter.draw_table(
        TableScene(
            GAMES["challenge"].declaration, PARTY[: len(view.seats)], "Challenge", words, view
        )
    ).alt


def played(moves: Sequence[int], players: int = 4) -> list[object]:
    """The states of a deal in which whoever is due does what is legal, by number."""
    state = GAME.deal(GAME.open(GAME.options(), players), (0,) * players, bytes(32))[0]
    states = [state]
    for number in moves:
        seat = GAME.due(state)[0]
        legal = GAME.legal(state, seat)
        state = GAME.apply(state, seat, legal[number % len(legal)])[0]
        states.append(state)
    return states


def test_who_has_answered_is_not_seen(painter: Painter, words: PictureWords) -> None:
    asked = played([5, 0, 12])  # one of four is still thinking
    assert len({drawn(painter, words, GAME.view(state, None)).tobytes() for state in asked}) == 1
    assert len({told(painter, words, state) for state in asked}) == 1
    assert "Everyone is asked for a claim." in told(painter, words, asked[0])


def test_ones_hand_says_what_would_be_true(painter: Painter, words: PictureWords) -> None:
    """Nothing is ringed in the picture if no claim would be true; in words that is said."""
    views = [GAME.view(played([], 7)[0], seat) for seat in range(7)]
    texts = [
        painter.draw_hand(
            HandScene(GAMES["challenge"].declaration, view, PARTY[:7], "Challenge", words)
        ).alt
        for view in views
    ]
    named = [bool(true_claims(view, tuple(sorted(view.seats[view.viewer].hand)))) for view in views]
    assert {*named} == {True, False}
    assert ["True claims: " in text for text in texts] == named
    assert ["You have no true claim." not in text for text in texts] == named


def test_a_challenge_is_told_from_beginning_to_end(painter: Painter, words: PictureWords) -> None:
    states = played([5, 6, 12, 0])
    view = GAME.view(states[-1], None)
    (asks,) = [seat for seat, player in enumerate(view.seats) if player.due]
    names = [plate.name for plate in PARTY]
    may = challengeable_seats(view)
    assert may
    assert asks not in may
    assert f"{names[asks]} may challenge: {', '.join(names[seat] for seat in may)}." in told(
        painter, words, states[-1]
    )
    state = GAME.apply(states[-1], asks, GAME.legal(states[-1], asks)[1])[0]
    duel = GAME.view(state, None).toss.duel
    text = told(painter, words, state)
    assert (
        f"{names[asks]} has challenged {names[duel.target]}: {names[duel.giver]} gives {names[duel.receiver]} one tile."
        in text
    )
    assert "may challenge" not in text
    assert drawn(painter, words, GAME.view(state, None)) != drawn(
        painter, words, changed_view(GAME.view(state, None), duel=None)
    )
