"""The rules of matches to a number of points, on any number of ends, alone or in teams.

A game declares its set, its spread and its house rules, and overrides the hooks that differ: who
leads, what a tile scores, who wins a blocked deal, and what a deal counts. The common rules are
those of sections 0.5 to 0.8 of the rules of the world. Views show everything but the tiles in
other hands, in the boneyard and aside.

The Austrian games have an engine of their own (`games.parts.line`), which is three times quicker:
its moves are bytes, its ends one number and its tiles the first 45, and it knows no points, teams
or arms. Both share what moves tell of hidden tiles (`games.parts.knowledge`).
"""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, TypeVar

from games.core import (
    ARMS,
    Action,
    Best,
    Compared,
    End,
    Ending,
    Event,
    IllegalAction,
    Layout,
    Measure,
    OpenEnd,
    Railway,
    Result,
    Scored,
    Seat,
    SeatView,
    Step,
    Tile,
    View,
    copied,
)
from games.game import Game, Thinking
from games.parts import knowledge, pot, tiles
from games.parts import line as lines
from games.parts.chance import Chance
from games.parts.hidden_tiles import Filling, Place, Shuffle, by_chance
from games.parts.knowledge import Dealing
from games.parts.line import (
    DRAW,
    NOBODY,
    PASS,
    Draw,
    Drew,
    Pass,
    Passed,
    Play,
    Played,
    refusal,
)
from games.parts.match import counting, leads, spreads
from games.parts.match.counting import Counted
from games.parts.match.leads import Lead
from games.parts.match.match_events import ArmsOpened, DealtAgain, RoundBegun, RoundTied, RoundWon
from games.parts.match.match_state import Ended, MatchOptions, S, opened
from games.parts.match.spreads import Ends, Tip

O = TypeVar("O", bound=MatchOptions)  # noqa: E741 - options


