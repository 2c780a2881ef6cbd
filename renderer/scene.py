"""What a picture shows, as plain data: the renderer's input, and what it gives back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from games.core import FEWEST_PIPS, View
from games.game import Declaration
from games.parts.amounts import whole
from renderer.drawing.encoding import Format
from renderer.drawing.theme import DEFAULT_STYLE, PictureStyle

MAX_ALT: Final = 1024  # characters; Discord's limit for the description of an attachment
# Discord lays its ALT badge over the lower left corner of a picture: 38 × 22 CSS pixels, 8 from either edge. Where a phone shows
# a picture 400 CSS pixels wide it covers so many of our pixels, width and height; nothing is drawn there that one has to see.
ALT_BADGE: Final = (142, 94)


class PictureWords(Protocol):
    """A catalogue of messages in one language. The renderer has no sentences of its own; its keys start with `picture-`."""

    def __call__(self, key: str, /, **values: object) -> str: ...

    def __hash__(self) -> int: ...

    def listed(self, things: Sequence[str]) -> str:
        """Things one after the other, as the language lists them."""
        ...

    def grouped(self, groups: Sequence[str]) -> str:
        """Things that are lists themselves, one after the other."""
        ...

    def told(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other."""
        ...

    def sentence(self, said: str) -> str:
        """With a full stop."""
        ...


@dataclass(frozen=True, slots=True)
class Plate:
    """Who sits on a chair. `name` is shown as far as it can be drawn, else `fallback` (a plain Latin name), else a number."""

    name: str
    fallback: str = ""
    computer: bool = False
    away: bool = False
    host: bool = False  # shown as long as the game has not begun
    portrait: str = ""  # of a regular: a key of `renderer.drawing.looks.LOOKS`


@dataclass(frozen=True, slots=True)
class TableScene:
    """A table as everybody may see it.

    `plates` has one entry for each chair, None for a free one; as many as `view` has seats. `view` is None (or of deal 0) as long
    as nothing was dealt; give the view of nobody (`viewer=None`): what only one seat may see is ignored. `title` is the name of
    the game, `notes` are a few short lines (house rules, what is awaited) for the bare table.
    """

    game: Declaration
    plates: tuple[Plate | None, ...]
    title: str
    words: PictureWords
    view: View | None = None
    notes: tuple[str, ...] = ()
    style: PictureStyle = DEFAULT_STYLE
    gallery: tuple[Plate, ...] = ()  # who sits behind the chairs, in their order


@dataclass(frozen=True, slots=True)
class Finish:
    """How a session ended for one seat: its place among so many people (equal ones share it), and what it won or lost in hc (None
    where there were no chips)."""

    place: int
    people: int
    net: int | None = None


@dataclass(frozen=True, slots=True)
class HandScene:
    """The tiles of `view.viewer`, for nobody else. `news` are short texts: what happened since the last turn, oldest first.

    With the view of a round that is over it shows how that ended for the viewer: whoever won celebrates. `finish` is given when
    the session is over.
    """

    game: Declaration
    view: View
    plates: tuple[Plate | None, ...]
    title: str
    words: PictureWords
    news: tuple[str, ...] = ()
    style: PictureStyle = DEFAULT_STYLE
    gallery: tuple[Plate, ...] = ()  # who sits behind the chairs, in their order
    finish: Finish | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture and what it says to those who cannot see it (at most `MAX_ALT` characters)."""

    data: bytes
    alt: str
    size: tuple[int, int]
    format: Format = "webp"

    def file_name(self, stem: str) -> str:
        """What Discord shall call it."""
        return f"{stem}.{self.format}"


def blocked_text(game: Declaration, words: PictureWords, winner: str | None) -> str | None:
    """Return the game's own words (`blocked_reason`) for a blocked round won by `winner`, or tied; None if it has none."""
    if game.blocked_reason == FEWEST_PIPS:
        return None
    if winner is None:
        return words(f"blocked-{game.blocked_reason}.tied")
    return words(f"blocked-{game.blocked_reason}", name=winner)


def has_chips(view: View) -> bool:
    """Whether there are chips at this table."""
    return view.limits is not None or any(at.stack for at in view.seats)


def format_chips(hc: int) -> str:
    """Half-chips as chips: 25 → 12½."""
    number, has_half = whole(abs(hc))
    said = f"{number or ''}½" if has_half else f"{number}"
    return f"−{said}" if hc < 0 else said


def plural_count(hc: int) -> float:
    """Half-chips as the number of chips by which a language chooses its plural."""
    number, has_half = whole(hc)
    return number + 0.5 if has_half else number


def format_gain(hc: int) -> str:
    """A gain or loss with its sign, in chips."""
    return f"+{format_chips(hc)}" if hc > 0 else "±0" if hc == 0 else format_chips(hc)
