"""The keys of the catalogues that the code uses.

A key stands in the code literally, or it is made of a beginning and names from declarations (games,
actions, events, house rules …). Every way of making keys is a row of `made` with exactly the keys
it can make, so no key counts as used just because another one begins like it. No game and no verb
is named here.
"""

import ast
import importlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from discord.ext import commands

from ai.advice_records import ValueUnit
from ai.levels import Habit
from bot.client import COGS
from cogs.evening.times import MINUTES
from cogs.house.figures_page import LISTS
from cogs.house.page import LIMITS, PAGES
from cogs.leaderboard.page import BOTS, PEOPLE
from cogs.learn.lessons import LESSONS, NEXT
from cogs.play import opening
from cogs.play.opening import NEEDED_IN_THREADS, NEEDED_IN_VOICE
from cogs.play.page import GameGroup
from cogs.settings.page import AIDS, PIP_STYLES
from cogs.table.cog import VERBS
from games import GAMES
from games.core import FEWEST_PIPS, Action, Ending, Event, Participant, Role, Seat
from games.parts.options import Option, declared
from locales.catalogues import FOLDER
from messages.notices.evening_message import PLAN_VERBS, UNLIKE_TABLES
from messages.parts.narration import field_kinds, kebab
from renderer.figures.figure_reader import Ledger, Tag, load_figure
from tables.people.achievements import ACHIEVEMENTS
from tables.people.people import Audience, ModerationAction
from tables.state.evening_times_and_limits import ENDINGS, EveningStep
from tables.state.house_rules_of_every_game import TableOptions
from tables.state.phases import CloseReason
from tables.state.regulars import REGULARS
from tables.tournaments.public_tournament import Stage
from tests.renderer.figure_pieces import games_with_figures

ROOT = FOLDER.parent
SAYING = ("renderer", "messages", "delivery", "cogs", "bot")  # the folders that use words
# the reasons of puzzles are written by what makes these


class KeySource(NamedTuple):
    """A way of making keys: `shape` is a key with `{}` for the names in `parts`."""

    shape: str
    parts: Iterable[str]
    may: bool = False  # optional: the code checks for the key, or uses it for some names only

    @property
    def keys(self) -> set[str]:
        return {self.shape.format(part) for part in self.parts}


