"""What every game must do. `test_contract.py` puts all games to it, with sampled house rules and numbers of players."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

from games.core import Action, IllegalAction, Seat
from games.game import Game
from games.hungarian import HungarianState
from games.parts import codec, tiles
from games.parts.claim_cycle import ChallengeState
from games.parts.line import Line
from games.parts.options import declared
from tests.games.redealt_challenge import redealt_challenge

DEALS = 4  # of a session
MATCH_DEALS = 16  # in which most matches that can be decided are
MOST_STEPS = 1_000  # of one deal; far more than random play takes


class Moment(NamedTuple):
    """A step of a session: the state before, who did what, and what came of it. `deal`: the seed and stacks of a new deal."""

    before: Any
    after: Any
    events: tuple[Any, ...]
    seat: Seat | None
    action: Action | None
    deal: tuple[bytes, tuple[int, ...]] | None


def sampled_options(game: Game[Any, Any], players: int, rng: random.Random) -> Any:
    """House rules at random that the game admits."""
    while True:
        chosen = {}
        for rule in declared(game.options):
            allowed = rule.allowed(players)
            if rng.random() < 0.5:
                continue
            low = rule.low or 0
            most = 9 if low < 9 else low + 9
            chosen[rule.name] = rng.choice(allowed) if allowed else rng.randint(low, min(rule.high or most, most))
        options = game.options(**chosen)
        try:
            game.check(options, players)
        except IllegalAction as refused:
            if refused.key != "bad-option":
                raise
            continue
        return options


def participants(game: Game[Any, Any], state: Any) -> range:
    """All seats, and where there is a gallery its onlookers and the next one to come."""
    return range(len(game.settle(state)) + bool(game.onlookers))


def some_action(game: Game[Any, Any], state: Any, rng: random.Random) -> tuple[Seat, Action]:
    """A legal action of anybody who has one, each kind equally often."""
    seats = [seat for seat in participants(game, state) if game.legal(state, seat)]
    seat = rng.choice([*game.due(state), *seats])
    by_verb: dict[str, list[Action]] = {}
    for action in game.legal(state, seat):
        by_verb.setdefault(action.verb, []).append(action)
    return seat, rng.choice(by_verb[rng.choice(sorted(by_verb))])


def session(game: Game[Any, Any], players: int, seed: int, deals: int = DEALS) -> Iterator[Moment]:
    """A session of some deals by random play, fewer if a match is decided. Nobody has more at the table than the next deal can
    cost."""
    rng = random.Random(f"{game.key} {players} {seed}")
    state = game.open(sampled_options(game, players, rng), players)
    for _ in range(deals):
        if game.finished(state):
            return
        stacks, dealt = game.exposure(state), rng.randbytes(32)
        before, (state, events) = state, game.deal(state, stacks, dealt)
        yield Moment(before, state, events, None, None, (dealt, stacks))
        for _ in range(MOST_STEPS):
            if not game.dealing(state):
                break
            seat, action = some_action(game, state, rng)
            before, mark = state, hash(state)
            state, events = game.apply(state, seat, action)
            assert hash(before) == mark, "a state was changed in place"
            yield Moment(before, state, events, seat, action, None)
        assert not game.dealing(state), "the deal does not end"


def match(game: Game[Any, Any], players: int, seed: int) -> Iterator[Moment]:
    """A session until somebody has won the match, if the game knows winners."""
    decides = type(game).finished is not Game.finished
    return session(game, players, seed, MATCH_DEALS if decides else DEALS)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def check_chips(game: Game[Any, Any], moment: Moment) -> None:
    """What must hold after every step of every match: no chip made or lost, no debt, time goes forward, an end has a result."""
    state = moment.after
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
        assert game.view(state, None).result is not None


def check_moment(game: Game[Any, Any], moment: Moment) -> None:
    """All that must hold after every step."""
    check_chips(game, moment)
    state = moment.after
    seats = participants(game, state)
    assert codec.load(game.state, through_json(codec.dump(state))) == state
    for event in moment.events:
        assert type(event) in game.events
        assert codec.event_of(through_json(codec.event_data(event)), game.events) == event
    assert bool(game.due(state)) == game.dealing(state)
    assert (game.view(state, None).result is None) == game.dealing(state)
    for seat in (*game.due(state), *game.prompted(state)):
        assert game.legal(state, seat)
    for seat in seats:
        legal = game.legal(state, seat)
        assert legal == () or game.dealing(state)
        assert len(set(legal)) == len(legal)
        view = game.view(state, seat)
        assert view.legal == legal
        assert len(view.points) in (0, len(legal))
        forced = game.forced(state, seat)
        assert forced is None or legal == (forced,)
        if legal:
            assert game.default(state, seat) in legal


def check_actions(game: Game[Any, Any], state: Any, rng: random.Random) -> None:
    """`legal` and `apply` agree: what is listed is accepted, anything else is refused and changes nothing."""
    before = codec.dump(state)
    for seat in participants(game, state):
        legal = game.legal(state, seat)
        for action in rng.sample(legal, min(len(legal), 12)):
            text = codec.write(action)
            assert len(text) <= codec.LONGEST
            assert codec.read(game, text) == action
            game.apply(state, seat, action)
        for action in rng.sample(universe(game, len(game.settle(state))), 30):
            if action in legal:
                continue
            with pytest.raises(IllegalAction):
                game.apply(state, seat, action)
    assert codec.dump(state) == before


@cache
def universe(game: Game[Any, Any], players: int) -> tuple[Action, ...]:
    """Every action that can be written for this game, with amounts up to a dozen."""
    numbers = [str(number) for number in range(-1, 13)]
    words = {"tile": tiles.NAMES, "end": ("start", "left", "right"), "chips": numbers, "seat": numbers[1 : players + 1]}
    words |= {"participant": numbers[1 : players + 2]}
    words |= {"score": numbers, "tiles": tuple(f"{one} {other}" for one in tiles.NAMES[:9] for other in tiles.NAMES[:9])}
    found = []
    for kind in game.actions:
        texts = [kind.verb]
        for name in codec._slots(kind):
            texts = [f"{text} {word}" for text in texts for word in words[name]]
        found += [codec.read(game, text) for text in texts]
    return tuple(found)


def redealt(game: Game[Any, Any], state: Any, viewer: Seat | None, rng: random.Random) -> Any:
    """The state with all tiles that the viewer cannot see dealt anew: other hands and what lies face down."""
    if isinstance(state, ChallengeState):
        return redealt_challenge(state, viewer, rng)
    if isinstance(state, HungarianState):
        return redealt_hungarian(game, state, viewer, rng)
    if not isinstance(state, Line):
        raise TypeError("say here how to deal such a state anew")
    shown = {seat for seat, one in enumerate(game.view(state, viewer).seats) if one.hand is not None}
    laid = tiles.D8 & ~state.unlaid
    known = laid
    for seat in shown:
        known |= state.deal.hands[seat]
    hidden = list(tiles.listed(sum(type(game).deck) & ~known))  # type: ignore[attr-defined]
    before = tuple(hidden)
    rng.shuffle(hidden)
    if hasattr(state.table, "boneyard"):  # as it was dealt
        anew = dict(zip(before, hidden, strict=True))
        boneyard = tuple(anew.get(tile, tile) for tile in state.table.boneyard)
        named = isinstance(state.table, tuple)  # a named tuple
        table = state.table._replace(boneyard=boneyard) if named else replace(state.table, boneyard=boneyard)
        state = replace(state, table=table)
    hands = []
    for seat, hand in enumerate(state.deal.hands):
        if seat not in shown:
            count = (hand & state.unlaid).bit_count()
            hand = hand & laid | tiles.mask(hidden[:count])  # noqa: PLW2901
            del hidden[:count]
        hands.append(hand)
    stock = tuple(hidden[: len(state.deal.stock)])
    return replace(state, deal=replace(state.deal, hands=tuple(hands), stock=stock))


def redealt_hungarian(game: Game[Any, Any], state: HungarianState, viewer: Seat | None, rng: random.Random) -> HungarianState:
    """`redealt` for Hungarian, whose state is no line: what is laid stays where it was dealt."""
    shown = {seat for seat, one in enumerate(game.view(state, viewer).seats) if one.hand is not None}
    laid = tiles.D6 & ~state.unlaid
    known = laid
    for seat in shown:
        known |= state.hands[seat]
    hidden = list(tiles.listed(tiles.D6 & ~known))
    rng.shuffle(hidden)
    hands = []
    for seat, hand in enumerate(state.hands):
        count = 0 if seat in shown else (hand & state.unlaid).bit_count()
        hands.append(hand if seat in shown else hand & laid | tiles.mask(hidden[:count]))
        del hidden[:count]
    return state._replace(hands=tuple(hands))


def check_secrecy(game: Game[Any, Any], state: Any, rng: random.Random) -> None:
    """What a seat or the room is shown does not depend on what they cannot know."""
    room = game.view(state, None)
    for viewer in (None, *participants(game, state)):
        other = redealt(game, state, viewer, rng)
        assert game.view(other, None) == room
        if viewer is not None:
            assert game.view(other, viewer) == game.view(state, viewer)
            assert game.legal(other, viewer) == game.legal(state, viewer)


def check_replay(game: Game[Any, Any], moments: list[Moment]) -> None:
    """Seeds, stacks and the texts of the actions lead to the same state."""
    state = moments[0].before
    for moment in moments:
        if moment.deal is not None:
            dealt, stacks = moment.deal
            state, events = game.deal(state, stacks, dealt)
        else:
            assert moment.action is not None
            assert moment.seat is not None
            state, events = game.apply(state, moment.seat, codec.read(game, codec.write(moment.action)))
        assert (state, events) == (moment.after, moment.events)
