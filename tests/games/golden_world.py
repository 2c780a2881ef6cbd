"""Runs worked cases of the games of the world: golden-world.json, in the words of its section on
the format.
"""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games import GAMES
from games.core import Action, End, IllegalAction, Railway, Scored
from games.matador import MATADORS
from games.parts import tiles
from games.parts.line import DRAW, PASS, Draw, Pass, Play
from games.parts.match import counting, leads
from games.parts.match.spreads import TurnedPlay

CASES = json.loads(Path(__file__).with_name("golden-world.json").read_text(encoding="utf-8"))[
    "cases"
]


def check_case(case: dict[str, Any]) -> None:
    """Play a case and compare everything that it says."""
    run = Run(case)
    for step in case["steps"]:
        run.step(step)
    run.compare(case["expect"])


class Run:
    """A case that is being played."""

    def __init__(self, case: dict[str, Any]) -> None:
        self.game: Any = GAMES[case["game"]]
        self.seats = case["players"]
        self.options = self.game.options(**case.get("options", {}))
        self.game.check(self.options, self.seats)
        self.state = self._start(case["start"])
        self.before = self.state.scores  # before the last action

    def _start(self, start: dict[str, Any]) -> Any:
        game, seats = self.game, self.seats
        hands = tuple(tiles.mask(map(tiles.named, hand)) for hand in start["hands"])
        fresh = game.open(self.options, seats)
        laid = start.get("table", [])
        # where nobody is named, the tiles of a first deal decide
        state = replace(
            fresh,
            hands=hands,
            boneyard=tuple(map(tiles.named, start.get("boneyard", []))),
            scores=tuple(start.get("scores", fresh.scores)),
            won=(start.get("won_deals", 0), *fresh.won[1:]),
            played=1 if "to_move" in start else 0,
            leader=start.get("leader", 0),
        )
        railway = Railway()
        if game.key == "mexican-train":
            hub = tiles.named(start["hub"])
            double = start.get("open_double")
            state = replace(
                state,
                hub=hub,
                marked=tuple(start.get("markers", ())),
                uncovered=double and End(double),
            )
            railway = game.railway(state)
        state.ends = game.empty_table(game.layout_of(self.options), railway, seats)
        layer = start.get("last_layer", start.get("leader", 0))
        for play in laid:
            action = self.action(play)
            state = replace(
                state,
                ends=state.ends.after(action),
                moves=(*state.moves, (layer, action, 0)),
            )
        if "to_move" in start:
            return replace(
                state, to_move=start["to_move"], leader=start.get("leader", start["to_move"])
            )
        lead = leads.by_tiles(hands, game.lead_rule(state), game.mask)
        return replace(
            state, to_move=lead.seat, leader=lead.seat, lead_rule=lead.rule, lead_tile=lead.tile
        )

    def action(self, step: dict[str, Any]) -> Action:
        """Return the action of a step."""
        if "draw" in step:
            return DRAW
        if "pass" in step:
            return PASS
        tile = tiles.named(step["play"])
        turned = "outer" in step and MATADORS >> tile & 1 and step["outer"] != tiles.HALVES[tile][1]
        return (TurnedPlay if turned else Play)(tile, End(step["end"]))

    def step(self, step: dict[str, Any]) -> None:
        """Do a step, or check what holds."""
        if "check" in step:
            self.check(step["check"])
            return
        action, seat = self.action(step), step["seat"]
        if step.get("illegal"):
            with pytest.raises(IllegalAction):
                self.game.apply(self.state, seat, action)
            return
        if "draw" in step:
            assert tiles.NAMES[self.state.stock[0]] == step["draw"]
        self.before = self.state.scores
        self.state, events = self.game.apply(self.state, seat, action)
        decided = next((at for at, event in enumerate(events) if event.decides), len(events))
        scored = [event for event in events[:decided] if isinstance(event, Scored)]
        assert sum(event.points for event in scored) == step.get("points", 0), step

    def check(self, said: dict[str, Any]) -> None:
        """Compare what holds before a move."""
        state, game = self.state, self.game
        legal = game.legal(state, state.to_move)
        if "to_move" in said:
            assert state.to_move == said["to_move"]
        if "must" in said:
            kinds = {Play: "play", TurnedPlay: "play", Draw: "draw", Pass: "pass"}
            assert {kinds[type(action)] for action in legal} == {said["must"]}
        if "legal" in said:
            assert {action for action in legal if isinstance(action, Play)} == {
                self.action(action) for action in said["legal"]
            }
        if "ends" in said:
            assert {tip.end.value: tip.number for tip in state.ends.tips} == said["ends"]
        if "scores" in said:
            assert list(state.scores) == said["scores"]
        if "markers" in said:
            assert list(state.marked) == said["markers"]
        if "open_double" in said:
            assert (state.uncovered and state.uncovered.value) == said["open_double"]

    def compare(self, said: dict[str, Any]) -> None:
        """Compare the end of the case."""
        state, game = self.state, self.game
        ended = state.ended
        endings = {"domino": "out", "blocked": "blocked", "target": "target"}
        assert (ended and endings[ended.ending.value]) == said.get("end")
        if "hands" in said:
            assert [
                sorted(tiles.NAMES[tile] for tile in tiles.listed(hand)) for hand in state.hands
            ] == said["hands"]
        if "pips" in said:
            assert [tiles.pips(hand) for hand in state.hands] == said["pips"]
        if "scores" in said:
            assert list(state.scores) == said["scores"]
        if "markers" in said:
            assert list(state.marked) == said["markers"]
        if ended is None:
            assert state.to_move == said["to_move"]
            return
        if "winner" in said:
            teams = game.teams(self.options, self.seats)
            assert ended.winners == (
                ()
                if said["winner"] is None
                else counting.seats_of(teams, said["winner"], self.seats)
            )
        if "deal_points" in said:
            assert list(ended.points) == said["deal_points"]
        if "match_over" in said:
            assert game.finished(state) == said["match_over"]
            teams = game.teams(self.options, self.seats)
            assert said["match_winners"] == sorted(
                {counting.side_of(teams, seat) for seat in game.match_winners(state)}
            )
        if "next_leader" in said:
            wanted_lead = said["next_leader"]
            assert (
                None if game.finished(state) else game.next_in_turn(state, game.lead_rule(state))
            ) == (wanted_lead if isinstance(wanted_lead, int) else None)
            if isinstance(wanted_lead, str):
                rules = {
                    "lot": leads.LOT,
                    "by the tiles": leads.HEAVIEST_DOUBLE,
                    "holder of 6-6": leads.DOUBLE_SIX,
                }
                rule = game.lead_rule(state)
                assert (game.after_tie if rule == leads.WINNER else rule) == rules[wanted_lead]