@cache
def made() -> list[KeySource]:
    """Return all ways of making keys."""
    games = GAMES.values()
    actions = {action.verb: action for game in games for action in game.actions}
    events = {kebab(kind.__name__) for kind in kinds_in_games(Event)}
    options = [
        rule
        for kind in (*(game.options for game in games), TableOptions)
        for rule in declared(kind)
    ]
    rules = {kebab(rule.name) for rule in options}
    reasons = {
        reason for game in games for reason in (game.blocked_reason, *game.blocked_reasons)
    } - {FEWEST_PIPS}
    steps = [step for lesson in LESSONS.values() for step in lesson.steps]
    return [
        KeySource("game-{}", GAMES),
        KeySource("remark-{}", remarked()),
        KeySource("rules-{}", GAMES),
        KeySource("pitch-{}", GAMES),
        KeySource("pitch-{}.takes", GAMES),
        KeySource("hook-{}", GAMES),
        KeySource("hook-{}.name", GAMES),
        KeySource("hook-{}.word", GAMES),
        KeySource("group-{}", GameGroup),
        KeySource("basics-{}", GAMES),
        KeySource("names-{}", GAMES, may=True),
        KeySource("preset-{}", {key for game in games for key in game.presets}),
        KeySource("rules-fits-{}", GAMES, may=True),
        KeySource("result-{}-team", Ending),
        KeySource("coach-{}", {*actions, "bank", "start"}, may=True),
        KeySource("coach-{}-{}", (), may=True),
        KeySource("coach-{}-team-{}", (), may=True),
        KeySource("coach-team-{}", {*actions, "start"}, may=True),
        KeySource(
            "coach-{}",
            {
                f"{game.key}-{topic}"
                for game in games
                for topic in (*actions, "bank", "start", "cover")
            },
            may=True,
        ),
        KeySource(
            "coach-{}",
            {f"{game.key}-team-{topic}" for game in games for topic in (*actions, "start")},
            may=True,
        ),
        KeySource("action-{}", actions),
        KeySource("repeat-{}", {kind.verb for game in games for kind in game.repeats}),
        KeySource("sure-{}", {verb for verb, action in actions.items() if action.final}),
        KeySource(
            "menu-{}", {verb for verb, action in actions.items() if in_menus(action)}, may=True
        ),
        KeySource(
            "form-{}",
            {verb for verb, action in actions.items() if set(field_kinds(action)) == {"chips"}},
        ),
        KeySource("event-{}", events),
        KeySource("move-{}", events, may=True),
        KeySource("habit-{}", Habit),
        KeySource("achievement-{}", ACHIEVEMENTS),
        KeySource("achievement-{}.how", ACHIEVEMENTS),
        KeySource("hint-{}", advised()),
        *(
            KeySource(f"regular-{{}}.{occasion}", [regular.key for regular in REGULARS.values()])
            for occasion in ("greeting", "bluff", "loss")
        ),
        KeySource("note-{}", events, may=True),
        KeySource("replay-{}", events, may=True),
        KeySource("option-{}", rules),
        KeySource("option-{}.says", rules),
        KeySource("option-{}-{}", (), may=True),
        KeySource("option-{}-{}.says", (), may=True),
        KeySource(
            "option-{}", {f"{game.key}-{rule}" for game in games for rule in rules}, may=True
        ),
        KeySource(
            "option-{}.says", {f"{game.key}-{rule}" for game in games for rule in rules}, may=True
        ),
        KeySource("unit-{}", rules, may=True),
        KeySource(
            "choice-{}",
            {f"{kebab(rule.name)}-{value}" for rule in options for value in values(rule)},
            may=True,
        ),
        KeySource("choice-{}", {value for rule in options for value in values(rule)}, may=True),
        KeySource(
            "warning-{}",
            {f"{kebab(rule.name)}-{value}" for rule in options for value in values(rule)},
            may=True,
        ),
        KeySource("moderated-{}", ModerationAction),
        KeySource("button-house-{}", PAGES),
        KeySource("house-menu-{}", LIMITS.values()),
        KeySource("watch-{}", LISTS),
        KeySource("watch-{}-means", LISTS),
        KeySource("button-watch-{}", LISTS),
        KeySource("house-limit-{}", LIMITS.values()),
        KeySource("choice-pips-{}", PIP_STYLES),
        KeySource("choice-more-{}", AIDS),
        KeySource("choice-profile-{}", Audience),
        KeySource("puzzle-{}", (ValueUnit.PIPS, ValueUnit.POINTS, ValueUnit.TILES)),
        KeySource("menu-{}", ("profile",)),
        KeySource("choice-more-{}.says", AIDS),
        KeySource("command-{}", set(described())),
        KeySource("illegal-{}", raised("IllegalAction")),
        KeySource(
            "illegal-{}",
            {
                f"must-{verb}"
                for verb, action in actions.items()
                if action.__module__ == "games.parts.line"
            },
        ),
        KeySource("refused-{}", raised("Refused")),
        KeySource("reason-{}", booked()),
        KeySource("result-{}", Ending),
        KeySource("blocked-{}", reasons),
        KeySource(
            "blocked-{}.tied",
            {reason for reason in reasons if not reason.startswith(("tied-", "last-"))},
        ),
        KeySource("ended-{}", CloseReason),
        KeySource("button-{}", {*VERBS, "join", "agree"} - {"goodbye"}),
        KeySource("button-board-{}", (PEOPLE, BOTS)),
        KeySource("{}", figured()),
        KeySource("lesson-{}", {step.says for step in steps}),
        KeySource("lesson-{}.why", {step.says for step in steps if step.takes != (NEXT,)}),
        KeySource("lesson-{}-end", LESSONS),
        KeySource("evening-{}", ENDINGS),
        KeySource("evening-call-{}", set(ENDINGS) - {EveningStep.NOBODY}),
        KeySource("tournament-{}", {*UNLIKE_TABLES, *Stage} - {Stage.PLANNED}),
        KeySource("button-evening-{}", (*PLAN_VERBS, "pause", "resume")),
        KeySource("{}-event-about", ("evening", "tournament")),
        KeySource("when-in-{}", MINUTES),
        KeySource(
            "permission-{}",
            {
                name.replace("_", "-")
                for name in (*NEEDED_IN_VOICE, *NEEDED_IN_THREADS, *opening.NEEDED_FOR_THREADS)
            },
        ),
        KeySource("pace-{}", opening.PACES),
    ]


def kinds_in_games(kind: type[Event]) -> Iterator[type[Event]]:
    """Return all event classes of the games, private ones included, without those that only share
    fields.
    """
    for subclass in kind.__subclasses__():
        if subclass.__module__.startswith("games.") and subclass.__name__ not in (
            "SeatEvent",
            "GalleryEvent",
        ):
            yield subclass
        yield from kinds_in_games(subclass)


def in_menus(action: type[Action]) -> bool:
    """Return True if an action can be too frequent for buttons.

    Actions about seats are few, and answers have buttons.
    """
    return bool(set(field_kinds(action).values()) - {Seat, Participant}) and action.role not in {
        Role.CONSENT,
        Role.REFUSAL,
    }


