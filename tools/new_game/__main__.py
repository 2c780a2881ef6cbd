"""`python -m tools.new_game KEY TITLE`: writes the stubs of a game, and its two lines in `games/__init__.py`.

The stub is a block game for points. It plays, and passes the contract; each `FILL IN` says what is yours to decide.
"""

import argparse
import re
import sys
from pathlib import Path

TEMPLATES = Path(__file__).parent
FILES = {
    "game.py.txt": "games/{module}.py",
    "test.py.txt": "tests/games/test_{module}.py",
    "page.md.txt": "docs/games/{key}.md",
    "words.en.ftl.txt": "locales/en/{key}.ftl",
    "words.de.ftl.txt": "locales/de/{key}.ftl",
}
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # as in custom ids and file names


def main() -> int:
    """Exit status 0 if all files have been written, 1 with a sentence otherwise."""
    parser = argparse.ArgumentParser(prog="make new-game", description="Write the stubs of a new game.")
    parser.add_argument("key", help='stored for ever, never renamed: "five-up"')
    parser.add_argument("title", help='as people say it: "Five-up"')
    arguments = parser.parse_args()
    try:
        for path in write(Path(), arguments.key, arguments.title):
            print(path)
    except (ValueError, FileExistsError) as error:
        print(error, file=sys.stderr)
        return 1
    print("Now look for FILL IN in these files, then run `make check`.")
    return 0


def write(root: Path, key: str, title: str) -> list[Path]:
    """The paths below `root` that were written. Raises `ValueError` for a key that cannot be one or a title without words, and
    `FileExistsError`, before anything is written, for a game that exists."""
    if not KEY.fullmatch(key) or len(key) > 30:
        raise ValueError(
            f"{key!r} cannot be a key: lower-case letters and digits in words joined by hyphens, at most 30 characters."
        )
    if not title.strip() or not title.isprintable() or set(title) & set('{}"\\'):
        raise ValueError("The title must be plain text.")
    module, kind = key.replace("-", "_"), "".join(word.capitalize() for word in key.split("-"))
    texts = {
        root / path.format(module=module, key=key): filled(
            (TEMPLATES / template).read_text(encoding="utf-8"), key, title, module, kind
        )
        for template, path in FILES.items()
    }
    for path in texts:
        if path.exists():
            raise FileExistsError(f"There is a {path.relative_to(root)} already.")
    registry = root / "games" / "__init__.py"
    texts[registry] = registered(registry.read_text(encoding="utf-8"), module, kind)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return list(texts)


def filled(template: str, key: str, title: str, module: str, kind: str) -> str:
    """A template with the names of the game."""
    for mark, value in {"KEY": key, "TITLE": title, "MODULE": module, "KIND": kind}.items():
        template = template.replace(f"@{mark}@", value)
    return re.sub(r"(from games\S* import .*\n)+", lambda block: in_order(block[0]), template)


def in_order(imports: str) -> str:
    """Lines of imports by module, as the linter wants them."""
    return "".join(sorted(imports.splitlines(keepends=True), key=lambda line: line.split()[1]))


def registered(text: str, module: str, kind: str) -> str:
    """`games/__init__.py` with one more game: its import where the alphabet wants it, and the game after the others."""
    lines = text.split("\n")
    imports = [number for number, line in enumerate(lines) if line.startswith("from games.")]
    line = f"from games.{module} import {kind}"
    lines.insert(next((number for number in imports if lines[number] > line), imports[-1] + 1), line)
    last = max(number for number, line in enumerate(lines) if re.fullmatch(r" +\w+\(\),", line))
    lines.insert(last + 1, re.sub(r"\w+\(\)", f"{kind}()", lines[last]))
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
