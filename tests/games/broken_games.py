"""Games with one fault each, which the contract must find, and a sound game whose tiles score at
once.
"""

from dataclasses import replace

from games.austrian_block import AustrianBlock
from games.challenge import Challenge
from games.core import Action, IllegalAction, Participant, Scored, Seat, Step, View, by_seat
from games.cuban import Cuban, CubanState
from games.hungarian import Hungarian, HungarianState
from games.luxembourg import Luxembourg, LuxOptions, LuxState
from games.parts import line as lines
from games.parts import tiles
from games.parts.hidden_tiles import Place
from games.parts.line import Play
from games.parts.match.counting import Counted
from games.pulle import Pulle, PulleState


def worst(view: View, values: list[int]) -> View:
    """Return the view with the wrong winner if there are winners."""
    return replace(view, winners=(values.index(max(values)),)) if view.winners else view


class MostPointsCrowned(Luxembourg):
    """Crowns the most points, though the fewest win."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        view = super().view(state, viewer)
        return worst(view, [one.score or 0 for one in view.seats])


class FewestDealsCrowned(AustrianBlock):
    """Crowns the player with the fewest deals won."""

    def view(self, state, viewer):
        view = super().view(state, viewer)
        return worst(view, [-one.wins for one in view.seats])


class EliminatedCrowned(Pulle):
    """Crowns somebody who is out."""

    def view(self, state: PulleState, viewer: Participant | None) -> View:
        view = super().view(state, viewer)
        return worst(view, [one.score or 0 for one in view.seats])


class OneCrowned(Luxembourg):
    """Crowns one where several share."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        view = super().view(state, viewer)
        return replace(view, winners=view.winners[:1])


class ReasonUndeclared(Cuban):
    """Wins blocked deals for a reason that it does not declare."""

    def blocked(self, state: CubanState) -> Counted:
        return super().blocked(state)._replace(reason="a-whim")


class NeverFinished(Luxembourg):
    """Knows its winners, but not that the match is over."""

    def finished(self, state: LuxState) -> bool:
        return False


class NeverWon(NeverFinished):
    """Does not know that either."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        return replace(super().view(state, viewer), winners=())


class NobodyCrowned(Luxembourg):
    """Is over, and nobody has won."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        return replace(super().view(state, viewer), winners=())


class PotNeverWon(AustrianBlock):
    """Never says that the agreed deals have been played, so the pot just lies there."""

    def finished(self, state) -> bool:
        return False

    def view(self, state, viewer):
        view = super().view(state, viewer)
        return replace(view, winners=(), pool=state.table.options.entry)


class ScoreNotBooked(Luxembourg):
    """Shows a point that nobody was told of."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        view = super().view(state, viewer)
        first, *others = view.seats
        return replace(view, seats=(replace(first, score=(first.score or 0) + 1), *others))


class GainsNotBooked(Luxembourg):
    """Tells of a chip that did not change hands."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        view = super().view(state, viewer)
        result = view.result and replace(
            view.result, gains=by_seat(view.result.gains, {0: 2, 1: -2})
        )
        return replace(view, result=result)


class HandShown(Luxembourg):
    """Shows the first seat's hand to all."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        view = super().view(state, viewer)
        first, *others = view.seats
        hand = tiles.listed(lines.hand(state, 0)) if state.deal.hands else ()
        return replace(view, seats=(replace(first, hand=hand), *others))


class LeadUnknown(AustrianBlock):
    """Forgets that the heaviest tile in any hand decided who leads."""

    def lead(self, state) -> int:
        return 0


class PassesForgotten(AustrianBlock):
    """Forgets what passes have shown."""

    def places(self, state, viewer):
        unseen = sum(self.deck) & state.unlaid
        return tuple(
            place._replace(allowed=place.allowed | unseen)
            for place in super().places(state, viewer)
        )


class SeriesForgotten(Hungarian):
    """Forgets what the ends of series and passes have shown."""

    def places(self, state: HungarianState, viewer: Participant | None) -> tuple[Place, ...]:
        *held, aside = super().places(state, viewer)
        return (*(place._replace(allowed=aside.allowed) for place in held), aside)


class NothingRedealt(Challenge):
    """Deals nothing again: computer players would see all hands."""

    def redealt(self, state, viewer, chance):
        return state


class Crashes(Luxembourg):
    """Knows no end of the deal."""

    def apply(self, state: LuxState, seat: Seat, action: Action) -> Step[LuxState]:
        after, events = lines.act(state, seat, action)
        return {True: (after, events)}[self.dealing(after)]


class Doubles(Luxembourg):
    """Sound: a double scores its pips at once. Only for an agreed number of deals."""

    def check(self, options: LuxOptions, seats: int) -> None:
        super().check(options, seats)
        if options.end != "rounds":
            raise IllegalAction("bad-option", option="end")

    def apply(self, state: LuxState, seat: Seat, action: Action) -> Step[LuxState]:
        return lines.act(state, seat, action, laid)

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        view = super().view(state, viewer)
        return replace(view, points=tuple(map(worth, view.legal)))


def worth(action: Action) -> int:
    """The points of a double."""
    low, high = tiles.halves(action.tile) if isinstance(action, Play) else (0, 1)
    return low + high if low == high else 0


def laid(line: LuxState, seat: Seat, play: Play) -> Step[LuxState]:
    """Add the points of a double to its player's total."""
    if not worth(play):
        return line, ()
    totals = by_seat(line.table.totals, {seat: worth(play)})
    return replace(line, table=replace(line.table, totals=totals)), (
        Scored(seat, worth(play), totals[seat]),
    )


class PointsLie(Doubles):
    """Says that every double scores one point."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        view = super().view(state, viewer)
        return replace(view, points=tuple(min(one, 1) for one in view.points))


class PointsUntold(Doubles):
    """Does not say that tiles score."""

    def view(self, state: LuxState, viewer: Participant | None) -> View:
        return replace(super().view(state, viewer), points=())
