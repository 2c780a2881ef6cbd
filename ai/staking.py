"""Stakes and bets: whether to put something down, to ask for more, and what to answer. The tiles are played as in other games."""

from random import Random

from games.core import Action, Role, View
from games.parts import tiles
from games.parts.ends import FITTING, code_of
from games.parts.gallery import Admit, Take
from games.parts.stakes import Accept, Add, Raise, Stake

FAIR = 2 / 7  # chance of winning from which a stake at 2.5 to 1 gains
RAISES = 0.25  # how often a good hand asks for a raise; a refusal is not shown in the view, so it must not insist


def choose(view: View, rng: Random, *, modest: bool = False) -> Action | None:
    """An answer, a stake or more of it; None: nothing to be said about chips now. A modest player answers no and stakes least."""
    if modest or view.viewer is None:
        return None
    if (answer := _answer(view)) is not None:
        return answer
    increases = [option for option in view.legal if isinstance(option, Add | Raise)]
    if increases and _chance(view, view.viewer) > FAIR:
        most = max(increases, key=lambda option: (isinstance(option, Add), option.chips))
        if isinstance(most, Add) or rng.random() < RAISES:
            return most
    if all(option.role is Role.STAKE for option in view.legal) and _stakes_high(view):
        return next((option for option in reversed(view.legal) if isinstance(option, Stake)), None)
    return None


def _answer(view: View) -> Action | None:
    """To whom it says yes: a bet or a raise is worth it if its player is not likely to win; whoever wants to look into a hand of
    the house may (where it is played for chips nobody can ask)."""
    on = {bet.participant: bet.seat for bet in view.bets}
    for option in view.legal:
        if isinstance(option, Accept | Take):
            seat = option.seat if isinstance(option, Accept) else on[option.participant]
            if _chance(view, seat) < FAIR:
                return option
        elif isinstance(option, Admit):
            return option
    return None


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
        fitting = (tiles.mask(hand) & FITTING[code_of(view.ends)]).bit_count()
        chance += 0.04 * (fitting - len(hand) / 2.5) - 0.01 * (tiles.pips(tiles.mask(hand)) / len(hand) - 8)
    return chance
