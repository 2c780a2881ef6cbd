"""Write the stubs of a game and its two lines in `games/__init__.py`: `python -m tools.new_game KEY
TITLE`.

The stub is a block game for points that plays and passes the contract. Each `FILL IN` marks a
decision of the author.
"""

import argparse
import keyword
import re
import sys
from pathlib import Path

TEMPLATES = Path(__file__).parent
FILES = {
    "game.py.txt": "games/{module}.py",
    "test.py.txt": "tests/games/test_{module}.py",
    "page.md.txt": "docs/developers/games/{key}.md",
    "words.en.ftl.txt": "locales/en/{key}.ftl",
    "words.de.ftl.txt": "locales/de/{key}.ftl",
}
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # as in custom ids and file names


def main() -> int:
    """Run the command line; return 0 if all files were written, else 1."""
    parser = argparse.ArgumentParser(
        prog="make new-game", description="Write the stubs of a new game."
    )
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
    """Write the files of a new game below `root`; return their paths.

    Raises `ValueError` for an invalid key or title, and `FileExistsError`, before anything is
    written, if the game exists.
    """
    if not KEY.fullmatch(key) or len(key) > 30 or keyword.iskeyword(key):
        raise ValueError(
            f"{key!r} cannot be a key: lower-case letters and digits in words joined by hyphens,"
            f" at most 30 characters, and no keyword of Python."
        )
    if not title.strip() or not title.isprintable() or set(title) & set('{}"\\'):
        raise ValueError("The title must be plain text.")
    module, kind = key.replace("-", "_"), "".join(word.capitalize() for word in key.split("-"))
    texts = {
        root / path.format(module=module, key=key): fill_in(
            (TEMPLATES / template).read_text(encoding="utf-8"), key, title, module, kind
        )
        for template, path in FILES.items()
    }
    for path in texts:
        if path.exists():
            raise FileExistsError(f"There is a {path.relative_to(root)} already.")
    registry = root / "games" / "__init__.py"
    texts[registry] = register(registry.read_text(encoding="utf-8"), module, kind)
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    return list(texts)


def fill_in(template: str, key: str, title: str, module: str, kind: str) -> str:
    """Return a template with the names of the game filled in."""
    for mark, value in {"KEY": key, "TITLE": title, "MODULE": module, "KIND": kind}.items():
        template = template.replace(f"@{mark}@", value)
    return re.sub(r"(from games\S* import .*\n)+", lambda block: sort_imports(block[0]), template)


def sort_imports(imports: str) -> str:
    """Return lines of imports sorted by module, as the linter wants them."""
    return "".join(sorted(imports.splitlines(keepends=True), key=lambda line: line.split()[1]))


def register(text: str, module: str, kind: str) -> str:
    """Return the text of `games/__init__.py` with one more game: its import in order, and the
    game after the others.
    """
    lines = text.split("\n")
    imports = [number for number, line in enumerate(lines) if line.startswith("from games.")]
    line = f"from games.{module} import {kind}"
    lines.insert(
        next((number for number in imports if lines[number] > line), imports[-1] + 1), line
    )
    last = max(number for number, line in enumerate(lines) if re.fullmatch(r" +\w+\(\),", line))
    lines.insert(last + 1, re.sub(r"\w+\(\)", f"{kind}()", lines[last]))
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
