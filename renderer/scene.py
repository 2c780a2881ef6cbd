"""Scenes: what a picture shows, as plain data.

They are the renderer's input; `Picture` is its output.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from games.core import ARMS, FEWEST_PIPS, TRAINS, End, Seat, Tile, View
from games.game import Declaration
from renderer.drawing.encoding import Format
from renderer.drawing.theme import DEFAULT_STYLE, PictureStyle

T = TypeVar("T")
MAX_ALT: Final = 1024  # characters; Discord's limit for the description of an attachment
# Discord covers the lower left corner of a picture with its ALT badge: 38 × 22 CSS pixels, 8 from
# either edge. On a phone that shows a picture 400 CSS pixels wide it covers these pixels of ours
# (width, height), so nothing important is drawn there.
ALT_BADGE: Final = (142, 94)
SOME_WORDS: Final = ("picture-your-turn", "picture-bank", "picture-free")


class PictureWords(Protocol):
    """The messages of one language.

    The renderer has no sentences of its own; its keys start with `picture-`. It is a protocol
    because the renderer does not import the catalogues.
    """

    def __call__(self, key: str, /, **values: object) -> str: ...

    def __hash__(self) -> int: ...

    def listed(self, things: Sequence[str]) -> str:
        """Join items as the language writes a list."""

    def grouped(self, groups: Sequence[str]) -> str:
        """Join items that are lists themselves."""

    def told(self, sentences: Sequence[str]) -> str:
        """Join sentences as the language does, to one text."""

    def sentence(self, said: str) -> str:
        """Return the text with the language's full stop."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A player on a chair.

    `name` is drawn as far as fonts allow, else `fallback` (a plain Latin name), else a number.
    """

    name: str
    fallback: str = ""
    computer: bool = False
    away: bool = False
    host: bool = False  # shown until the first deal
    portrait: str = ""  # for a regular: a key of `renderer.drawing.symbols.FACES`


@dataclass(frozen=True, slots=True)
class TableScene:
    """A table as everybody may see it.

    `plates` has one entry for each seat of `view`, None for a free chair. `view` is None (or of
    deal 0) before the first deal; use the view of the room (`viewer=None`), since the private parts
    of others are ignored. `title` is the name of the game.
    """

    game: Declaration
    plates: tuple[Plate | None, ...]
    title: str
    words: PictureWords
    view: View | None = None
    style: PictureStyle = DEFAULT_STYLE
    gallery: tuple[Plate, ...] = ()  # the onlookers, in order
    teams: tuple[int, ...] = ()  # by seat, those of free seats too; for a lobby


@dataclass(frozen=True, slots=True)
class RevealedPlayer:
    """The claimant or the challenger of a claim that is turned up."""

    seat: Seat
    plate: Plate
    before: int  # tiles in the hand when the claim is challenged, those of the claim not counted
    after: int  # when all is given


@dataclass(frozen=True, slots=True)
class RevealScene:
    """A claim of Challenge that is turned up: what it was, and what it costs. All of it is public.

    The player who was wrong takes the tiles of the claim, and the other gives some more.
    """

    game: Declaration
    claimant: RevealedPlayer
    challenger: RevealedPlayer
    dice: tuple[int, int]
    tiles: tuple[Tile, ...]
    true: bool
    words: PictureWords
    style: PictureStyle = DEFAULT_STYLE

    @property
    def players(self) -> tuple[RevealedPlayer, RevealedPlayer]:
        """The claimant and the challenger."""
        return self.claimant, self.challenger

    def sentences(self, names: Sequence[str]) -> tuple[str, str]:
        """Return who takes the claim and who gives how many tiles. `names` are by `players`."""
        taker, giver = names[::-1] if self.true else names
        given = self.players[not self.true]
        return (
            self.words(
                "picture-reveal-takes",
                name=taker,
                count=len(self.tiles),
                true="yes" if self.true else "no",
            ),
            self.words("picture-reveal-gives", name=giver, count=given.before - given.after),
        )


@dataclass(frozen=True, slots=True)
class Finish:
    """A seat's result in a session.

    Place (equal seats share one), number of players, and half-chips won or lost. `net` is None
    where no chips were played for.
    """

    place: int
    people: int
    net: int | None = None


@dataclass(frozen=True, slots=True)
class Medal:
    """An achievement as pictures show it.

    Its words are `achievement-<key>` and their attribute `.how`.
    """

    key: str
    game: str = ""  # key of its game; "" if any game can earn it
    earned: bool = True
    steps: int = 0  # taken towards it, if it takes several
    goal: int = 1

    def how(self, words: PictureWords) -> str:
        """Return the task, after the name of its game."""
        text = words(f"achievement-{self.key}.how")
        return (
            words("achievements-of-game", game=words(f"game-{self.game}"), how=text)
            if self.game
            else text
        )


@dataclass(frozen=True, slots=True)
class SeatMoves:
    """The moves of a player since the viewer's last turn, in a few words."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class HandScene:
    """The hand of `view.viewer`, for that player alone.

    `news` are sentences about what happened since the player's last turn, oldest first, for the
    alt text; `moves` is what the picture tells of it, one entry a player. The view
    of a finished round shows the result instead of the hand. `finish` is given when the session is
    over. `room`, the view of the room, adds the table above the hand, for a reader who has no
    message with the table.
    """

    game: Declaration
    view: View
    plates: tuple[Plate | None, ...]
    title: str
    words: PictureWords
    news: tuple[str, ...] = ()
    moves: tuple[SeatMoves, ...] = ()
    # The message above says whose turn it is and what the viewer is asked
    instructed: bool = False
    style: PictureStyle = DEFAULT_STYLE
    gallery: tuple[Plate, ...] = ()  # the onlookers, in order
    finish: Finish | None = None
    room: View | None = None
    medals: tuple[Medal, ...] = ()  # earned with the round that has just ended


