"""Names as people have them, and as people try."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderer.typeface import Typeface, clean

TYPE = Typeface()
LATIN = Typeface(())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ännchen", "Ännchen"),
        ("Herr Wlček", "Herr Wlček"),
        ("𝓜𝓪𝔁𝓲", "Maxi"),
        ("\u202eevil\u202c", "evil"),
        ("Z\u0338\u0321a\u0337\u0313l\u0334go", "Zalgo"),
        ("a\u200b\u200db", "ab"),
        ("  viel \t Platz\n\n da ", "viel Platz da"),
        ("Ὀδυσσεύς", "Ὀδυσσεύς"),
        ("Иван", "Иван"),
        ("🎲 Max 🎲🎲🎲", "Max"),
    ],
)
def test_what_is_shown(name: str, shown: str) -> None:
    assert LATIN.name(name, "plain", "Player 1") == shown


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "देवनागरी", "🎲🎲", "…!?", "\u0338\u0321"])
def test_what_cannot_be_drawn_falls_back(name: str) -> None:
    assert LATIN.name(name, "plain_name", "Player 1") == "plain_name"
    assert LATIN.name(name, "", "Player 1") == "Player 1"


@given(st.text(max_size=80))
def test_any_text_can_be_drawn(name: str) -> None:
    shown = TYPE.name(name, "", "Player 7")
    assert shown
    assert not any(unicodedata.category(char) in {"Cc", "Cf", "Cs"} for char in shown)
    fitted = TYPE.fit(shown, 37, 160)
    assert TYPE.width(fitted, 37) <= 160
    TYPE.sprite(fitted, 37, (255, 255, 255), False)


@given(st.text(max_size=200))
def test_cleaning_twice_changes_nothing(text: str) -> None:
    assert clean(clean(text)) == clean(text)


def test_an_ellipsis_shows_that_something_is_missing() -> None:
    fitted = LATIN.fit("Maximilian von Österreich-Este", 37, 160)
    assert fitted.endswith("…")
    assert "Maximilian von Österreich-Este".startswith(fitted[:-1])
