"""What a Master would do in somebody's place, and the one reason that weighs most: from the view, and nothing besides."""

from random import Random
from typing import Any

from ai import player
from ai.advice import Advice
from ai.levels import Level
from ai.staking import FAIR, Chances
from ai.tile_heuristics import Surroundings, next_seat, scores
from games import GAMES
from games.core import Action, Role, View
from games.hungarian import Train
from games.parts import dice as toss
from games.parts import tiles
from games.parts.buybacks import Buyback
from games.parts.claims import Dispute, Give, Lay
from games.parts.ends import ENDS, FITTING, code_of
from games.parts.gallery_bets import Take
from games.parts.line import NEXT, Play
from games.parts.stakes import Accept, Add, Raise, Refuse, Stake


def advise(view: View, rng: Random, world: Any) -> Advice:
    """For a viewer who may do something; `world` as for `ai.choose`."""
    action = player.choose(view, rng, world=world, level=Level.MASTER)
    if _moves(view) == [action]:
        return Advice(action, "only")
    if isinstance(action, Lay | Dispute | Give) or any(isinstance(one, Dispute) for one in view.legal):
        return _claiming(view, action)
    if action.role is not Role.MOVE or any(isinstance(one, Buyback) for one in view.legal):
        return _about_chips(view, action, rng, world)
    if points := scores(view, action):
        return Advice(action, "scores", {"points": abs(points)})
    if isinstance(action, Train):
        return Advice(action, "series", {"count": action.count, "pips": action.pips})
    return _tile(view, action, world) if isinstance(action, Play) else Advice(action, "safe")


def _moves(view: View) -> list[Action]:
    return [action for action in view.legal if action.role in (Role.MOVE, Role.DECLINE)]


def _claiming(view: View, action: Action) -> Advice:
    """Challenge: tosses, claims and gifts."""
    if isinstance(action, Lay):
        if not action.picked:
            return Advice(action, "no-claim")
        true = view.dice is not None and toss.holds_true(view.dice, action.picked)
        return Advice(action, "true" if true else "bluff", {"count": len(action.picked)})
    if isinstance(action, Give):
        return Advice(action, "give")
    if isinstance(action, Dispute):
        wins = view.seats[action.seat].count == 0
        return Advice(action, "doubt-winning" if wins else "doubt", {"own": _own_copies(view)})
    return Advice(action, "believe")


def _own_copies(view: View) -> int:
    """How many of the tiles that the dice name the viewer holds."""
    assert view.viewer is not None
    return 0 if view.dice is None else (view.seats[view.viewer].hand or ()).count(tiles.of(*view.dice))


def _about_chips(view: View, action: Action, rng: Random, world: Any) -> Advice:
    """Stakes, the bank's answers, buying back."""
    if isinstance(action, Buyback):
        return Advice(action, "buyback", {"score": action.score})
    if any(isinstance(one, Buyback) for one in view.legal):
        return Advice(action, "no-buyback")
    seat = view.viewer
    if isinstance(action, Accept | Refuse):
        seat = action.seat
    elif isinstance(action, Take):
        seat = next((bet.seat for bet in view.bets if bet.participant == action.participant), seat)
    elif not isinstance(action, Stake | Add | Raise):
        return Advice(action, "safe")
    assert seat is not None
    chance = Chances(view, rng, world).of(seat)
    if isinstance(action, Accept | Take | Refuse):
        why = "refuse" if isinstance(action, Refuse) else "grant"
    else:
        why = "ahead" if chance > FAIR else "behind"
        if isinstance(action, Stake) and (action.chips == min(_stakes(view))) == (why == "ahead"):
            why = "varies"  # now and then a stake is another one, so that it does not tell the hand
    return Advice(action, why, {"chance": round(100 * chance), "fair": round(100 * FAIR)})


def _stakes(view: View) -> list[int]:
    return [int(one.chips) for one in view.legal if isinstance(one, Stake)]


def _tile(view: View, action: Play, world: Any) -> Advice:
    """On the line: in what the tile is most ahead of the others that fit."""
    assert view.viewer is not None
    hand = view.seats[view.viewer].hand or ()
    if len(hand) == 1:
        return Advice(action, "last")
    known = Surroundings(view, world)
    plays = [one for one in view.legal if isinstance(one, Play)]
    others = [known.parts(one) for one in plays if one.tile != action.tile] or [known.parts(one) for one in plays]
    own = known.parts(action)
    ahead = {name: value - sum(one[name] for one in others) / len(others) for name, value in own.items()}
    after = NEXT[code_of(view.ends)][action.code]
    ends = ENDS[after] if after is not None else None
    shut = [number for number in sorted(set(ends or ())) if number in _lacking(view, world)]
    if shut and ahead["theirs"] > 0:
        return Advice(action, "shut", {"number": shut[-1], "both": int(len(shut) == len(set(ends or ())))})
    why = max(ahead, key=lambda name: ahead[name])
    kept = tiles.mask(hand) & ~action.bit
    following = 0 if after is None else (kept & FITTING[after]).bit_count()
    if why == "pips":
        heaviest = all(tiles.PIPS[action.tile] >= tiles.PIPS[one.tile] for one in plays)
        return Advice(action, "heaviest" if heaviest else "heavy", {"pips": tiles.PIPS[action.tile]})
    if why == "follow" and following:
        both = ends is not None and ends[0] != ends[1] and all(kept & tiles.SUITS[number] for number in ends)
        return Advice(action, "ends" if both else "keeps", {"count": following})
    if why == "numbers":
        return Advice(action, "numbers", {"count": round(own["numbers"])})
    return Advice(action, "scarce", {"count": 0 if after is None else (known.unseen & FITTING[after]).bit_count()})


def _lacking(view: View, world: Any) -> set[int]:
    """The numbers that the next seat is known not to have, by its passes."""
    game: Any = GAMES[view.game]
    if world is None or not hasattr(game, "places"):
        return set()
    places = game.places(world, view.viewer)
    unseen = theirs = 0
    for place in places:
        unseen |= place.allowed & world.unlaid
        theirs |= place.allowed & world.unlaid if place.seat == next_seat(view) else 0
    return {number for number in range(tiles.NUMBERS) if unseen & tiles.SUITS[number] and not theirs & tiles.SUITS[number]}
