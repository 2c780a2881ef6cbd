"""Compares a game of the world with its referee: random matches with random house rules, looked
at after every move.
"""

import random
from dataclasses import asdict
from typing import Any

from games import GAMES
from games.core import Action, View
from games.parts import codec, tiles
from tests.games.random_play import sampled_options, some_action
from tests.games.referee_all_fives import AllFivesReferee
from tests.games.referee_bergen import BergenReferee
from tests.games.referee_block import BlockReferee
from tests.games.referee_cuban import CubanReferee
from tests.games.referee_draw import DrawReferee
from tests.games.referee_latin import LatinReferee
from tests.games.referee_matador import MATADORS, MatadorReferee
from tests.games.referee_match import DRAW, GIVE_LEAD, PASS, Move, Outcome, Pair, Referee
from tests.games.referee_mexican_train import MexicanTrainReferee
from tests.games.referee_sebastopol import SebastopolReferee

REFEREES: dict[str, type[Referee]] = {
    "draw": DrawReferee,
    "block": BlockReferee,
    "all-fives": AllFivesReferee,
    "bergen": BergenReferee,
    "latin": LatinReferee,
    "cuban": CubanReferee,
    "mexican-train": MexicanTrainReferee,
    "matador": MatadorReferee,
    "sebastopol": SebastopolReferee,
}


def check(key: str, number: int) -> Referee:
    """Play a random match of a game, and compare it with its referee. Returns the referee."""
    game: Any = GAMES[key]
    players = game.players[number % len(game.players)]
    rng = random.Random(f"referee {key} {players} {number}")
    options = sampled_options(game, players, rng)
    referee = REFEREES[key](asdict(options), players)
    state = game.open(options, players)
    paid_in = game.exposure(state)
    assert paid_in == (2 * options.entry,) * players
    story = [f"{key}, {players} players, number {number}: {options}"]
    try:
        while not game.finished(state):
            state = play_deal(game, state, referee, rng, story)
    except AssertionError as wrong:
        wrong.add_note("\n".join([*story, f"referee: {vars(referee)}"]))
        raise
    best = referee.match_winners
    whole, rest = divmod(sum(paid_in), len(best))
    assert game.settle(state) == tuple(
        whole + (best.index(seat) < rest) if seat in best else 0 for seat in range(players)
    )
    return referee


def play_deal(game: Any, state: Any, referee: Referee, rng: random.Random, story: list[str]) -> Any:
    """Play a deal by random moves."""
    state, events = game.deal(state, game.exposure(state), rng.randbytes(32))
    data = [codec.event_data(event) for event in events]
    begun = next(event for event in data if event["event"] in ("RoundBegun", "HubLaid"))
    referee.begin(
        [pairs(tiles.listed(hand)) for hand in state.hands], pairs(state.boneyard), begun["seat"]
    )
    story.append(f"deal {referee.deals}: {referee.hands}, boneyard {referee.boneyard}")
    compare_beginning(referee, begun)
    compare_table(game, state, referee)
    while game.dealing(state):
        assert referee.outcome is None
        compare_turn(game, state, referee)
        seat, action = some_action(game, state, rng)
        move = move_of(referee, action)
        story.append(f"{seat} {codec.write(action)}")
        scored = referee.do(move)
        state, events = game.apply(state, seat, action)
        compare_points(referee, scored, [codec.event_data(event) for event in events])
        compare_table(game, state, referee)
    compare_end(game, state, referee)
    return state


def pairs(listed: Any) -> list[Pair]:
    return [tiles.HALVES[tile] for tile in listed]


def move_of(referee: Referee, action: Action) -> Move:
    """An action of a game in the words of the referee."""
    verb, *words = codec.write(action).split()  # "play 4-6 left"
    if not words:
        return {"draw": DRAW, "pass": PASS, "give-lead": GIVE_LEAD}[verb]
    name, end = words
    low, high = map(int, name.split("-"))
    chooses = isinstance(referee, MatadorReferee) and (low, high) in MATADORS and end != "start"
    return Move("play", (low, high), end, (low if verb == "turn" else high) if chooses else None)