class MatchGame(Game[S, O]):
    """A match: what a game declares and may override, the common rules, and what anybody may
    know.
    """

    players = range(2, 5)
    thinking = Thinking.MATCH_TO_WIN
    actions: ClassVar[tuple[type[Action], ...]] = (Play, Draw, Pass)
    repeats: ClassVar[tuple[type[Action], ...]] = (Draw,)
    events: ClassVar[tuple[type[Event], ...]] = (
        DealtAgain,
        RoundBegun,
        Played,
        Drew,
        Passed,
        ArmsOpened,
        RoundWon,
        RoundTied,
        Scored,
        *pot.EVENTS,
    )
    deck = tiles.bits(tiles.D6)
    boneyard = True
    layout = Layout.LINE
    compared = Compared(Measure.POINTS, Best.MOST, match=True)
    blocked_reasons: ClassVar[tuple[str, ...]] = (counting.TEAM_PIPS,)
    spread: ClassVar[spreads.LineSpread] = spreads.LINE
    # Who leads after a tie where the winner leads: also LOT, or WINNER for the same leader.
    after_tie: ClassVar[str] = leads.ROTATE
    # tiles in a hand by number of players, the usual number first
    sizes: ClassVar[Mapping[int, tuple[int, ...]]]

    # What a game declares about its house rules.

    def hand_size(self, options: O, players: int) -> int:
        """Return the number of tiles dealt to each player."""
        return getattr(options, "hand", None) or self.sizes[players][0]

    def target(self, options: O, players: int) -> int | None:  # noqa: ARG002
        """Return the points that end the match; None if something else does."""
        return int(options.target)  # type: ignore[attr-defined]  # the usual name of the house rule

    def direction(self, options: O) -> int:  # noqa: ARG002
        """Return +1 for clockwise play, -1 for counter-clockwise."""
        return 1

    def keep(self, options: O) -> int:
        """Return the number of tiles of the boneyard that nobody may draw."""
        return int(getattr(options, "keep", 0))

    def layout_of(self, options: O) -> Layout:  # noqa: ARG002
        """Return the layout of a table: usually that of the game.

        House rules may put the game on a line.
        """
        return self.layout

    def empty_table(self, layout: Layout, railway: Railway, players: int) -> Ends:  # noqa: ARG002
        """Return the ends before the first tile, on a layout that `layout_of` returns."""
        return self.spread.empty

    def teams(self, options: O, seats: int) -> tuple[int, ...]:
        is_paired = getattr(options, "teams", False) and seats == len(counting.PAIRS)
        return counting.PAIRS if is_paired else ()

    # Hooks of the rules.

    def lead_rule(self, state: S) -> str:
        """Return the rule that finds the leader of the next deal.

        `state` is the one before dealing.
        """
        return str(state.options.next_lead if state.played else state.options.first_lead)

    def play_points(self, state: S, action: Play, ends: Ends) -> int:  # noqa: ARG002
        """Return the points that a tile scores at once.

        `state` is the one before, `ends` are those after it.
        """
        return 0

    def counted_pips(self, state: S) -> tuple[int, ...]:
        """Return what each hand counts at the end of a deal."""
        return tuple(map(tiles.pips, state.hands))

    def blocked(self, state: S) -> Counted:
        """Return who wins a blocked deal."""
        return self.counted_block(state, self.counted_pips(state), self.order_from_last(state))

    def counted_block(self, state: S, pips: tuple[int, ...], order: Sequence[Seat]) -> Counted:
        """Return who wins a deal that is blocked with these pips.

        `order` begins with the seat that laid the last tile.
        """
        return counting.blocked(self.teams_of(state), pips, order)

    def pip_points(self, state: S, side: int, pips: tuple[int, ...], *, out: bool) -> int:
        """Return the points that a side gets for winning a deal, by the pips left.

        `out`: by laying its last tile.
        """
        teams = self.teams_of(state)
        if out:
            return counting.out_points(teams, pips, side)
        return counting.blocked_points(
            teams, pips, side, getattr(state.options, "blocked_points", "net")
        )

    def deal_points(
        self,
        state: S,
        side: int | None,
        ending: Ending,
        best: Seat | None,  # noqa: ARG002
    ) -> tuple[tuple[int, ...], tuple[Event, ...]]:
        """Return the points of a finished deal by side, and events that explain them.

        `side` has won it (None: nobody), with the seat `best`. Without a winner nobody scores.
        """
        nothing = (0,) * len(state.scores)
        if side is None:
            return nothing, ()
        points = self.pip_points(state, side, self.counted_pips(state), out=ending is Ending.DOMINO)
        return one_more(nothing, side, points), ()

    def match_winners(self, state: S) -> tuple[Seat, ...]:
        """Return the seats of the sides that have won the match; () while it goes on."""
        target = self.target(state.options, state.players)
        if self.dealing(state) or not state.scores or target is None or max(state.scores) < target:
            return ()
        by_seat = counting.sides_by_seat(self.teams_of(state), state.players)
        most = max(state.scores)
        return tuple(seat for seat, side in enumerate(by_seat) if state.scores[side] == most)

    # What follows from them.

    @cached_property
    def mask(self) -> int:
        """The mask of the set."""
        return sum(self.deck)

    def pack(self, state: S) -> int:  # noqa: ARG002
        """Return the mask of the tiles that are shuffled for the next deal."""
        return self.mask

    def in_play(self, state: S) -> int:  # noqa: ARG002
        """Return the mask of the tiles that were shuffled for the present deal, or the last one."""
        return self.mask

    def teams_of(self, state: S) -> tuple[int, ...]:
        """Return the teams of a session, by seat."""
        return self.teams(state.options, state.players)

    def last_layer(self, state: S) -> Seat:
        """Return the seat that laid the last tile; the leader before the first."""
        return next(
            (seat for seat, action, _ in reversed(state.moves) if isinstance(action, Play)),
            state.leader,
        )

    def order_from_last(self, state: S) -> tuple[Seat, ...]:
        """Return all seats in turn order, beginning with the one that laid the last tile."""
        return lines.order_from(self.last_layer(state), state.after)

    # The common rules.

    def open(self, options: O, seats: int) -> S:
        self.check(options, seats)
        count = counting.number_of_sides(self.teams(options, seats), seats)
        ends = self.empty_table(self.layout_of(options), Railway(), seats)
        after = lines.order(seats, self.direction(options))
        scores = (0,) * count
        return self.state(options, (0,) * seats, scores, scores, after, ends=ends)

    def exposure(self, state: S) -> tuple[int, ...]:
        return pot.exposure(state.options.entry, state.players)

    def deal(self, state: S, stacks: tuple[int, ...], seed: bytes) -> Step[S]:
        options, players, chance = state.options, len(stacks), Chance(seed)
        size = self.hand_size(options, players)
        events: tuple[Event, ...] = ()
        while True:
            shuffled = chance.shuffled(tiles.bits(self.pack(state)))
            hands = tuple(
                [sum(shuffled[first : first + size]) for first in range(0, players * size, size)]
            )
            misdeal = self.misdeal(options, hands)
            if misdeal is None:
                break
            events += (misdeal,)
        lead = self.lead(state, hands, chance)
        begun = self.state(
            options,
            stacks,
            state.scores,
            state.won,
            state.after,
            played=state.played,
            turns=state.turns + len(state.moves) + 1,
            hands=hands,
            boneyard=tuple([bit.bit_length() - 1 for bit in shuffled[players * size :]])
            if self.boneyard
            else (),
            ends=spreads.SPREADS[state.ends.spread].empty,
            leader=lead.seat,
            lead_rule=lead.rule,
            lead_tile=lead.tile,
            to_move=lead.seat,
        )
        events += (RoundBegun(state.played + 1, lead.seat, lead.tile, lead.rule == leads.LOT),)
        return begun, events if state.played else pot.opening_events(
            options.entry, players
        ) + events

    def misdeal(self, options: O, hands: Sequence[int]) -> Event | None:  # noqa: ARG002
        """Return why the tiles must be dealt again, or None."""
        return None

    def lead(self, state: S, hands: tuple[int, ...], chance: Chance) -> Lead:
        """Return who leads the deal with these hands. `state` is the one before dealing."""
        rule = self.lead_rule(state)
        if rule in leads.MUST or rule == leads.HEAVIEST_TILE:
            return leads.by_tiles(hands, rule, self.mask)
        seat = self.next_in_turn(state, rule)
        return Lead(chance.lot(len(hands)), leads.LOT) if seat is None else Lead(seat, rule)

    def next_in_turn(self, state: S, rule: str) -> Seat | None:
        """Return who leads the next deal by a rule that looks at the last one; None: a lot, or
        the tiles, will decide.
        """
        if rule == leads.WINNER and state.ended is not None:
            if state.ended.best is not None:
                return state.ended.best
            rule = self.after_tie
            if rule == leads.WINNER:
                return state.leader
        return state.after[state.leader] if rule == leads.ROTATE else None

    def legal(self, state: S, seat: Seat) -> tuple[Action, ...]:
        if seat != state.to_move or seat == NOBODY:
            return ()
        return self.plays(state) or ((DRAW,) if self.boneyard and self.may_draw(state) else (PASS,))

    def plays(self, state: S) -> tuple[Action, ...]:
        """Return all plays of the seat to move, end by end, the heaviest tile first."""
        held = state.hands[state.to_move]
        return state.ends.plays(held) if state.ends.tips else self.leads(state, held)

    def leads(self, state: S, held: int) -> tuple[Action, ...]:
        """Return what the leader may do before the first tile."""
        return state.ends.plays(self._leadable(state, held))

    def _leadable(self, state: S, held: int) -> int:
        """Return the mask of the tiles of a hand that may be led: if one must be led, only this."""
        if state.lead_tile is None or state.lead_rule not in leads.MUST:
            return held
        return tiles.BITS[state.lead_tile]

    def after(self, state: S, action: Play) -> Ends | None:
        """Return the ends after a play of the seat to move, or None if it is not legal."""
        held = state.hands[state.to_move]
        if not action.bit & (held if state.ends.tips else self._leadable(state, held)):
            return None
        return state.ends.following.get(action.key) or state.ends.after(action)

    def playable(self, state: S) -> tuple[Tip, ...]:
        """Return the ends where the seat to move may lay a tile."""
        return state.ends.playable

    def playable_tiles(self, state: S) -> int:
        """Return the mask of the tiles, in any hand, that the seat to move could lay."""
        return state.ends.fitting & self.mask

    def may_draw(self, state: S) -> bool:
        """Return whether a seat that cannot lay a tile draws one instead of passing."""
        left = len(state.boneyard) - state.draws
        # the most tiles drawn in a turn; None or 0: until one fits, or a draw ends the turn
        limit = getattr(state.options, "draw_limit", None)
        return left > self.keep(state.options) and (not limit or state.drawn < limit)

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        if seat != state.to_move or seat == NOBODY:
            raise IllegalAction("deal-over" if state.to_move == NOBODY else "not-your-turn")
        after: Any = self.after(state, action) if isinstance(action, Play) else None
        if after is None:
            legal = self.legal(state, seat)
            if action not in legal:
                raise refusal(legal, action, state.hands[seat], draws=self.boneyard)
        moved = opened(state)
        if isinstance(action, Play):
            events = told(Played, seat, action.tile, action.end)
            if state.ends.bare and len(state.ends.reaches) < len(ARMS) == len(after.reaches):
                events += (ArmsOpened(),)
            events += self.lay(moved, action, after)
        else:
            events = self.announced(state, action) + self.carry_out(moved, action)
        moved.hands, moved.moves = tuple(moved.hands), tuple(moved.moves)
        return moved, events

    def announced(self, state: S, action: Action) -> tuple[Event, ...]:
        """Return the events that tell a draw or a pass. `state` is the one before."""
        kind: Any = action
        return told(kind.tells, state.to_move)

    def carry_out(self, state: S, action: Action) -> tuple[Event, ...]:
        """Carry out a legal action of the seat to move: `state`, which is `opened`, changes.

        Return the events that tell more than the action.
        """
        if isinstance(action, Play):
            ends: Any = state.ends.after(action)
            return self.lay(state, action, ends)
        return self.draw(state) if isinstance(action, Draw) else self.pass_on(state)

    def lay(self, state: Any, action: Play, ends: Ends) -> tuple[Event, ...]:
        """Lay a tile, as in `carry_out`. `ends` are those after it."""
        seat, hands = state.to_move, state.hands
        points = self.play_points(state, action, ends)
        state.moves.append((seat, action, self.playable_tiles(state)))
        hands[seat] ^= action.bit
        state.ends = ends
        state.to_move = state.after[seat]
        state.idle = state.drawn = 0
        state.scored = ()
        events: tuple[Event, ...] = ()
        if points:
            events = self.score(state, seat, points)
            if state.ended is not None:
                return events
        if not hands[seat]:
            return events + self.end_deal(state, Ending.DOMINO)
        if (
            self.boneyard
            # whether a layout that visibly nobody can continue ends the deal
            and getattr(state.options, "visible_block", "end") == "end"
            and not lines.is_left(ends.fitting, state.hands, state.stock)
        ):
            return events + self.end_deal(state, Ending.BLOCKED)
        return events

    def draw(self, state: Any) -> tuple[Event, ...]:
        """Draw a tile, as in `carry_out`."""
        seat = state.to_move
        state.moves.append((seat, DRAW, self.playable_tiles(state)))
        state.hands[seat] |= tiles.BITS[state.boneyard[state.draws]]
        state.draws += 1
        state.drawn += 1
        return ()

    def pass_on(self, state: Any) -> tuple[Event, ...]:
        """Pass, as in `carry_out`, which ends the deal if nobody can go on."""
        seat = state.to_move
        state.moves.append((seat, PASS, self.playable_tiles(state)))
        state.to_move = state.after[seat]
        state.idle = 0 if state.drawn else state.idle + 1
        state.drawn = 0
        return self.end_deal(state, Ending.BLOCKED) if state.idle == len(state.after) else ()

    def score(self, state: S, seat: Seat, points: int) -> tuple[Event, ...]:
        """Give points to the side of a seat: `state` changes. Return the events.

        They may end the match at once.
        """
        teams = self.teams_of(state)
        side = counting.side_of(teams, seat)
        state.scores = scores = one_more(state.scores, side, points)
        state.scored += ((seat, points),)
        events = told(Scored, seat, points, scores[side])
        if getattr(state.options, "finish", "deal") == "deal":
            return events
        target = self.target(state.options, state.players)
        if target is None or scores[side] < target:
            return events
        won = counting.seats_of(teams, side, state.players)
        self._end(state, Ended(Ending.TARGET, won, seat, "", (0,) * len(scores)), side)
        return (*events, RoundWon(won, Ending.TARGET, ""), *self.finish_match(state))

    def _end(self, state: S, ended: Ended, side: int | None) -> None:
        """End the deal, which a side has won (None: nobody): `state` changes."""
        state.ended, state.to_move = ended, NOBODY
        state.played += 1
        if side is not None:
            state.won = one_more(state.won, side)

    def end_deal(self, state: S, ending: Ending) -> tuple[Event, ...]:
        """Count a deal after its last move, and decide the match perhaps: `state` changes.

        Return the events.
        """
        teams = self.teams_of(state)
        if ending is Ending.DOMINO:
            best = state.moves[-1][0]
            counted = Counted(counting.side_of(teams, best), "", best)
        else:
            counted = self.blocked(state)
        points, explained = self.deal_points(state, counted.side, ending, counted.best)
        side = counted.side
        won = () if side is None else counting.seats_of(teams, side, state.players)
        over = RoundWon(won, ending, counted.reason) if won else RoundTied(counted.reason)
        events: tuple[Event, ...] = (over, *explained)
        self._end(state, Ended(ending, won, counted.best, counted.reason, points), side)
        for side, more in enumerate(points):
            if more:
                state.scores = one_more(state.scores, side, more)
                events += (Scored(self.scorer(state, side, counted), more, state.scores[side]),)
        return events + self.finish_match(state)

    def scorer(self, state: S, side: int, counted: Counted) -> Seat:
        """Return the seat that events name when a side scores at the end of a deal."""
        teams = self.teams_of(state)
        if counted.best is not None and counting.side_of(teams, counted.best) == side:
            return counted.best
        return counting.seats_of(teams, side, state.players)[0]

    def finish_match(self, state: S) -> tuple[Event, ...]:
        """Pay the pot if the match is decided: `state` changes. Return the events."""
        best, entry = self.match_winners(state), state.options.entry
        if not best:
            return ()
        gains = pot.gains(entry, state.players, best)
        state.stacks = tuple(map(sum, zip(state.stacks, gains, strict=True)))
        return pot.winning_events(entry, state.players, best)

    def turn(self, state: S) -> int:
        return state.turns + len(state.moves)

    def finished(self, state: S) -> bool:
        return self.match_winners(state) != ()

    # What anybody may know.

    def fitting(self, number: int) -> int:
        return self.spread.fitting(number)

    def ends_after(self, seen: View, tile: Tile, end: End) -> tuple[OpenEnd, ...]:
        ends = self.ends_of(seen).after(Play(tile, end))
        return () if ends is None else tuple(tip.open for tip in ends.tips)

    def ends_of(self, seen: View) -> Ends:
        """Return the ends of the table that a view shows."""
        empty = self.empty_table(seen.layout, seen.railway, len(seen.seats))
        return spreads.ends_of(empty, seen.line)

    def dealing_facts(self, state: S) -> Dealing:
        """Return what everybody knows about the dealing."""
        pack, tile = self.in_play(state), state.lead_tile
        if tile is None:
            return Dealing(pack)
        undealt = leads.undealt(state.lead_rule, self.mask, tile)
        return Dealing(pack, undealt, 1 << tile, state.leader)

    def places(self, state: S, viewer: Seat | None) -> tuple[Place, ...]:
        """Return the places of all hidden tiles, and the tiles that the moves so far allow in
        each.
        """
        hands = () if self.dealing(state) else enumerate(self.shown_hands(state))
        shown = [seat for seat, listed in hands if listed is not None]
        return knowledge.places(state.moves, state.hands, self.dealing_facts(state), viewer, shown)

    def redealt(self, state: S, viewer: Seat | None, chance: Chance) -> S:
        if not state.hands:
            return state
        found = self.places(state, viewer)
        return self.filled(state, found, Filling(found).masks(by_chance(chance)), chance.drawn)

    def filled(self, state: S, found: Sequence[Place], masks: Sequence[int], shuffle: Shuffle) -> S:
        """Return the state with these tiles in the places."""
        hands, drawn, aside = knowledge.filled(
            found, masks, state.hands, state.boneyard[: state.draws]
        )
        unlaid = ~knowledge.laid_tiles(state.moves)
        anew = self.with_hands(state, [held & unlaid for held in hands], aside, shuffle)
        anew.boneyard = (*drawn, *anew.stock)
        return anew

    def with_hands(
        self, state: S, hands: Sequence[int], aside: Sequence[Tile], shuffle: Shuffle
    ) -> S:
        """Return the state with these hands. Of the tiles aside some lie in the boneyard."""
        anew = copied(state)
        anew.hands = tuple(hands)
        anew.boneyard = (*state.boneyard[: state.draws], *shuffle(aside, len(state.stock)))
        return anew

    def shown_hands(self, state: S) -> tuple[tuple[Tile, ...] | None, ...]:
        """Return the hands that lie open after a deal; None for a hand that stays face down.

        Usually all are counted.
        """
        return tuple(tiles.listed(held) for held in state.hands)

    def view(self, state: S, viewer: Seat | None) -> View:
        options, teams = state.options, self.teams_of(state)
        # a seat that ended its turn at will has not passed: this excludes no tile
        last = {seat: move for seat, *move in state.moves if not isinstance(move[0], Draw)}
        drawn = knowledge.drew(state.moves, state.to_move)
        result = self.result(state)
        by_seat = counting.sides_by_seat(teams, state.players)
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
                    passed=seat in last and last[seat][0] == PASS and bool(last[seat][1]),
                    wins=state.won[by_seat[seat]],
                    score=state.scores[by_seat[seat]],
                    drawn=drawn.get(seat, 0),
                )
            )
        legal = () if viewer is None else self.legal(state, viewer)
        best = self.match_winners(state)
        return View(
            game=self.key,
            viewer=viewer,
            deal=state.played + self.dealing(state),
            dealing=self.dealing(state),
            direction=self.direction(options),
            seats=tuple(seats),
            line=knowledge.line_of(
                state.moves,
                self.empty_table(self.layout_of(options), self.railway(state), state.players),
            ),
            ends=tuple(tip.open for tip in state.ends.tips),
            stock=self.face_down(state),
            legal=legal,
            points=tuple(self.points_of(state, action) for action in legal),
            result=result,
            layout=self.layout_of(options),
            pool=pot.pool(options.entry, state.players) if state.hands and not best else 0,
            target=self.target(options, state.players),
            notes=knowledge.drawn_tiles(state.moves, state.boneyard, viewer),
            winners=best,
            compared=self.compared,
            teams=teams,
            railway=self.railway(state),
            closed=self.closed(state, viewer),
            scored=state.scored,
        )

    def closed(self, state: S, viewer: Seat | None) -> tuple[End, ...]:  # noqa: ARG002
        """Return the open ends where the viewer may not lay a tile yet, or for the room the seat
        to move. It depends on public facts alone.
        """
        playable = self.playable(state) if self.dealing(state) else state.ends.tips
        return tuple(tip.end for tip in state.ends.tips if tip not in playable)

    def railway(self, state: S) -> Railway:  # noqa: ARG002
        """Return the trains, in a game that has them."""
        return Railway()

    def points_of(self, state: S, action: Action) -> int:
        """Return the points that a legal action scores at once."""
        ends = state.ends.after(action) if isinstance(action, Play) else None
        return 0 if ends is None else self.play_points(state, action, ends)  # type: ignore[arg-type]

    def face_down(self, state: S) -> int:
        """Return how many tiles lie face down beside the table; where tiles are drawn, only
        those that may still be drawn.
        """
        if self.boneyard and state.hands:
            return max(0, len(state.stock) - self.keep(state.options))
        unseen = self.in_play(state) & ~sum(state.hands) & ~knowledge.laid_tiles(state.moves)
        return unseen.bit_count()

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
            pips=tuple(
                None if hand is None else pips
                for hand, pips in zip(shown, self.counted_pips(state), strict=True)
            ),
            gains=pot.gains(state.options.entry, state.players, self.match_winners(state)),
            reason=ended.reason or None,
        )


@lru_cache(maxsize=1 << 14)
def told(kind: type[Event], *values: Any) -> tuple[Event, ...]:
    """Return an event; the same ones come again and again."""
    return (kind(*values),)


def one_more(counts: tuple[int, ...], at: int, more: int = 1) -> tuple[int, ...]:
    """Return the counts with one of them increased."""
    found = list(counts)
    found[at] += more
    return tuple(found)
