"""Tests that the files and definitions named in the docs exist."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from bot.client import FEATURES
from games import GAMES
from games.game import Game
from games.parts.options import declared
from tests.tree import ROOT

ARCHITECTURE = ROOT / "docs" / "developers" / "architecture.md"
PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / ".github").glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "tools").rglob("*.md"),
    ROOT / "locales" / "README.md",
]
FOR_DEVELOPERS = [
    page
    for page in PAGES
    if page.parent not in (ROOT, ROOT / "docs" / "players", ROOT / "docs" / "hosts")
]
IDENTIFIER = re.compile(r"`(?:\w+\.)*([A-Za-z_]\w{,40})(?:\([^`]*\))?`")
OF_OTHERS = {"max_connections"}  # a setting of PostgreSQL
# `folder/`, `folder/file.py`, `folder/file.py:Class.method`
NAMED = re.compile(r"`([\w.<>-][\w./<>-]*?)(?::([\w.]+))?`")
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def defined(tree: ast.Module | ast.ClassDef) -> dict[str, ast.AST]:
    """Functions, classes and values by the names they are given there."""
    found: dict[str, ast.AST] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found[node.name] = node
        for target in [*getattr(node, "targets", []), getattr(node, "target", None)]:
            if isinstance(target, ast.Name):
                found[target.id] = node
    return found


def named(text: str) -> list[tuple[Path, str]]:
    """Return the paths named in a text, each with the definition named in it.

    A name with `<key>` stands for one path per game, one with `<feature>` for one per feature.
    """
    found = []
    for path, name in NAMED.findall(text):
        if "/" in path or path.endswith((".py", ".md")):
            keys = (
                [key.replace("-", "_") if path.endswith(".py") else key for key in GAMES]
                if "<key>" in path
                else [""]
            )
            features = (
                FEATURES if "<feature>" in path and path.endswith("cog.py") else ["leaderboard"]
            )
            found += [
                (ROOT / path.replace("<key>", key).replace("<feature>", feature), name)
                for key in keys
                for feature in features
            ]
    return found


def check(path: Path, name: str) -> None:
    assert path.exists(), f"{path} is not there"
    inside = ast.parse(path.read_text(encoding="utf-8")) if name else None
    for part in name.split(".") if name else []:
        assert isinstance(inside, ast.Module | ast.ClassDef), (
            f"{path}: nothing can be inside of what {name} names"
        )
        there = defined(inside)
        assert part in there, f"{path} does not define {name}"
        inside = there[part]  # type: ignore[assignment] - a method has nothing inside, and nothing is looked for


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_names_is_there(page: Path) -> None:
    """Of the architecture's page also files without a definition: others name some of the
    reader's.
    """
    for path, name in named(page.read_text(encoding="utf-8")):
        if name or page == ARCHITECTURE:
            check(path, name)


def test_modules_that_are_run_by_their_name_are_there() -> None:
    """Whatever follows `-m` or `"-m",` in a text of the tree; a name may go on with a variable."""
    code = (file for file in ROOT.rglob("*.py") if ".venv" not in file.parts)
    for file in (ROOT / "Makefile", ROOT / "Dockerfile", ROOT / "compose.yaml", *PAGES, *code):
        text = file.read_text(encoding="utf-8")
        for module in re.findall(r'-m(?: |", f?")([a-z_]+(?:\.[a-z_0-9]*)+)', text):
            path = ROOT / module.strip(".").replace(".", "/")
            found = path.is_dir() or path.with_suffix(".py").exists()
            assert found or module.startswith("cosmic_ray."), f"{file}: python -m {module}"


def test_identifiers_that_pages_for_developers_name_are_in_the_code() -> None:
    files = (
        *(file for room in ROOT.glob("*/__init__.py") for file in room.parent.rglob("*.py")),
        *(ROOT / name for name in ("pyproject.toml", "Makefile", ".env.example")),
    )
    words = {word for file in files for word in re.findall(r"\w+", file.read_text("utf-8"))}
    for page in FOR_DEVELOPERS:
        assert set(IDENTIFIER.findall(page.read_text("utf-8"))) <= words | OF_OTHERS, page


def test_twelve_usual_changes_have_their_places() -> None:
    section = (
        ARCHITECTURE.read_text(encoding="utf-8")
        .partition("## Where twelve usual changes go")[2]
        .partition("\n## ")[0]
    )
    rows = [line for line in section.splitlines() if line.startswith("| ")][1:]
    assert len(rows) == 12
    for row in rows:
        assert named(row), f"no place: {row}"


def test_layers_of_the_architecture_are_those_of_the_tree() -> None:
    table = ARCHITECTURE.read_text(encoding="utf-8").partition("| layer |")[2].partition("\n## ")[0]
    assert {
        line.split("`")[1].rstrip("/") for line in table.splitlines() if line.startswith("| `")
    } == {path.parent.name for path in ROOT.glob("*/__init__.py")}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        target = page.parent / path if path else page
        assert target.exists(), f"{page.name} links to {path}"
        assert not anchor or anchor in anchors(target), f"{page.name} links to {path}#{anchor}"


def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    return {
        re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        for heading in HEADING.findall(page.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_page_of_a_game_names_every_house_rule_and_its_choices(game: Game[Any, Any]) -> None:
    """Check that the page names them as the log writes them.

    Shared house rules stand on another game's page.
    """
    text = (ROOT / "docs" / "developers" / "games" / f"{game.key}.md").read_text(encoding="utf-8")
    for rule in declared(game.options):
        assert f"`{rule.name}" in text, rule.name
        others = [
            page.read_text(encoding="utf-8")
            for page in (ROOT / "docs" / "developers" / "games").glob("austrian-*.md")
        ]
        for choice in rule.choices:
            if isinstance(choice, str):
                assert any(f"`{choice}" in page for page in (text, *others)), choice
