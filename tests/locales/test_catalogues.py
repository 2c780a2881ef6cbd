"""Every message exists in every language, is well formed, is used, and takes the same values."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from games import GAMES
from games.parts.options import declared
from locales.catalogues import FOLDER, HOUSE_LANGUAGE, load
from messages.narration import kebab
from tables.table import TableOptions

ROOT = FOLDER.parent
ROOMS = ("cogs", "bot", "renderer", "tables", "games")
LANGUAGES = load().languages


class Facts(visitor.Visitor):
    """The variables of a message and of its attributes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor looks it up by name
        self.variables.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Keys (attributes as `key.name`) with their variables."""
    found: dict[str, set[str]] = {}
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)] if entry.value else []
                parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
                for key, pattern in parts:
                    assert key not in found, f"{language}: {key} stands twice"
                    facts = Facts()
                    facts.visit(pattern)
                    found[key] = facts.variables
    return found


def used() -> tuple[set[str], set[str]]:
    """Keys that stand in the code as they are, and beginnings of keys that are put together there."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            whole |= set(re.findall(r"""["']([a-z]+(?:-[a-z0-9]+)*)["']""", text))
            beginnings |= set(re.findall(r"""f["']([a-z]+(?:-[a-z]+)*-)\{""", text))
            beginnings |= set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*-)["'] \+""", text))
    return whole, beginnings


def demanded() -> set[str]:
    """Keys that follow from what the games, tables and refusals declare."""
    keys = set()
    for key, game in GAMES.items():
        keys |= {f"game-{key}", f"rules-{key}"}
        keys |= {f"action-{action.verb}" for action in game.actions}
        keys |= {f"sure-{action.verb}" for action in game.actions if action.final}
        keys |= {f"event-{kebab(event.__name__)}" for event in game.events}
        for options in (game.options, TableOptions):
            keys |= {f"option-{kebab(rule.name)}{part}" for rule in declared(options) for part in ("", ".says")}
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            keys |= {f"illegal-{key}" for key in re.findall(r'IllegalAction\(\s*"([a-z-]+)"', text)}
            keys |= {f"refused-{key}" for key in re.findall(r'Refused\(\s*"([a-z-]+)"', text)}
            keys |= {f"reason-{key}" for key in re.findall(r'Transfer\([^)]*"([a-z-]+)"\)?\s*$', text, re.MULTILINE)}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    there = messages(language)
    house = messages(HOUSE_LANGUAGE)
    assert set(house) - set(there) == set(), "not translated"
    assert set(there) - set(house) == set(), "translated, but not in the house's language"
    assert demanded() - set(there) == set(), "demanded by the code"


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_use_the_same_values(language: str) -> None:
    house = messages(HOUSE_LANGUAGE)
    for key, variables in messages(language).items():
        assert variables == house[key], f"{language}: {key}"


def test_nothing_is_unused() -> None:
    whole, beginnings = used()
    unused = {
        key
        for key in messages(HOUSE_LANGUAGE)
        if key.split(".")[0] not in whole and not any(key.startswith(one) for one in beginnings)
    }
    assert unused == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    words = load().of(language)
    for key, variables in messages(language).items():
        assert words(key, **dict.fromkeys(variables, 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_descriptions_and_texts_fit_into_discord(language: str) -> None:
    words = load().of(language)
    for key, variables in messages(language).items():
        text = words(key, **dict.fromkeys(variables, 3))
        if key.startswith(("button-", "action-")):
            assert len(text) <= 38, key
        elif key.startswith(("command-", "option-", "choice-", "menu-")):
            assert len(text) <= 100, key
        elif key.startswith("form-"):
            assert len(text) <= 45, key
        else:
            assert len(text) <= 2000, key


def test_no_language_is_forgotten() -> None:
    assert {path.name for path in Path(FOLDER).iterdir() if path.is_dir() and any(path.glob("*.ftl"))} == set(LANGUAGES)
    assert {"en", "de"} <= set(LANGUAGES)
