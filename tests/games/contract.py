"""Checks that every game must pass.

`test_contract.py` runs them with sampled house rules and numbers of players.

A check looks at a session after each step. `random_play.hold` plays a session and reports the steps
that led to a failure.
"""

import json
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import takewhile
from typing import Any

import pytest

from games.core import FEWEST_PIPS, Action, Best, End, IllegalAction, Measure, Role, Scored, Seat
from games.game import Game
from games.hungarian import HungarianState, Train, plays_of
from games.parts import codec, tiles
from games.parts.austrian import Dealt
from games.parts.chance import Chance
from games.parts.line import DRAWN, Draw, Line, Play, first_leader
from games.parts.match.leads import by_tiles
from games.parts.match.match_events import RoundBegun
from games.parts.match.match_state import MatchState
from tests.games.random_play import DEALS, ContractError, Moment, Session, participants, repeated

MATCH_DEALS = 20  # enough for most matches to be decided


def match_deals(game: Game[Any, Any]) -> int:
    """Deals that are enough for a match, if the game knows winners."""
    return MATCH_DEALS if type(game).finished is not Game.finished or game.compared.match else DEALS


def check_promises(sessions: list[Session]) -> None:
    """Most of the matches that must be decided are, in `MATCH_DEALS` deals of random play."""
    promised = [session for session in sessions if session.promised()]
    late = [one for one in promised if not one.game.finished(one.state)]
    if 2 * len(late) > len(promised):
        again = repeated(late[0], (), MATCH_DEALS)
        raise ContractError(
            f"{len(late)} of {len(promised)} matches do not end\n\n{late[0].story()}\n\n{again}"
        )


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def check_chips(session: Session, moment: Moment) -> None:
    """After every step no chip is made or lost, nobody has debts, time goes forward, and an
    ended deal has a result.
    """
    game, state = session.game, moment.after
    held = game.settle(state)
    total = sum(moment.deal[1]) if moment.deal else sum(game.settle(moment.before))
    if moment.action is not None and moment.seat is not None:
        brought = game.brings(moment.before, moment.seat, moment.action)
        assert min(brought.values(), default=1) > 0
        total += sum(brought.values())
    assert sum(held) == total
    assert min(held) >= 0
    assert game.turn(state) >= game.turn(moment.before)
    if not game.dealing(state):
        assert game.due(state) == ()
        check_gains(session, moment)
        check_scores(session, moment)
        check_crown(session, moment)
        check_reason(session, moment)
    else:
        assert not game.finished(state)


def check_reason(session: Session, moment: Moment) -> None:
    """The reason why a blocked deal is won or tied is declared, and so has its words."""
    game, result = session.game, session.room().result
    if result is not None and result.reason is not None:
        assert result.reason in {FEWEST_PIPS, game.blocked_reason, *game.blocked_reasons}
        assert result.winners or not result.reason.startswith("tied-")


def check_gains(session: Session, moment: Moment) -> None:
    """A result says what the stacks have gained, and a player who leaves takes the stack that is
    shown.
    """
    if session.game.dealing(moment.after):
        return
    room = session.room()
    stacks = tuple(seat.stack for seat in room.seats)
    assert room.result.gains == tuple(
        now - before for now, before in zip(stacks, session.stacks, strict=True)
    )
    if not room.pool:
        assert session.game.settle(moment.after)[: len(stacks)] == stacks


def check_scores(session: Session, _: Moment) -> None:
    """Scores that are shown have been told, and deals that are shown as won had a winner."""
    room = session.room()
    for seat, one in enumerate(room.seats):
        assert (one.score is not None) == (room.compared.measure is Measure.POINTS)
        if one.score == 0 and not room.compared.match:
            session.points[seat] = 0  # a broken pool starts afresh
        assert (one.score or 0) == session.points[seat], f"seat {seat}"
        assert room.dealing or one.wins == session.won[seat], f"seat {seat}"


