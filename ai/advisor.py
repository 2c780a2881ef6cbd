"""Hints: what a Master would do in a player's place, and the one reason that weighs most.

They use nothing but the view.
"""

from dataclasses import replace
from random import Random
from typing import Any, Final

from ai import player
from ai.advice_records import Advice
from ai.challenge_player import MASTER_STYLE, claim_mix
from ai.choice_without_search import PlayEvaluator, is_match, next_seat, points_for, unlaid
from ai.levels import Level
from ai.mexican_train_player import TrainEvaluator
from ai.staking import FAIR, WinChances
from games import GAMES
from games.core import Action, Layout, Role, View
from games.hungarian import Train
from games.parts import claims, tiles
from games.parts.claims import Dispute, Give, Lay
from games.parts.gallery_rules import Take
from games.parts.line import Play
from games.parts.pulle_pool import Buyback
from games.parts.stakes import Accept, Add, Raise, Refuse, Stake

OPEN_STYLE: Final = replace(MASTER_STYLE, truthful=1.0)


def advise(view: View, rng: Random, world: Any) -> Advice:
    """Return a hint for a viewer who has a choice. `world` as in `ai.player.choose`."""
    action = player.choose(view, rng, world=world, level=Level.MASTER)
    if isinstance(action, Lay):
        # a Master who holds a true claim makes none now and then, so that others cannot rely on it
        mix = claim_mix(view, OPEN_STYLE)
        action = rng.choices(list(mix), list(mix.values()))[0]
    if [option for option in view.legal if option.role in (Role.MOVE, Role.DECLINE)] == [action]:
        return Advice(action, "only")
    if isinstance(action, Lay | Dispute | Give) or any(
        isinstance(option, Dispute) for option in view.legal
    ):
        return _explain_claim(view, action)
    if action.role is not Role.MOVE or any(isinstance(option, Buyback) for option in view.legal):
        return _explain_chips(view, action, rng, world)
    if points := points_for(view, action):
        return Advice(action, "scores", {"points": abs(points)})
    if view.layout is Layout.TRAINS and isinstance(action, Play):
        return explain_train(view, action)
    if isinstance(action, Train):
        return Advice(action, "series", {"count": action.count, "pips": action.pips})
    return explain_play(view, action, world) if isinstance(action, Play) else Advice(action, "safe")


def _explain_claim(view: View, action: Action) -> Advice:
    """Explain an action of Challenge."""
    if isinstance(action, Lay):
        if not action.picked:
            return Advice(action, "no-claim")
        true = view.toss.dice is not None and claims.holds_true(view.toss.dice, action.picked)
        return Advice(action, "true" if true else "bluff", {"count": len(action.picked)})
    if isinstance(action, Give):
        return Advice(action, "give")
    if isinstance(action, Dispute):
        wins = view.seats[action.seat].count == 0
        return Advice(action, "doubt-winning" if wins else "doubt", {"own": _own_copies(view)})
    return Advice(action, "believe")


def _own_copies(view: View) -> int:
    """Return how many copies of the tile that the dice name are in the viewer's hand."""
    return (
        0
        if view.toss.dice is None
        else (view.seats[view.own_seat].hand or ()).count(tiles.of(*view.toss.dice))
    )


def _explain_chips(view: View, action: Action, rng: Random, world: Any) -> Advice:
    """Explain a stake, an answer of the bank or a buyback."""
    if isinstance(action, Buyback):
        return Advice(action, "buyback", {"score": action.score})
    if any(isinstance(option, Buyback) for option in view.legal):
        return Advice(action, "no-buyback")
    seat = view.viewer
    if isinstance(action, Accept | Refuse):
        seat = action.seat
    elif isinstance(action, Take):
        seat = next(
            (bet.seat for bet in view.gallery.bets if bet.participant == action.participant), seat
        )
    elif not isinstance(action, Stake | Add | Raise):
        return Advice(action, "safe")
    assert seat is not None
    chance = WinChances(view, rng, world).of(seat)
    if isinstance(action, Accept | Take | Refuse):
        reason = "refuse" if isinstance(action, Refuse) else "grant"
    else:
        reason = "ahead" if chance > FAIR else "behind"
        stakes = [option.chips for option in view.legal if isinstance(option, Stake)]
        if isinstance(action, Stake) and (action.chips == min(stakes)) == (reason == "ahead"):
            # a stake against the chance: now and then one is random, so that stakes do not tell the
            # hand
            reason = "varies"
    return Advice(action, reason, {"chance": round(100 * chance), "fair": round(100 * FAIR)})


