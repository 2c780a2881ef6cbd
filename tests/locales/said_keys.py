"""Which keys of the catalogues the code says.

A key stands in the code as it is, or it is made of a beginning and what a declaration names (games, actions, events, house rules …).
Every way of making keys is a row of `made`, with exactly the keys that it can make: no key counts as used because it begins like one
that is. No game and no verb is named here.
"""

import ast
import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args

from discord import app_commands
from discord.ext import commands

import cogs
from ai.habits import Habit
from cogs.presses.table_presses import VERBS
from cogs.support.opening_tables import NEEDED, NEEDED_IN_THREADS
from games import GAMES
from games.core import FEWEST_PIPS, Action, Ending, Event, Participant, Role, Seat
from games.parts.options import Option, declared
from lessons import LESSONS
from lessons.lesson import NEXT
from locales.catalogues import FOLDER
from messages.pages.house_pages import LIMITS, PAGES
from messages.pages.leaderboard_page import BoardOrder
from messages.pages.preferences_page import AIDS, PIP_STYLES
from messages.parts.narration import field_kinds, kebab
from renderer.figures.figure_reader import games_with_figures, load_figure
from renderer.figures.pieces import Ledger, Tag
from tables.state.people import ModerationAction
from tables.state.phases import LIVE_PHASES, CloseReason, Phase
from tables.state.regulars import REGULARS
from tables.state.table_options import TableOptions

ROOT = FOLDER.parent
SAYING = ("renderer", "messages", "workers", "delivery", "cogs", "bot")  # the rooms that have words
ROOMS = ("games", "tables", "data", "ai", *SAYING)


class Made(NamedTuple):
    """A way of making keys: `shape` is a key with `{}` for what `parts` fill in."""

    shape: str
    parts: Iterable[str]
    may: bool = False  # the code asks whether there is such a key, or says it only of some

    @property
    def keys(self) -> set[str]:
        return {self.shape.format(part) for part in self.parts}


@cache
def made() -> list[Made]:
    """All ways of making keys."""
    games = GAMES.values()
    actions = {action.verb: action for game in games for action in game.actions}
    events = {kebab(kind.__name__) for kind in kinds_in_games(Event)}
    options = [rule for kind in (*(game.options for game in games), TableOptions) for rule in declared(kind)]
    rules = {kebab(rule.name) for rule in options}
    steps = [step for lesson in LESSONS.values() for step in lesson.steps]
    return [
        Made("game-{}", GAMES),
        Made("rules-{}", GAMES),
        Made("pitch-{}", GAMES),
        Made("pitch-{}.takes", GAMES),
        Made("basics-{}", GAMES),
        Made("coach-{}", {*actions, "bank", "start"}, may=True),
        Made("coach-{}-{}", (), may=True),
        Made("coach-{}", {f"{game.key}-{topic}" for game in games for topic in (*actions, "bank", "start")}, may=True),
        Made("action-{}", actions),
        Made("repeat-{}", {kind.verb for game in games for kind in game.repeats}),
        Made("sure-{}", {verb for verb, action in actions.items() if action.final}),
        Made("menu-{}", {verb for verb, action in actions.items() if in_menus(action)}, may=True),
        Made("form-{}", {verb for verb, action in actions.items() if set(field_kinds(action)) == {"chips"}}),
        Made("event-{}", events),
        Made("habit-{}", Habit),
        Made("hint-{}", advised()),
        *(Made(f"regular-{{}}.{occasion}", [one.key for one in REGULARS.values()]) for occasion in ("greeting", "bluff", "loss")),
        Made("note-{}", events, may=True),
        Made("replay-{}", events, may=True),
        Made("option-{}", rules),
        Made("option-{}.says", rules),
        Made("unit-{}", rules, may=True),
        Made("choice-{}", {f"{kebab(rule.name)}-{value}" for rule in options for value in values(rule)}, may=True),
        Made("choice-{}", {value for rule in options for value in values(rule)}, may=True),
        Made("warning-{}", {f"{kebab(rule.name)}-{value}" for rule in options for value in values(rule)}, may=True),
        Made("moderated-{}", ModerationAction),
        Made("button-house-{}", PAGES),
        Made("house-menu-{}", LIMITS.values()),
        Made("house-limit-{}", LIMITS.values()),
        Made("choice-pips-{}", PIP_STYLES),
        Made("choice-more-{}", AIDS),
        Made("choice-more-{}.says", AIDS),
        Made("command-{}", set(described())),
        Made("illegal-{}", raised("IllegalAction")),
        Made("illegal-{}", {f"must-{verb}" for verb, action in actions.items() if action.__module__ == "games.parts.line"}),
        Made("refused-{}", raised("Refused")),
        Made("reason-{}", booked()),
        Made("result-{}", Ending),
        Made("blocked-{}", {game.blocked_reason for game in games} - {FEWEST_PIPS}),
        Made("blocked-{}.tied", {game.blocked_reason for game in games} - {FEWEST_PIPS}),
        Made("ended-title-{}", {phase for phase in Phase if phase not in LIVE_PHASES}),
        Made("ended-{}", CloseReason),
        Made("button-{}", {*VERBS, "join", "agree"}),
        Made("leaderboard-{}", get_args(BoardOrder)),
        Made("leaderboard-by-{}", get_args(BoardOrder)),
        Made("button-board-{}", get_args(BoardOrder)),
        Made("picture-board-{}", get_args(BoardOrder)),
        Made("{}", figured()),
        Made("lesson-{}", {step.says for step in steps}),
        Made("lesson-{}.why", {step.says for step in steps if step.takes != (NEXT,)}),
        Made("lesson-{}-end", LESSONS),
        Made("permission-{}", {name.replace("_", "-") for name in (*NEEDED, *NEEDED_IN_THREADS)}),
    ]