@dataclass(frozen=True, slots=True)
class HeldTiles:
    """The tiles of one player: in the hand, and face down on the table."""

    tiles: tuple[Tile, ...]
    claim: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplayScene:
    """The steps of a deal as the room saw them, from dealing to result.

    `moves` describes each move in short, in order. `hands` (by step, then by seat) is () unless
    everybody may see them.
    """

    steps: tuple[TableScene, ...]
    moves: tuple[str, ...]
    hands: tuple[tuple[HeldTiles, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture with its alt text (at most `MAX_ALT` characters)."""

    data: bytes
    alt: str
    size: tuple[int, int]
    format: Format = "webp"

    def file_name(self, stem: str) -> str:
        """Return the file name for Discord."""
        return f"{stem}.{self.format}"


def sample_letters(words: PictureWords) -> str:
    """Return a few words of a language: enough to learn whether a font has its letters."""
    return "".join(words(key) for key in SOME_WORDS)


# The sign of each end on buttons and in pictures. A train has the letter of its owner's seat.
END_LETTERS: Final[Mapping[End, str]] = {
    **dict(zip(ARMS, "ABCD", strict=True)),
    **dict(zip(TRAINS, "ABCDEFGH", strict=True)),
    End.MEXICAN: "M",
}


def joined_names(names: Sequence[str], words: PictureWords) -> str:
    """Return the names of people who belong together: "Anna and Béla"."""
    return (
        words("names-two", first=names[0], second=names[1])
        if len(names) == 2
        else words.listed(names)
    )


def blocked_text(reason: str, words: PictureWords, names: Sequence[str]) -> str | None:
    """Return why players with these names have won a blocked round, or why it is tied.

    None if it was decided as usual, by the fewest pips.
    """
    if reason == FEWEST_PIPS:
        return None
    if not names:
        return words(f"blocked-{reason}.tied")
    return words(f"blocked-{reason}", name=joined_names(names, words), count=len(names))


def has_chips(view: View) -> bool:
    """Return whether chips are played for at this table."""
    return view.staking.limits is not None or any(player.stack for player in view.seats)


def pick_evenly(values: Sequence[T], most: int) -> list[T]:
    """Return at most `most` of the values at even distances, the first and the last included."""
    count = min(most, len(values))
    if count < 2:
        return list(values[:count])
    return [values[round(place * (len(values) - 1) / (count - 1))] for place in range(count)]