def compare_beginning(referee: Referee, begun: dict[str, Any]) -> None:
    """Who leads, and why."""
    assert (begun["deal"], begun["seat"]) == (referee.deals, referee.leader)
    if isinstance(referee, MexicanTrainReferee):
        assert tiles.HALVES[begun["tile"]] == (referee.hub, referee.hub)
    else:
        assert (None if begun["tile"] is None else tiles.HALVES[begun["tile"]]) == referee.lead_tile
        assert begun["lot"] == referee.lot


def compare_turn(game: Any, state: Any, referee: Referee) -> None:
    """Whose turn it is, what is legal, and what it would score."""
    assert game.due(state) == (referee.mover,)
    assert not any(
        game.legal(state, seat) for seat in range(referee.seats) if seat != referee.mover
    )
    seen: View = game.view(state, referee.mover)
    moves = [move_of(referee, action) for action in seen.legal]
    assert len(set(moves)) == len(moves)
    assert set(moves) == set(referee.legal())
    for move, points in zip(moves, seen.points, strict=True):
        side, gain = referee.gain(move)
        assert points == (gain if side == referee.side(referee.mover) else 0)


def compare_table(game: Any, state: Any, referee: Referee) -> None:
    """Ends, scores, deals won, hands."""
    seen: View = game.view(state, None)
    assert [(end.value, number) for end, number in seen.ends] == list(referee.ends.items())
    assert [seat.count for seat in seen.seats] == list(map(len, referee.hands))
    assert [seat.score for seat in seen.seats] == [
        referee.scores[referee.side(seat)] for seat in range(referee.seats)
    ]
    assert [seat.wins for seat in seen.seats] == [
        referee.wins[referee.side(seat)] for seat in range(referee.seats)
    ]
    assert seen.stock == referee.stock()
    assert [tiles.listed(hand) for hand in state.hands] == [
        tuple(sorted(tiles.of(*tile) for tile in hand)) for hand in referee.hands
    ]
    assert seen.winners == referee.match_winners
    assert game.finished(state) == bool(referee.match_winners)
    if isinstance(referee, MexicanTrainReferee):
        railway = seen.railway
        assert tiles.HALVES[railway.hub] == (referee.hub, referee.hub)
        assert set(railway.marked) == referee.marked
        if referee.outcome is None:
            assert [end.value for end in railway.doubles] == referee.doubled


def compare_points(
    referee: Referee, scored: list[tuple[int, int]], events: list[dict[str, Any]]
) -> None:
    """The points that everybody was told, those of the move and those of the end of the deal."""
    told = [event["event"] for event in events]
    outcome = referee.outcome
    at = next((at for at, name in enumerate(told) if name in ("RoundWon", "RoundTied")), len(told))
    assert (at < len(told)) == (outcome is not None)
    by_side = [
        (referee.side(event["seat"]), event["points"])
        for event in events
        if event["event"] == "Scored"
    ]
    during = told[:at].count("Scored")
    assert by_side[:during] == scored
    if outcome is not None:
        assert dict(by_side[during:]) == {
            side: points for side, points in outcome.points.items() if points
        }
        assert sorted(outcome.bonuses) == sorted(
            event["bonus"] for event in events[at:] if event["event"] == "BonusWon"
        )
        compare_words(outcome, events[at])


def compare_words(outcome: Outcome, event: dict[str, Any]) -> None:
    """How the end of a deal is told."""
    if event["event"] == "RoundWon":
        assert tuple(event["seats"]) == outcome.winners
        assert event["ending"] == outcome.ending
    else:
        assert outcome.winners == ()
    assert event["reason"] == outcome.reason


def compare_end(game: Any, state: Any, referee: Referee) -> None:
    """The result of a deal."""
    outcome, result = referee.outcome, game.view(state, None).result
    assert (result.ending.value, result.winners) == (outcome.ending, outcome.winners)
    for seat, hand in enumerate(referee.hands):
        assert (result.hands[seat] is not None) == (referee.shows_hands() or not hand)
        if result.hands[seat] is not None:
            assert sorted(pairs(result.hands[seat])) == sorted(hand)
            assert result.pips[seat] == referee.count(hand)