def kinds_in_games(kind: type[Event]) -> Iterator[type[Event]]:
    """All events that the rooms of the games make, what only one player gets to know among them."""
    for one in kind.__subclasses__():
        if one.__module__.startswith("games."):
            yield one
        yield from kinds_in_games(one)


def in_menus(action: type[Action]) -> bool:
    """Whether there can be too many of an action for buttons. Of those about seats alone there are few, and answers have buttons."""
    return bool(set(field_kinds(action).values()) - {Seat, Participant}) and action.role not in {Role.CONSENT, Role.REFUSAL}


def values(rule: Option) -> set[str]:
    """What a house rule may be set to, as its choices name it. Of a range that has no end only the beginning can have words."""
    found: set[Any] = {rule.default, *rule.choices}
    for choices in (rule.by_players or {}).values():
        found |= set(choices)
    if rule.low is not None:
        found |= set(range(rule.low, 1 + (rule.low if rule.high is None else rule.high)))
    return {kebab(str(value)) for value in found}


def described() -> Iterator[str]:
    """Commands, their groups and parameters, as Discord shows them."""
    modules = [importlib.import_module(one.name) for one in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, commands.CogMeta)}
    for cog in kinds:
        group = "" if cog.__cog_is_app_commands_group__ is False else f"{cog.__cog_group_name__}-"
        if group:
            yield group.removesuffix("-")
        for command in cog.__cog_app_commands__:
            assert isinstance(command, app_commands.Command)
            yield group + command.name
            yield from (f"{group}{command.name}.{parameter.name}" for parameter in command.parameters)


def raised(exception: str) -> set[str]:
    """The keys with which an exception is made."""
    return {key for node in calls(exception) if node.args for key in shapes(node.args[0]) if "{}" not in key}


def advised() -> set[str]:
    """Reasons for a piece of advice: the second argument of every `Advice` in the room of the computer players."""
    reasons = {key for node in calls("Advice") if len(node.args) > 1 for key in shapes(node.args[1])}
    return reasons | {"refuse", "grant", "ahead", "behind", "varies"}


def booked() -> set[str]:
    """Reasons of bookings: the last argument of every `Transfer`."""
    return {reason for node in calls("Transfer") for reason in shapes(node.args[-1])}


def figured() -> set[str]:
    """The words in the figures of the rules."""
    panels = [panel for game in games_with_figures() for panel in load_figure(game)]
    pieces = [piece for panel in panels for row in panel.rows for piece in row]
    cells = [cell for piece in pieces if isinstance(piece, Ledger) for row in piece.rows for cell in row]
    return {panel.caption for panel in panels} | {one.key for one in (*pieces, *cells) if isinstance(one, Tag)}


def literals() -> set[str]:
    """All strings in the rooms that have words."""
    return strings(*SAYING)


@cache
def said() -> set[str]:
    """The shapes of all keys that are handed to words where they are made: `option-{}.says`, and plain ones as they are."""
    return {found for name in ("words", "has") for node in calls(name) if node.args for found in shapes(node.args[0])}


def shapes(node: ast.AST) -> set[str]:
    """`f"option-{name}.says"` as `option-{}.says`, a plain string as it is, either side of a choice; what begins with a hole is none."""
    if isinstance(node, ast.IfExp):
        return shapes(node.body) | shapes(node.orelse)
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return {"".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)}
    if isinstance(node, ast.BinOp):
        return {left + right for left in shapes(node.left) for right in shapes(node.right) or {"{}"}}
    return set()


@cache
def trees() -> dict[Path, ast.Module]:
    return {
        path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8"))
        for room in ROOMS
        for path in (ROOT / room).rglob("*.py")
    }


def calls(name: str) -> list[ast.Call]:
    """All calls of something of this name, whatever it belongs to."""
    return by_name().get(name, [])


@cache
def by_name() -> dict[str, list[ast.Call]]:
    """All calls, by the name of what is called."""
    found: dict[str, list[ast.Call]] = {}
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found.setdefault(name, []).append(node)
    return found


def strings(*places: str) -> set[str]:
    """All whole strings in these rooms or files; pieces of f-strings are none."""
    found = set()
    for path, tree in trees().items():
        if path.parts[0] in places or path.as_posix() in places:
            pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
            found |= {
                node.value
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in pieces
            }
    return found
