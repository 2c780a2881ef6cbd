"""What somebody cannot see is dealt anew: nothing is possible that passes and draws have excluded, all else equally."""

from collections import Counter
from dataclasses import replace
from math import sqrt

import pytest

from games import GAMES
from games.parts import history, tiles
from games.parts import line as lines
from games.parts.chance import Chance
from games.parts.line import DRAWN
from games.parts.tiles import HALVES
from tests.games import random_play
from tests.games.random_play import session

TIMES = 300
ON_THE_LINE = (("austrian-block", 3), ("austrian-draw", 3), ("tendler", 2), ("buki", 4), ("pulle", 4), ("luxembourg", 4))


def own(game, state, seat):
    """The hand of a seat, as it sees it."""
    return game.view(state, seat).seats[seat].hand


@pytest.mark.parametrize("key", ["hungarian", "challenge"])
def test_every_unseen_tile_is_as_likely_as_any_other(key):
    game = GAMES[key]
    players = game.players[0]
    dealt = [moment.after for moment in session(game, players, 3, deals=1) if game.dealing(moment.after)]
    state, chance = dealt[0], Chance(bytes(32))
    viewer, other = 0, 1
    unseen = Counter(game.declaration.tiles)
    unseen.subtract(own(game, state, viewer))
    unseen = +unseen
    held, found = len(own(game, state, other)), Counter()
    for _ in range(TIMES):
        again = game.redealt(state, viewer, chance)
        assert own(game, again, viewer) == own(game, state, viewer)
        assert len(own(game, again, other)) == held
        found.update(own(game, again, other))
    assert found.keys() == unseen.keys()
    for tile, copies in unseen.items():
        share = held / unseen.total()
        expected = TIMES * copies * share
        assert abs(found[tile] - expected) < 5 * sqrt(expected * (1 - share)), HALVES[tile]


def test_the_tile_that_decided_who_leads_is_known_and_no_heavier_one_is_in_a_hand():
    game = GAMES["austrian-block"]
    state = game.deal(game.open(game.options(), 3), (0,) * 3, bytes([7]) * 32)[0]
    lead = tiles.heaviest(state.deal.hands[state.deal.leader])
    other = (state.deal.leader + 1) % 3
    seen = Counter()
    for number in range(200):
        again = game.redealt(state, other, Chance(bytes([number]) * 32))
        assert tiles.heaviest(again.deal.hands[state.deal.leader]) == lead == tiles.heaviest(max(again.deal.hands))
        seen.update(tiles.listed(again.deal.hands[(other + 1) % 3]))
    assert len(seen) > 20


@pytest.mark.parametrize(("key", "players"), ON_THE_LINE)
def test_what_is_dealt_anew_could_have_been_played_so(key, players):
    """The moves of the deal are legal from its beginning, whatever the hidden tiles are now."""
    random_play.hold_all(GAMES[key], players, range(1), repeatable, deals=1, steps=20)


def repeatable(session, moment):
    game, state = session.game, moment.after
    if not game.dealing(state) or session.chosen.random() > 0.2:
        return
    for viewer in (None, session.chosen.randrange(session.players)):
        again = game.redealt(state, viewer, Chance(session.chosen.randbytes(32)))
        boneyard = again.table.boneyard if game.boneyard else ()
        drawn = tiles.mask(boneyard[: again.moves.count(DRAWN)])
        hands = tuple(held & ~drawn for held in again.deal.hands)
        line = lines.opened(lines.Line, again.table, replace(again.deal, hands=hands, stock=boneyard, drawn=0))
        for seat, move in history.by_seat(again):
            line, _ = lines.act(line, seat, move)
        assert (lines.hands(line), line.deal.stock) == (lines.hands(again), again.deal.stock)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_series_and_passes_of_hungarian_dominoes_are_remembered(players):
    random_play.hold_all(GAMES["hungarian"], players, range(2), series_repeatable, deals=1, steps=20)


def series_repeatable(session, moment):
    """From the same beginning, with the hands that are dealt anew, everybody may do what they have done."""
    game, state = session.game, moment.after
    if not game.dealing(state) or not state.line:
        return
    again = game.redealt(state, session.chosen.randrange(session.players), Chance(session.chosen.randbytes(32)))
    first = again._replace(
        passed=(False,) * session.players,
        unlaid=tiles.D6,
        ends=lines.START,
        to_move=state.line[0].seat,
        turn_end=None,
        line=(),
        series=0,
        acts=0,
    )
    for one in state.line:
        while first.to_move != one.seat:
            first, _ = game.apply(first, first.to_move, lines.PASS)
        first, _ = game.apply(first, one.seat, lines.Play(tiles.of(one.a, one.b), one.end))
    while first.to_move != again.to_move:
        first, _ = game.apply(first, first.to_move, lines.PASS)
    assert (first.unlaid, first.turn_end) == (again.unlaid, again.turn_end)


@pytest.mark.parametrize(("key", "players"), [*ON_THE_LINE, ("hungarian", 3), ("challenge", 3)])
def test_it_depends_on_nothing_that_the_viewer_cannot_see(key, players):
    random_play.hold_all(GAMES[key], players, range(1), the_same, deals=1, steps=20)


def the_same(session, moment):
    game, state, rng = session.game, moment.after, session.chosen
    if rng.random() > 0.2:
        return
    viewer, seed = rng.randrange(session.players), rng.randbytes(32)
    other = game.redealt(state, viewer, Chance(rng.randbytes(32)))
    if game.dealing(state):
        assert game.redealt(other, viewer, Chance(seed)) == game.redealt(state, viewer, Chance(seed))
