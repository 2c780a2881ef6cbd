"""Mexican Train: everybody has a train of their own, and one belongs to all (rules of the world, section 6).

A train grows at one end from the hub, a double that lies in the middle. A player without a tile that fits draws one, and if it
does not fit either, marks the own train: others may then lay there until its owner does. A double has to be covered by the
next tile, by whoever comes to it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core import TRAINS, Action, Best, Compared, End, Event, IllegalAction, Layout, Measure, OpenEnd, Railway, Seat, Step, Tile, View, record
from games.parts import tiles
from games.parts.achievement import Achievement
from games.parts.line import DRAW, NOBODY, PASS, Draw, Pass, Play
from games.parts.match import counting, leads, spreads
from games.parts.match.counting import Counted
from games.parts.match.match_game import MatchGame
from games.parts.match.match_rules import MATCH_EVENTS
from games.parts.match.match_state import MatchOptions, MatchState, Tip
from games.parts.options import option