def check_crown(session: Session, moment: Moment) -> None:
    """The match has winners exactly when it is finished: those who come first by what the game
    says is compared.
    """
    room = session.room()
    assert bool(room.winners) == session.game.finished(moment.after)
    if not room.winners:
        return
    values = {
        Measure.POINTS: [seat.score or 0 for seat in room.seats],
        Measure.DEALS: session.won,
        Measure.CHIPS: session.gained,
    }[room.compared.measure]
    sign = 1 if room.compared.best is Best.MOST else -1
    merits = [(not one.out, sign * value) for one, value in zip(room.seats, values, strict=True)]
    assert room.winners == tuple(
        seat for seat, merit in enumerate(merits) if merit == max(merits)
    ), values


def check_moment(session: Session, moment: Moment) -> None:
    """Everything that must hold after every step."""
    check_chips(session, moment)
    check_scores(session, moment)
    check_crown(session, moment)
    check_points(session, moment)
    check_ends(session, moment)
    check_teams(session, moment)
    game, state = session.game, moment.after
    assert game.declaration.repeats <= set(game.declaration.actions)
    seats = participants(game, state)
    assert codec.load(game.state, through_json(codec.dump(state))) == state
    # it goes to other processes without what the rules remember
    sent = pickle.dumps(state)
    assert (len(sent) < 20_000, pickle.loads(sent)) == (True, state)
    for event in moment.events:
        assert type(event) in game.events
        assert codec.event_of(through_json(codec.event_data(event)), game.events) == event
    assert bool(game.due(state)) == game.dealing(state)
    assert (game.view(state, None).result is None) == game.dealing(state)
    for seat in (*game.due(state), *game.prompted(state)):
        assert game.legal(state, seat)
    for seat in seats:
        legal = game.legal(state, seat)
        assert game.dealing(state) or {action.role for action in legal} <= {
            Role.OFFER,
            Role.DECLINE,
        }
        assert len(set(legal)) == len(legal)
        view = game.view(state, seat)
        assert view.legal == legal
        assert len(view.points) in (0, len(legal))
        forced = game.forced(state, seat)
        assert forced is None or legal == (forced,)
        if legal:
            assert game.default(state, seat) in legal


def check_points(session: Session, moment: Moment) -> None:
    """An action scores at once what the view says: before anything else is done, and before the
    deal is counted.
    """
    game, state = session.game, moment.after
    for seat in participants(game, state):
        view = game.view(state, seat)
        if Scored not in game.events:
            assert view.points == ()
            continue
        told = list(zip(view.legal, view.points or (0,) * len(view.legal), strict=True))
        for action, points in session.chosen.sample(told, min(len(told), 12)):
            after, events = game.apply(state, seat, action)
            if not game.dealing(after) and not any(event.decides for event in events):
                continue  # the points of the action cannot be told from those counted at the end
            scored = sum(
                event.points
                for event in takewhile(lambda event: not event.decides, events)
                if isinstance(event, Scored) and event.seat == seat
            )
            assert scored == points, f"{seat} {codec.write(action)}"


def check_ends(session: Session, moment: Moment) -> None:
    """A tile goes only where an open end takes it, and leaves the ends that the game has
    foretold.
    """
    game, action = session.game, moment.action
    if type(action) is not Play or moment.seat is None:
        return
    before, after = game.view(moment.before, None), game.view(moment.after, None)
    assert action.end is End.START or game.fitting(dict(before.ends)[action.end]) & action.bit
    assert game.ends_after(before, action.tile, action.end) == after.ends
    assert len({end for end, _ in after.ends}) == len(after.ends)


def check_teams(session: Session, moment: Moment) -> None:
    """Partners have the same score and as many wins, and win together."""
    room = session.room()
    assert room.teams == session.game.teams(session.options, session.players)
    assert not room.teams or (session.game.team_play and session.game.match(session.options)), (
        "seats are chosen only before a match"
    )
    for seat, one in enumerate(room.seats if room.teams else ()):
        for other in room.side(seat):
            assert (room.seats[other].score, room.seats[other].wins) == (one.score, one.wins)
            assert (other in room.winners) == (seat in room.winners)
            assert room.result is None or (other in room.result.winners) == (
                seat in room.result.winners
            )


