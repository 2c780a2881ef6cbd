"""Names as people have them, and as people try."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from renderer.drawing.drawable_text import EMOJI, MOST_MARKS, clean_name
from renderer.drawing.typeface import FALLBACKS, Typeface, has_glyph

TYPE = Typeface()
LATIN = Typeface(())


def there(*lines: tuple[str, ...]) -> bool:
    """Return whether one font of each line is on this machine."""
    return all(any(Path(path).is_file() for path in line) for line in lines)


def boxes(typeface: Typeface, text: str) -> list[str]:
    """Return the characters without a glyph in their font, which would be drawn as boxes."""
    runs = typeface.runs(text, False)
    assert "".join(sorted("".join(run for _, run in runs))) == "".join(sorted(text))
    return [
        char
        for path, run in runs
        for char in run
        if not has_glyph(path, char) and char not in "\u200d\ufe0f"
    ]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ännchen", "Ännchen"),
        ("Herr Wlček", "Herr Wlček"),
        ("𝓜𝓪𝔁𝓲", "Maxi"),
        ("\u202eevil\u202c", "evil"),
        ("Z\u0338\u0321a\u0337\u0313l\u0334go", "Zalgo"),
        ("Anna0\U0001da3b", "Anna0"),  # a mark that no font has
        ("a\u200b\u200db", "ab"),
        ("  viel \t Platz\n\n da ", "viel Platz da"),
        ("Ὀδυσσεύς", "Ὀδυσσεύς"),
        ("Иван", "Иван"),
        ("🎲 Max 🎲🎲🎲", "Max"),
    ],
)
def test_what_is_shown(name: str, shown: str) -> None:
    assert LATIN.name(name, "plain", "Player 1") == shown


@pytest.mark.parametrize(
    "name", ["", "   ", "\u202e\u200b", "देवनागरी", "🎲🎲", "…!?", "\u0338\u0321"]
)
def test_what_cannot_be_drawn_falls_back(name: str) -> None:
    assert LATIN.name(name, "plain_name", "Player 1") == "plain_name"
    assert LATIN.name(name, "", "Player 1") == "Player 1"


@settings(max_examples=30)
@given(st.text(max_size=80))
def test_any_text_can_be_drawn(name: str) -> None:
    shown = TYPE.name(name, "", "Player 7")
    assert shown
    assert not any(
        unicodedata.category(char) in {"Cc", "Cf", "Cs"} for char in EMOJI.sub("", shown)
    )
    assert boxes(TYPE, shown) == []
    fitted = TYPE.fit(shown, 37, 160)
    assert TYPE.width(fitted, 37) <= 160
    TYPE.draw(Image.new("RGB", (170, 60)), (0, 40), fitted, 37, (255, 255, 255))


@given(st.text(max_size=200))
def test_cleaning_twice_changes_nothing(text: str) -> None:
    assert clean_name(clean_name(text)) == clean_name(text)


def test_an_ellipsis_shows_that_something_is_missing() -> None:
    fitted = LATIN.fit("Maximilian von Österreich-Este", 37, 160)
    assert fitted.endswith("…")
    assert "Maximilian von Österreich-Este".startswith(fitted[:-1])


@pytest.mark.parametrize(
    "fonts",
    [(), FALLBACKS, *((line,) for line in FALLBACKS)],
    ids=["none", "all", "signs", "cjk", "emoji"],
)
@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("Ännchen Größer", ()),
        ("Łukasz Žižka", ()),
        ("Ольга Петровна", ()),
        ("Ὀδυσσεύς", ()),
        ("דוד בן גוריון", FALLBACKS[:1]),
        ("محمد الفاتح", FALLBACKS[:1]),
        ("Max محمد 42", FALLBACKS[:1]),
        ("田中さくら", FALLBACKS[1:2]),
        ("王小明", FALLBACKS[1:2]),
        ("🎲🎲", FALLBACKS[2:]),
        ("👨‍👩‍👧 Familie 🇦🇹", ()),
    ],
)
def test_every_script_or_the_username(
    name: str, needed: tuple[tuple[str, ...], ...], fonts: tuple[tuple[str, ...], ...]
) -> None:
    typeface = Typeface(fonts)
    shown = typeface.name(name, "username", "Player 1")
    has = all(line in fonts for line in needed) and there(*needed)
    wanted = (
        name
        if there(FALLBACKS[2]) and FALLBACKS[2] in fonts
        else " ".join(EMOJI.sub("", name).split())
    )
    assert shown == (wanted if has else "username")
    assert boxes(typeface, shown) == []
    canvas = Image.new("RGB", (300, 60))
    typeface.draw(canvas, (10, 40), shown, 37, (255, 255, 255), lifted=True)
    assert canvas.getbbox() is not None


@pytest.mark.skipif(not there(*FALLBACKS[:1]), reason="needs DejaVu")
def test_what_is_written_to_the_left_starts_at_the_right() -> None:
    typeface = Typeface(FALLBACKS[:1])
    assert [run for _, run in typeface.runs("דוד Max", False)] == ["Max", "דוד "]
    assert [run for _, run in typeface.runs("Max דוד", False)] == ["Max ", "דוד"]
    assert typeface.fit("محمد الفاتح الكبير", 37, 120).endswith("…")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\u3164", "username"),  # a letter that shows nothing
        ("\u2800\u2800", "username"),
        ("م" + "\u0651" * 30, "م" + "\u0651" * MOST_MARKS),
        ("a\u200d🎲\u200db", "ab"),
        ("1\u20e3\ufe0f", "username"),
        ("\U000e0041\U000e0042x", "x"),
    ],
)
def test_hostile_names(name: str, shown: str) -> None:
    typeface = Typeface(FALLBACKS[:1])
    if shown[0] == "م" and not there(*FALLBACKS[:1]):
        shown = "username"
    assert typeface.name(name, "username", "Player 1") == shown
