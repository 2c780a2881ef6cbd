"""Recognizing names in pictures, which may have been shortened there."""

from collections.abc import Sequence


def names(text: str, name: str) -> bool:
    """Whether this is the name, whole or shortened to at least two letters.

    How much there is room for, the font decides.
    """
    return text == name or (
        len(text) > 2 and text.endswith("…") and name.startswith(text[:-1].rstrip())
    )


def name_each(text: str, people: Sequence[str]) -> bool:
    """Whether this names a person, or both partners of a team, each whole or shortened."""
    parts = text.split(" and ") if len(people) == 2 else [text]
    return len(parts) == len(people) and all(names(*one) for one in zip(parts, people, strict=True))
