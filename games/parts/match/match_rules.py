"""The rules of matches to a number of points, on any number of ends, alone or in teams.

A game declares its set, its spread and its house rules, and overrides the hooks that differ: who leads, what a tile scores,
who wins a blocked deal, and what a deal counts. The common rules are those of sections 0.5 to 0.8 of the rules of the world.
"""

from collections.abc import Sequence
from dataclasses import replace

from games.core import (
    Action,
    End,
    Ending,
    Event,
    IllegalAction,
    Layout,
    Seat,
    Step,
)
from games.parts import pot, tiles
from games.parts.chance import Chance
from games.parts.line import DRAW, NOBODY, PASS, Draw, Drew, Pass, Passed, Play, Played
from games.parts.match import leads, sides, spreads
from games.parts.match.counting import Counted
from games.parts.match.leads import Lead
from games.parts.match.match_events import RoundBegun, RoundTied, RoundWon
from games.parts.match.match_hooks import MatchHooks, O, S
from games.parts.match.match_state import Ended, Moved, Tip, TurnedPlay
from games.parts.points import Scored

MATCH_EVENTS: tuple[type[Event], ...] = (RoundBegun, Played, Drew, Passed, RoundWon, RoundTied, Scored, *pot.EVENTS)


class MatchRules(MatchHooks[S, O]):
    """The rules that matches share, without what anybody may know."""

    def open(self, options: O, seats: int) -> S:
        self.check(options, seats)
        count = sides.number_of_sides(self.teams(options, seats), seats)
        return self.state(options, (0,) * seats, (0,) * count, (0,) * count)

    def exposure(self, state: S) -> tuple[int, ...]:
        return pot.exposure(state.options.entry, state.players)

    def deal(self, state: S, stacks: tuple[int, ...], seed: bytes) -> Step[S]:
        options, players, chance = state.options, len(stacks), Chance(seed)
        size = self.hand_size(options, players)
        shuffled = chance.shuffled(tiles.listed(self.pack(state)))
        hands = tuple(tiles.mask(shuffled[first : first + size]) for first in range(0, players * size, size))
        lead = self.lead(state, hands, chance)
        begun = self.state(
            options,
            stacks,
            state.scores,
            state.won,
            played=state.played,
            turns=state.turns + len(state.moves) + 1,
            hands=hands,
            boneyard=tuple(shuffled[players * size :]) if self.boneyard else (),
            leader=lead.seat,
            lead_rule=lead.rule,
            lead_tile=lead.tile,
            to_move=lead.seat,
        )
        events: tuple[Event, ...] = (RoundBegun(state.played + 1, lead.seat, lead.tile, lead.rule == leads.LOT),)
        return begun, events if state.played else pot.opening_events(options.entry, players) + events

    def lead(self, state: S, hands: tuple[int, ...], chance: Chance) -> Lead:
        """Return who leads the deal with these hands. `state` is the one before dealing."""
        rule = self.lead_rule(state)
        if rule in leads.MUST or rule == leads.HEAVIEST_TILE:
            return leads.by_tiles(hands, rule, self.mask)
        seat = self.next_in_turn(state, rule)
        return Lead(chance.lot(len(hands)), leads.LOT) if seat is None else Lead(seat, rule)

    def next_in_turn(self, state: S, rule: str) -> Seat | None:
        """Return who leads the next deal by a rule that looks at the last one; None: a lot, or the tiles, will decide."""
        if rule == leads.WINNER and state.ended is not None:
            if state.ended.best is not None:
                return state.ended.best
            rule = self.after_tie
            if rule == leads.WINNER:
                return state.leader
        return self.order(state)[state.leader] if rule == leads.ROTATE else None

    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        if seat != state.to_move or seat == NOBODY:
            return ()
        return self.plays(state) or ((DRAW,) if self.may_draw(state) else (PASS,))

    def plays(self, state: S) -> tuple[Action, ...]:
        """Return all plays of the seat to move, end by end, the heaviest tile first."""
        held = state.hands[state.to_move]
        if not state.tips:
            if state.lead_tile is not None and state.lead_rule in leads.MUST:
                return (Play(state.lead_tile, End.START),)
            return tuple(Play(tile, End.START) for tile in sorted(tiles.listed(held), key=tiles.weight, reverse=True))
        found: list[Action] = []
        for tip in self.playable(state):
            fitting = held & self.spread.fitting(tip.number)
            for tile in sorted(tiles.listed(fitting), key=tiles.weight, reverse=True):
                if self.spread.outer(tip.number, tile, turned=False) is not None:
                    found.append(Play(tile, tip.end))
                if self.spread.outer(tip.number, tile, turned=True) is not None:
                    found.append(TurnedPlay(tile, tip.end))
        return tuple(found)

    def playable(self, state: S) -> tuple[Tip, ...]:
        """Return the ends where the seat to move may lay a tile."""
        return self.spread.playable(state.tips)

    def playable_tiles(self, state: S) -> int:
        """Return the mask of the tiles, in any hand, that the seat to move could lay."""
        if not state.tips:
            return self.mask
        mask = 0
        for tip in self.playable(state):
            mask |= self.spread.fitting(tip.number)
        return mask & self.mask

    def may_draw(self, state: S) -> bool:
        """Return whether a seat that cannot lay a tile draws one instead of passing."""
        limit = self.draw_limit(state.options)
        return len(state.stock) > self.keep(state.options) and (limit is None or state.drawn < limit)

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        if seat != state.to_move or seat == NOBODY:
            raise IllegalAction("deal-over" if state.to_move == NOBODY else "not-your-turn")
        if isinstance(action, Play):
            return self._lay(state, seat, action)
        legal = self.legal(state, seat)
        if action not in legal:
            raise refusal(legal, action, state.hands[seat], draws=self.boneyard)
        return self._draw(state, seat) if isinstance(action, Draw) else self.passed_on(state, seat)

    def _lay(self, state: S, seat: Seat, action: Play) -> Step[S]:
        legal = self.legal(state, seat)
        if action not in legal:
            raise refusal(legal, action, state.hands[seat], draws=self.boneyard)
        tips = self.tips_after(self.layout_of(state.options), state.tips, action)
        points = self.play_points(state, action, tips)
        hands = tuple(held & ~action.bit if one == seat else held for one, held in enumerate(state.hands))
        moved = replace(
            state,
            hands=hands,
            moves=(*state.moves, Moved(seat, action, self.playable_tiles(state))),
            tips=tips,
            line=(*state.line, spreads.placed(action.tile, action.end, tips, seat)),
            to_move=self.order(state)[seat],
            idle=0,
            drawn=0,
            scored=(),
        )
        events: tuple[Event, ...] = (Played(seat, action.tile, action.end),)
        moved, said = self.scored(moved, seat, points)
        events += said
        if moved.ended is not None:
            return self.finished_match(moved), events + self.match_events(moved)
        if not hands[seat]:
            return self.end_deal(moved, Ending.DOMINO, events)
        moved, said = self.after_move(moved, seat)
        events += said
        if moved.ended is not None:
            return self.finished_match(moved), events + self.match_events(moved)
        if self.visible_block(moved.options) and not self._anything_fits(moved):
            return self.end_deal(moved, Ending.BLOCKED, events)
        return moved, events

    def _draw(self, state: S, seat: Seat) -> Step[S]:
        tile = state.stock[0]
        hands = tuple(held | 1 << tile if one == seat else held for one, held in enumerate(state.hands))
        moves = (*state.moves, Moved(seat, DRAW, self.playable_tiles(state)))
        return replace(state, hands=hands, moves=moves, draws=state.draws + 1, drawn=state.drawn + 1), (Drew(seat),)

    def passed_on(self, state: S, seat: Seat) -> Step[S]:
        """Return the state after a pass, which ends the deal if nobody can go on."""
        idle = 0 if state.drawn else state.idle + 1
        moved = replace(
            state,
            moves=(*state.moves, Moved(seat, PASS, self.playable_tiles(state))),
            to_move=self.order(state)[seat],
            idle=idle,
            drawn=0,
        )
        events: tuple[Event, ...] = (Passed(seat),)
        if idle == state.players:
            return self.end_deal(moved, Ending.BLOCKED, events)
        moved, said = self.after_move(moved, seat)
        if moved.ended is not None:
            return self.finished_match(moved), events + said + self.match_events(moved)
        return moved, events + said

    def tips_after(self, layout: Layout, tips: tuple[Tip, ...], action: Play) -> tuple[Tip, ...]:
        """Return the ends after a legal play."""
        spread = self.spread_on(layout)
        if action.end is End.START:
            return spread.started(action.tile)
        at = spreads.tip_at(tips, action.end)
        assert at is not None
        outer = spread.outer(at.number, action.tile, turned=isinstance(action, TurnedPlay))
        assert outer is not None
        return spread.grown(tips, at, outer, action.tile)

    def _anything_fits(self, state: S) -> bool:
        """Return whether any tile off the table fits, which everybody can see from the table."""
        outside = tiles.mask(state.stock)
        for held in state.hands:
            outside |= held
        return any(outside & self.spread.fitting(tip.number) for tip in self.spread.playable(state.tips))

    def scored(self, state: S, seat: Seat, points: int) -> Step[S]:
        """Return the state after a seat has scored points for its side. They may end the match at once."""
        if not points:
            return state, ()
        teams = self.teams_of(state)
        side = sides.side_of(teams, seat)
        scores = tuple(score + points if one == side else score for one, score in enumerate(state.scores))
        state = replace(state, scores=scores, scored=(*state.scored, (seat, points)))
        events: tuple[Event, ...] = (Scored(seat, points, scores[side]),)
        target = self.target(state.options, state.players)
        if target is None or scores[side] < target or not self.at_once(state.options):
            return state, events
        won = sides.seats_of(teams, side, state.players)
        ended = Ended(Ending.TARGET, won, seat, "", (0,) * len(scores))
        state = replace(state, ended=ended, to_move=NOBODY, won=one_more(state.won, side), played=state.played + 1)
        return state, (*events, RoundWon(won, Ending.TARGET, ""))

    def end_deal(self, state: S, ending: Ending, events: tuple[Event, ...]) -> Step[S]:
        """Return the state after the last move of a deal: it is counted, and the match perhaps decided."""
        teams = self.teams_of(state)
        if ending is Ending.DOMINO:
            best = self.last_layer(state)
            counted = Counted(sides.side_of(teams, best), "", best)
        else:
            counted = self.blocked(state)
        won: tuple[Seat, ...] = ()
        said: tuple[Event, ...] = (RoundTied(counted.reason),)
        points, explained = self.deal_points(state, counted.side, ending, counted.best)
        if counted.side is not None:
            won = sides.seats_of(teams, counted.side, state.players)
            said = (RoundWon(won, ending, counted.reason),)
        scores = tuple(map(sum, zip(state.scores, points, strict=True)))
        told = tuple(Scored(self.scorer(state, side, counted), more, scores[side]) for side, more in enumerate(points) if more)
        state = replace(
            state,
            ended=Ended(ending, won, counted.best, counted.reason, points),
            to_move=NOBODY,
            scores=scores,
            won=state.won if counted.side is None else one_more(state.won, counted.side),
            played=state.played + 1,
        )
        state = self.finished_match(state)
        return state, events + said + explained + told + self.match_events(state)

    def scorer(self, state: S, side: int, counted: Counted) -> Seat:
        """Return the seat that events name when a side scores at the end of a deal."""
        teams = self.teams_of(state)
        if counted.best is not None and sides.side_of(teams, counted.best) == side:
            return counted.best
        return sides.seats_of(teams, side, state.players)[0]

    def finished_match(self, state: S) -> S:
        """Return the state with the pot paid, if the match is decided."""
        gains = pot.gains(state.options.entry, state.players, self.match_winners(state))
        return replace(state, stacks=tuple(map(sum, zip(state.stacks, gains, strict=True)))) if any(gains) else state

    def match_events(self, state: S) -> tuple[Event, ...]:
        """Return the events of a decided match."""
        best = self.match_winners(state)
        return pot.winning_events(state.options.entry, state.players, best) if best else ()

    def due(self, state: S) -> tuple[Seat, ...]:
        return () if state.to_move == NOBODY else (state.to_move,)

    def dealing(self, state: S) -> bool:
        return state.to_move != NOBODY

    def turn(self, state: S) -> int:
        return state.turns + len(state.moves)

    def settle(self, state: S) -> tuple[int, ...]:
        return state.stacks

    def finished(self, state: S) -> bool:
        return self.match_winners(state) != ()


def one_more(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    """Return the counts with one of them increased."""
    return tuple(count + (number == at) for number, count in enumerate(counts))


def refusal(legal: Sequence[Action], action: Action, held: int, *, draws: bool) -> IllegalAction:
    """Return the reason why an action of the seat to move is not legal."""
    instead = legal[0]
    if isinstance(action, Play) and isinstance(instead, Play):
        name = tiles.NAMES[action.tile]
        if not held & action.bit:
            return IllegalAction("not-in-hand", tile=name)
        if instead.end is End.START and action.end is End.START:
            return IllegalAction("must-lead", tile=tiles.NAMES[instead.tile])
        return IllegalAction("does-not-fit", tile=name, end=action.end.value)
    if isinstance(action, Draw) and not draws:
        return IllegalAction("no-drawing")
    if isinstance(action, Play | Draw | Pass):
        return IllegalAction(f"must-{'play' if isinstance(instead, Play) else instead.verb}")
    return IllegalAction("not-this-game")
