"""Base class of the games of the world: the rules of a match, and what anybody may know of it."""

from collections.abc import Sequence

from games.core import Action, End, OpenEnd, Placed, Railway, Result, Seat, SeatView, Tile, View
from games.parts import pot, tiles
from games.parts.chance import Chance
from games.parts.hidden_tiles import Place
from games.parts.line import DrewTiles, Play
from games.parts.match import knowledge, leads, sides, spreads
from games.parts.match.knowledge import Dealing
from games.parts.match.match_hooks import O, S
from games.parts.match.match_rules import MatchRules
from games.parts.match.match_state import Tip


class MatchGame(MatchRules[S, O]):
    """A match whose views show everything but the tiles in other hands, in the boneyard and aside."""

    def fitting(self, number: int) -> int:
        return self.spread.fitting(number)

    def ends_after(self, seen: View, tile: Tile, end: End) -> tuple[OpenEnd, ...]:
        tips = tips_of_line(self.spread_on(seen.layout), seen.line, seen.ends)
        return tuple(tip.open for tip in self.tips_after(seen.layout, tips, Play(tile, end)))

    # What may be known.

    def dealing_facts(self, state: S) -> Dealing:
        """Return what everybody knows about the dealing."""
        pack = self.in_play(state)
        if state.lead_tile is None:
            return Dealing(pack)
        return Dealing(pack, leads.undealt(state.lead_rule, self.mask, state.lead_tile), 1 << state.lead_tile)

    def places(self, state: S, viewer: Seat | None) -> tuple[Place, ...]:
        """Return the places of all hidden tiles, and the tiles that the moves so far allow in each."""
        shown = [] if self.dealing(state) else [seat for seat, one in enumerate(self.shown_hands(state)) if one is not None]
        return knowledge.places(state, viewer, shown, self.dealing_facts(state))

    def redealt(self, state: S, viewer: Seat | None, chance: Chance) -> S:
        if not state.hands:
            return state
        return knowledge.redealt(state, self.places(state, viewer), chance, stock=self.boneyard)

    def shown_hands(self, state: S) -> tuple[tuple[Tile, ...] | None, ...]:
        """Return the hands that lie open after a deal; None for a hand that stays face down. Usually all are counted."""
        return tuple(tiles.listed(held) for held in state.hands)

    def view(self, state: S, viewer: Seat | None) -> View:
        options, teams = state.options, self.teams_of(state)
        drawn, passed = knowledge.drew(state), knowledge.passed(state)
        result = self.result(state)
        by_seat = sides.sides_by_seat(teams, state.players)
        seats = []
        for seat, stack in enumerate(state.stacks):
            held = state.hands[seat] if state.hands else 0
            face_up = seat == viewer or (result is not None and result.hands[seat] is not None)
            seats.append(
                SeatView(
                    count=held.bit_count(),
                    hand=tiles.listed(held) if face_up else None,
                    stack=stack,
                    due=state.to_move == seat,
                    passed=seat in passed,
                    wins=state.won[by_seat[seat]],
                    score=state.scores[by_seat[seat]],
                    drawn=drawn.get(seat, 0),
                )
            )
        legal = () if viewer is None else self.legal(state, viewer)
        best = self.match_winners(state)
        notes = knowledge.drawn_tiles(state, viewer) if viewer is not None else ()
        return View(
            game=self.key,
            viewer=viewer,
            deal=state.played + self.dealing(state),
            dealing=self.dealing(state),
            direction=self.direction(options),
            seats=tuple(seats),
            line=state.line,
            ends=tuple(tip.open for tip in state.tips),
            stock=self.face_down(state),
            legal=legal,
            points=tuple(self.points_of(state, action) for action in legal),
            result=result,
            layout=self.layout_of(options),
            pool=pot.pool(options.entry, state.players) if state.hands and not best else 0,
            target=self.target(options, state.players),
            notes=(DrewTiles(notes),) if notes else (),
            winners=best,
            compared=self.compared,
            teams=teams,
            railway=self.railway(state),
            closed=self.closed(state),
            scored=state.scored,
        )

    def closed(self, state: S) -> tuple[End, ...]:
        """Return the open ends where the seat to move may not lay a tile yet. It depends on public facts alone."""
        playable = self.playable(state) if self.dealing(state) else state.tips
        return tuple(tip.end for tip in state.tips if tip not in playable)

    def railway(self, state: S) -> Railway:  # noqa: ARG002
        """Return the trains, in a game that has them."""
        return Railway()

    def points_of(self, state: S, action: Action) -> int:
        """Return the points that a legal action scores at once."""
        if not isinstance(action, Play):
            return 0
        return self.play_points(state, action, self.tips_after(self.layout_of(state.options), state.tips, action))

    def face_down(self, state: S) -> int:
        """Return how many tiles lie face down beside the table; where tiles are drawn, only those that may still be drawn."""
        if self.boneyard and state.hands:
            return max(0, len(state.stock) - self.keep(state.options))
        dealt = knowledge.dealt_hands(state) if state.hands else ()
        return self.in_play(state).bit_count() - sum(map(int.bit_count, dealt))

    def result(self, state: S) -> Result | None:
        """Return how the last deal ended, or None."""
        ended = state.ended
        if ended is None:
            return None
        shown = self.shown_hands(state)
        return Result(
            ending=ended.ending,
            winners=ended.winners,
            hands=shown,
            pips=tuple(None if hand is None else sum(tiles.PIPS[tile] for tile in hand) for hand in shown),
            gains=pot.gains(state.options.entry, state.players, self.match_winners(state)),
            next_leader=self.next_leader(state),
            reason=ended.reason or None,
        )

    def next_leader(self, state: S) -> Seat | None:
        """Return who leads the next deal, if that is known before it is dealt."""
        return None if self.match_winners(state) else self.next_in_turn(state, self.lead_rule(state))


def tips_of_line(spread: spreads.LineSpread, line: Sequence[Placed], ends: Sequence[OpenEnd]) -> tuple[Tip, ...]:
    """Return the ends of a view's layout, with what lies on them."""
    if not line:
        return ()
    tips = spread.started(tiles.of(line[0].a, line[0].b))
    for one in line[1:]:
        at = spreads.tip_at(tips, one.end)
        assert at is not None
        tips = spread.grown(tips, at, one.a if one.end is End.LEFT else one.b, tiles.of(one.a, one.b))
    assert tuple(tip.open for tip in tips) == tuple(ends)
    return tips