def check_actions(session: Session, moment: Moment) -> None:
    """`legal` and `apply` agree: listed actions are accepted; all others are refused and change
    nothing.
    """
    game, state, rng = session.game, moment.after, session.chosen
    if rng.random() > 0.1:
        return
    before = codec.dump(state)
    for seat in participants(game, state):
        legal = game.legal(state, seat)
        for action in rng.sample(legal, min(len(legal), 12)):
            text = codec.write(action)
            assert len(text) <= codec.LONGEST
            assert codec.read(game, text) == action
            with trying(seat, action):
                game.apply(state, seat, action)
        for action in rng.sample(universe(game, len(game.settle(state))), 30):
            if action in legal:
                continue
            with trying(seat, action), pytest.raises(IllegalAction):
                game.apply(state, seat, action)
    assert codec.dump(state) == before


@contextmanager
def trying(seat: Seat, action: Action) -> Iterator[None]:
    """Note the action on any failure inside the block."""
    try:
        yield
    except BaseException as failure:
        failure.add_note(f"when trying: {seat} {codec.write(action)}")
        raise


@cache
def universe(game: Game[Any, Any], players: int) -> tuple[Action, ...]:
    """Return every action that can be written for a game, with amounts up to a dozen."""
    numbers = [str(number) for number in range(-1, 13)]
    words = {
        "tile": [*[tiles.NAMES[tile] for tile in game.declaration.tiles], "0-9", "12-12"],
        "end": [end.value for end in End],
        "chips": numbers,
        "seat": numbers[1 : players + 1],
    }
    words |= {"participant": numbers[1 : players + 2]}
    words |= {
        "score": numbers,
        "tiles": tuple(f"{name} {other}" for name in tiles.NAMES[:9] for other in tiles.NAMES[:9]),
    }
    found = []
    for kind in game.actions:
        texts = [kind.verb]
        for name in codec.slots(kind):
            texts = [f"{text} {word}" for text in texts for word in words[name]]
        found += [codec.read(game, text) for text in texts]
    return tuple(found)


def check_secrecy(session: Session, moment: Moment) -> None:
    """Views and legal actions do not depend on hidden facts.

    Dealing again takes long, so few moments are checked, and of each the room and two viewers.
    """
    game, state = session.game, moment.after
    if session.chosen.random() > 0.06:
        return
    room = game.view(state, None)
    for viewer in (None, *session.chosen.sample(participants(game, state), 2)):
        other = game.redealt(state, viewer, Chance(session.chosen.randbytes(32)))
        assert game.view(other, None) == room
        if viewer is not None:
            assert game.view(other, viewer) == game.view(state, viewer)
            assert game.legal(other, viewer) == game.legal(state, viewer)


def check_redealt(session: Session, moment: Moment) -> None:
    """A re-dealt world depends only on what the viewer can see, and everything public could have
    happened in it.

    In it the same seat begins for the same reason, the tiles that were shown before the deal are in
    no hand, and everybody may do what they have done since, with the same events. (It takes long,
    so few moments are checked.)
    """
    game, state, rng = session.game, moment.after, session.chosen
    if moment.deal is not None:  # no hand is known to the room
        assert any(
            game.redealt(state, None, Chance(rng.randbytes(32))) != state for _ in range(3)
        ), "nothing is re-dealt"
    if not game.dealing(state) or rng.random() > 0.03:
        return
    for viewer in (None, rng.randrange(session.players)):
        other = game.redealt(state, viewer, Chance(rng.randbytes(32)))
        seed = rng.randbytes(32)
        assert game.redealt(other, viewer, Chance(seed)) == game.redealt(
            state, viewer, Chance(seed)
        ), "it depends on a secret"
        if (begun := beginning_of(session, other)) is not None:
            check_beginning(session, begun)
            for seat, action in single_steps(session.actions):
                assert action in game.legal(begun, seat), (
                    f"{seat} could not have done: {codec.write(action)}"
                )
                begun, _ = game.apply(begun, seat, action)
            for seat in (None, *participants(game, state)):
                assert game.view(begun, seat) == game.view(other, seat), (
                    "played again, the deal comes to another state"
                )