def values(rule: Option) -> set[str]:
    """Return the names of a house rule's values; of an open range only the beginning."""
    found: set[Any] = {rule.default, *rule.choices}
    for choices in (rule.by_players or {}).values():
        found |= set(choices)
    if rule.low is not None:
        found |= set(range(rule.low, 1 + (rule.low if rule.high is None else rule.high)))
    return {kebab(str(value)) for value in found}


def described() -> Iterator[str]:
    """Return commands, groups and parameters as Discord shows them."""
    for cog in {
        kind
        for module in [importlib.import_module(name) for name in COGS]
        for kind in vars(module).values()
        if isinstance(kind, commands.CogMeta)
    }:
        group = "" if cog.__cog_is_app_commands_group__ is False else f"{cog.__cog_group_name__}-"
        if group:
            yield group.removesuffix("-")
        for command in cog.__cog_app_commands__:
            yield group + command.name
            yield from (
                f"{group}{command.name}.{parameter.name}" for parameter in command.parameters
            )


def raised(exception: str) -> set[str]:
    """Return the keys of an exception's constructor calls."""
    return {
        key
        for node in calls(exception)
        if node.args
        for key in shapes(node.args[0])
        if "{}" not in key
    }


def advised() -> set[str]:
    """Return the reasons for advice: the second argument of every `Advice` of the computer
    players.
    """
    return {
        key for node in calls("Advice") if len(node.args) > 1 for key in shapes(node.args[1])
    } | {"refuse", "grant", "ahead", "behind", "varies"}


def remarked() -> set[str]:
    """Return what regulars say when a claim is turned up, in two ways each."""
    return {
        f"{kind}-{number}"
        for kind in ("caught", "honest", "mistaken", "sharp")
        for number in (1, 2)
    }


def booked() -> set[str]:
    """Return the reasons of bookings: the last argument of every `Transfer`."""
    return {reason for node in calls("Transfer") for reason in shapes(node.args[-1])}


def figured() -> set[str]:
    """Return the keys in the figures of the rules."""
    panels = [panel for game in games_with_figures() for panel in load_figure(game)]
    pieces = [piece for panel in panels for row in panel.rows for piece in row]
    cells = [
        cell for piece in pieces if isinstance(piece, Ledger) for row in piece.rows for cell in row
    ]
    return {panel.caption for panel in panels} | {
        one.key for one in (*pieces, *cells) if isinstance(one, Tag)
    }


def literals() -> set[str]:
    """Return all strings in the folders that use words."""
    return strings(*SAYING)


@cache
def said() -> set[str]:
    """Return the shapes of all keys passed to words: `option-{}.says`, and plain ones as they
    are.
    """
    return {
        found
        for name in ("words", "has", "public_button")
        for node in calls(name)
        if node.args
        for found in shapes(node.args[0])
    }


def shapes(node: ast.AST) -> set[str]:
    """Return `option-{}.says` for `f"option-{name}.says"`, plain strings, both sides of a
    choice; [] for a leading hole.
    """
    if isinstance(node, ast.IfExp):
        return shapes(node.body) | shapes(node.orelse)
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return {
            "".join(
                str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
            )
        }
    if isinstance(node, ast.BinOp):
        return {
            left + right for left in shapes(node.left) for right in shapes(node.right) or {"{}"}
        }
    return set()


@cache
def trees() -> dict[Path, ast.Module]:
    return {
        path.relative_to(ROOT): ast.parse(path.read_text(encoding="utf-8"))
        for room in ("games", "tables", "data", "service", "ai", "tools/puzzles", *SAYING)
        for path in (ROOT / room).rglob("*.py")
    }


def calls(name: str) -> list[ast.Call]:
    """Return all calls of functions and methods with this name."""
    return by_name().get(name, [])


@cache
def by_name() -> dict[str, list[ast.Call]]:
    """Return all calls by the name of the function."""
    found: dict[str, list[ast.Call]] = {}
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = (
                    node.func.attr
                    if isinstance(node.func, ast.Attribute)
                    else getattr(node.func, "id", "")
                )
                found.setdefault(name, []).append(node)
    return found


def strings(*places: str) -> set[str]:
    """Return all whole strings in these folders or files, without pieces of f-strings."""
    found = set()
    for path, tree in trees().items():
        if path.parts[0] in places or path.as_posix() in places:
            pieces = {
                id(part)
                for node in ast.walk(tree)
                if isinstance(node, ast.JoinedStr)
                for part in node.values
            }
            found |= {
                node.value
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in pieces
            }
    return found