def explain_play(view: View, action: Play, world: Any) -> Advice:
    """Explain a tile on the line, which need not be a Master's choice.

    Its value is a sum, and the reason is the term that is furthest ahead of the other plays.
    """
    hand = view.seats[view.own_seat].hand or ()
    if len(hand) == 1:
        return Advice(action, "last")
    evaluator = PlayEvaluator(view, world)
    plays = [option for option in view.legal if isinstance(option, Play)]
    others = [evaluator.terms(play) for play in plays if play.tile != action.tile] or [
        evaluator.terms(play) for play in plays
    ]
    chosen = evaluator.terms(action)
    partners = [
        number for number in sorted(set(evaluator.after.numbers(action))) if evaluator.suits[number]
    ]
    if not partners:
        chosen.pop("suit", None)
    chosen.pop("partner", None)
    ahead = {
        name: value - sum(terms[name] for terms in others) / len(others)
        for name, value in chosen.items()
    }
    ends, fitting = evaluator.after.numbers(action), evaluator.after.fitting(action)
    shut = [number for number in sorted(set(ends)) if number in _next_seat_lacks(view, world)]
    if shut and ahead["theirs"] > 0:
        return Advice(
            action, "shut", {"number": shut[-1], "both": int(len(shut) == len(set(ends)))}
        )
    best = max(ahead, key=lambda name: ahead[name])
    kept = tiles.mask(hand) & ~action.bit
    followers = (kept & fitting).bit_count()
    if best == "suit":
        return Advice(
            action,
            "partner",
            {"number": max(partners, key=lambda number: (evaluator.suits[number], number))},
        )
    if best == "pips":
        heaviest = all(tiles.PIPS[action.tile] >= tiles.PIPS[play.tile] for play in plays)
        return Advice(
            action, "heaviest" if heaviest else "heavy", {"pips": tiles.PIPS[action.tile]}
        )
    if best == "follow" and followers:
        both = len(set(ends)) > 1 and all(
            kept & GAMES[view.game].fitting(number) for number in ends
        )
        return Advice(action, "ends" if both else "keeps", {"count": followers})
    if best == "numbers":
        return Advice(action, "numbers", {"count": round(chosen["numbers"])})
    return Advice(action, "scarce", {"count": (evaluator.unseen & fitting).bit_count()})


def explain_train(view: View, action: Play) -> Advice:
    """Explain a tile of Mexican Train by the plan for the own train."""
    evaluator = TrainEvaluator(view)
    if view.seats[evaluator.seat].count == 1:
        return Advice(action, "last")
    kept = evaluator.held & ~action.bit
    if tiles.DOUBLES & action.bit and kept & tiles.SUITS[tiles.HALVES[action.tile][0]]:
        return Advice(action, "covers")
    if (
        action.end is evaluator.own
        and len(evaluator.plan.tiles) > 1
        and action.tile == evaluator.plan.tiles[0]
    ):
        return Advice(action, "train", {"count": len(evaluator.plan.tiles)})
    left = evaluator.plan_after(action)
    if action.end is not evaluator.own and len(left.tiles) > 1:
        return Advice(action, "spare", {"count": len(left.tiles)})
    plays = [option for option in view.legal if isinstance(option, Play)]
    heaviest = all(tiles.PIPS[action.tile] >= tiles.PIPS[play.tile] for play in plays)
    return Advice(action, "heaviest" if heaviest else "heavy", {"pips": tiles.PIPS[action.tile]})


def _next_seat_lacks(view: View, world: Any) -> set[int]:
    """Return the numbers that the next seat cannot have, as its passes show."""
    game: Any = GAMES[view.game]
    if world is None or not hasattr(game, "places"):
        return set()
    places = game.places(world, view.viewer)
    unseen, possible, off_table = 0, 0, unlaid(view)
    for place in places:
        unseen |= place.allowed & off_table
        possible |= place.allowed & off_table if place.seat == next_seat(view) else 0
    fitting = [game.fitting(number) for number in range(tiles.ALL_NUMBERS)]
    lacking = {
        number for number, mask in enumerate(fitting) if unseen & mask and not possible & mask
    }
    # the tile that was led can exclude others, too: only a pass or a draw is told
    if is_match(view):
        idle = [
            fitting_then
            for seat, action, fitting_then in world.moves
            if seat == next_seat(view) and not isinstance(action, Play)
        ]
        lacking = {
            number
            for number in lacking
            if any(not fitting[number] & game.mask & ~entry for entry in idle)
        }
    return lacking
