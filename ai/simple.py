"""A sensible, simple player: heavy tiles first, ends it can play again, stakes by its hand. It knows only the view."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from ai import challenge, hungarian, pulle
from games.core import Action, View
from games.parts import line as lines
from games.parts import tiles
from games.parts.ends import FITTING, START, code
from games.parts.gallery import Admit, Deny, Reject, Take
from games.parts.line import Play
from games.parts.stakes import Accept, Add, Raise, Refuse, Stake

FAIR = 2 / 7  # chance of winning from which a stake at 2.5 to 1 gains
RAISES = 0.25  # how often a good hand asks for a raise; a refusal is not shown in the view, so it must not insist

# By game: what decides where the game asks for more than laying tiles and staking. None: as in the games below.
SPECIAL: Mapping[str, Callable[..., Action | None]] = MappingProxyType(
    {"challenge": challenge.choose, "hungarian": hungarian.choose, "pulle": pulle.choose}
)


def choose(view: View, rng: Random, *, modest: bool = False) -> Action:
    """One of `view.legal` for a viewer whose turn it is or who was asked something; ValueError if there is nothing to do.

    `modest`: never stakes above the minimum, never adds, raises or grants a raise.
    """
    if not view.legal:
        raise ValueError("nothing to choose")
    special = SPECIAL.get(view.game)
    decided = special(view, rng, modest=modest) if special else None
    if decided is not None:
        return decided
    if (answer := _answer(view, modest)) is not None:
        return answer
    plays = [option for option in view.legal if isinstance(option, Play)]
    increases = [option for option in view.legal if isinstance(option, Add | Raise)]
    if increases and not modest and view.viewer is not None and _chance(view, view.viewer) > FAIR:
        most = max(increases, key=lambda option: (isinstance(option, Add), option.chips))
        if isinstance(most, Add) or rng.random() < RAISES:
            return most
    if plays:
        return max(plays, key=lambda option: (_worth(view, option), rng.random()))
    moves = [option for option in view.legal if not isinstance(option, Stake | Add | Raise)]
    if moves:
        return moves[0]
    stakes = [option for option in view.legal if isinstance(option, Stake)]
    if stakes and not modest and _stakes_high(view):
        return stakes[-1]
    return view.legal[0]


def _answer(view: View, modest: bool) -> Action | None:
    """What it answers when asked: a bet or a raise is worth it if its player is not likely to win; whoever wants to
    look into a hand of the house may."""
    on = {bet.participant: bet.seat for bet in view.bets}
    for option in view.legal:
        if isinstance(option, Accept | Take) and not modest:
            seat = option.seat if isinstance(option, Accept) else on[option.participant]
            if _chance(view, seat) < FAIR:
                return option
        elif isinstance(option, Admit) and not modest:
            return option
    return next((option for option in view.legal if isinstance(option, Refuse | Reject | Deny)), None)


def _worth(view: View, play: Play) -> float:
    """How good it is to lay this tile: its pips, and the tiles that will fit afterwards."""
    assert view.viewer is not None
    held = tiles.mask(view.seats[view.viewer].hand or ()) & ~(1 << play.tile)
    after = lines.NEXT[_ends(view)][play.code]
    fitting = 0 if after is None else (held & FITTING[after]).bit_count()
    return tiles.PIPS[play.tile] + 6 * min(3, fitting)


def _ends(view: View) -> int:
    """The ends in the code of the line engine."""
    return START if view.ends is None else code(*view.ends)


def _stakes_high(view: View) -> bool:
    """Whether a stake gains. Whoever leads wins often enough to do without a look at the hand."""
    assert view.viewer is not None
    leading = not view.line and view.seats[view.viewer].due
    return leading or _chance(view, view.viewer) > FAIR


def _chance(view: View, seat: int) -> float:
    """A rough chance that this seat wins: from tiles left and, for the viewer's own hand, what fits and what it weighs."""
    counts = [one.count for one in view.seats]
    others = counts[:seat] + counts[seat + 1 :]
    ahead = sum(others) / len(others) - counts[seat]
    chance = 1 / len(counts) + 0.08 * ahead
    hand = view.seats[seat].hand
    if hand:
        fitting = (tiles.mask(hand) & FITTING[_ends(view)]).bit_count()
        chance += 0.04 * (fitting - len(hand) / 2.5) - 0.01 * (tiles.pips(tiles.mask(hand)) / len(hand) - 8)
    return chance
