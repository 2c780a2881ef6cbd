"""Posters that name two partners."""

from renderer import Painter, PictureWords


def test_two_long_names_share_the_room_of_a_line(words: PictureWords, painter: Painter) -> None:
    """Each keeps half of it, and what a short one leaves goes to the other."""
    typeface = painter.sprites.typeface
    joint = typeface.width(" and ", 33)
    for people in (("W" * 32, "M" * 32), ("W" * 32, "Al"), ("Al", "W" * 32)):
        told, size = painter.boards.frames.fit_names(people, words, 400, 38, 33)
        parts = told.split(" and ")
        assert size == 33
        assert 350 < typeface.width(told, size) <= 400
        for part, person in zip(parts, people, strict=True):
            assert part == person or typeface.width(part, size) > (400 - joint) / 2 - 40
    assert painter.boards.frames.fit_names(("Anna", "Béla"), words, 400, 38, 33) == (
        "Anna and Béla",
        38,
    )