def single_steps(actions: list[tuple[Seat, Action]]) -> Iterator[tuple[Seat, Action]]:
    """Yield actions with each train as its single tiles: only the best trains are offered, but
    any tile that fits may be played.
    """
    for seat, action in actions:
        for step in plays_of(action) if isinstance(action, Train) else (action,):
            yield seat, step


def beginning_of(session: Session, other: Any) -> Any:
    """Return the first state of the present deal in a re-dealt world.

    None where states do not keep the hands that were dealt, as in Challenge, where tiles change
    hands.
    """
    begun = session.begun
    if isinstance(other, Line):
        boneyard = other.table.boneyard if session.game.boneyard else ()
        drawn = tiles.mask(boneyard[: other.moves.count(DRAWN)])
        hands = tuple(held & ~drawn for held in other.deal.hands)
        table = begun.table
        if session.game.boneyard:
            table = (
                table._replace(boneyard=boneyard)
                if hasattr(table, "_replace")
                else replace(table, boneyard=boneyard)
            )
        return replace(begun, table=table, deal=replace(begun.deal, hands=hands, stock=boneyard))
    if isinstance(other, MatchState):
        return replace(begun, hands=dealt_hands(other), boneyard=other.boneyard)
    return begun._replace(hands=other.hands) if isinstance(other, HungarianState) else None


def dealt_hands(state: MatchState) -> tuple[int, ...]:
    """Return the masks of the hands as they were dealt."""
    hands, draws = list(state.hands), iter(state.boneyard)
    for seat, action, _ in state.moves:
        if isinstance(action, Play):
            hands[seat] |= action.bit
    for seat, action, _ in state.moves:
        if isinstance(action, Draw):
            hands[seat] &= ~(1 << next(draws))
    return tuple(hands)


def check_beginning(session: Session, begun: Any) -> None:
    """The events of dealing are true of the state after dealing."""
    hands = begun.deal.hands if isinstance(begun, Line) else begun.hands
    for event in session.beginning:
        tile = getattr(event, "tile", None)
        if tile is None:
            continue
        if isinstance(event, RoundBegun):
            assert by_tiles(hands, begun.lead_rule, sum(session.game.deck))[::2] == (
                event.seat,
                tile,
            ), "another seat would have begun"
        elif isinstance(event, Dealt):
            assert first_leader(hands) == (event.leader, tile), "another seat would have begun"
        else:
            assert not any(hand >> tile & 1 for hand in hands), (
                "a tile that was shown before the deal is in a hand"
            )


def check_hands(session: Session, moment: Moment) -> None:
    """A seat sees another hand only if the room does, and the room sees no hand while moves are
    made.
    """
    game, state = session.game, moment.after
    room = [seat.hand for seat in game.view(state, None).seats]
    if any(
        action.role is Role.MOVE for seat in game.due(state) for action in game.legal(state, seat)
    ):
        assert all(not hand for hand in room)
    for viewer in participants(game, state):
        view = game.view(state, viewer)
        assert (
            view.viewer == viewer
            or (viewer, view.viewer) in view.gallery.places
            or view.viewer is None
        )
        assert all(
            one.hand == room[seat] for seat, one in enumerate(view.seats) if seat != view.viewer
        )


def check_replay(session: Session, moment: Moment) -> None:
    """Seed, stacks and the text of an action lead from state to state."""
    if moment.deal is not None:
        seed, stacks = moment.deal
        again = session.game.deal(moment.before, stacks, seed)
    else:
        again = session.game.apply(
            moment.before, moment.seat, codec.read(session.game, codec.write(moment.action))
        )
    assert again == (moment.after, moment.events)
