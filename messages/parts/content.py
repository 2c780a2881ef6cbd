"""What a message is made of: text, buttons and the scene of a picture; and what several messages about a table say."""

from collections.abc import Sequence
from dataclasses import dataclass

from locales.catalogues import Words
from messages.parts.components import Controls, cut
from messages.parts.narration import name_of
from messages.parts.safe_names import OPEN, SHUT, bare, clean
from renderer.posters.scenes import Scene
from renderer.scene import Plate
from tables.state.phases import CloseReason, Phase, Presence
from tables.state.regulars import REGULARS
from tables.views.public_table import PublicSeat, PublicTable

MOST_CONTENT = 2000  # characters of a message


@dataclass(frozen=True, slots=True)
class MessageContent:
    """A message: what it says, what can be pressed, and its picture."""

    text: str
    controls: Controls = ()
    scene: Scene | None = None


def plates(table: PublicTable) -> tuple[Plate, ...]:
    """Who sits there, for pictures."""
    return tuple([plate(one, one.user == table.host) for one in table.seats])


def plate(one: PublicSeat, host: bool) -> Plate:
    """Of somebody who sits there."""
    regular = REGULARS.get(one.name) if one.computer else None
    portrait = regular.key if regular else ""
    return Plate(clean(one.name), clean(one.username), one.computer, one.presence is not Presence.HERE, host, portrait)


def onlookers(table: PublicTable) -> tuple[Plate, ...]:
    """Who sits behind the chairs, for pictures."""
    return tuple(Plate(clean(one.name), clean(one.username)) for one in table.gallery)


def until(table: PublicTable, words: Words) -> str:
    """How long the one to move has got, "" if no time passes."""
    return "" if table.deadline is None else words("time-runs-out", when=stamp(table.deadline))


def next_deal(table: PublicTable, words: Words, *, told: bool) -> list[str]:
    """When it begins and (`told`) for whom it waits."""
    if table.deadline is None:
        return []
    if table.deserted:
        return [words("next-deal-waits", when=stamp(table.deadline), button=words("button-ready"))]
    waiting = words.listed([name_of(one) for one in table.seats if not one.ready and not one.automatic])
    return [words("next-deal", when=stamp(table.deadline)) + (words("not-ready", names=waiting) if waiting and told else "")]


def closing(table: PublicTable, words: Words) -> list[str]:
    """That the table is to close, and what is still needed for it."""
    if table.winding_up:
        return [words("winding-up", why=table.winding_up, match=yes(table.undecided))]
    if table.undecided and table.wanting and (missing := not_wanting(table, words)):
        button = words("button-close-after" if table.phase is Phase.PLAYING else "button-close")
        wanting = words.listed([name_of(table.seats[seat]) for seat in table.wanting])
        return [words("closing-wanted", wanting=wanting, missing=missing, button=button)]
    closes = bool(table.wanting) if table.undecided else table.closing  # an undecided match goes on beyond the most rounds
    return [words("closing-note")] if closes else []


def how_it_ends(table: PublicTable, words: Words) -> str:
    """What holds if somebody leaves or wants to end early: told before one sits down."""
    chips = yes(table.at_stake)
    return words("lobby-ending", match=yes(table.match), pot=chips, chips=chips)


def yes(fact: bool) -> str:
    """For words that depend on it."""
    return "yes" if fact else "no"


def not_wanting(table: PublicTable, words: Words) -> str:
    """Whose consent an undecided match still needs to end before its time, "" if nobody's."""
    people = enumerate(table.seats)
    return words.listed(
        [
            name_of(one)
            for seat, one in people
            if one.user is not None and one.presence is not Presence.LEFT and seat not in table.wanting
        ]
    )


def why_ended(table: PublicTable, words: Words) -> str:
    """Why it is over, and because of whom."""
    name = "" if table.ended_by is None else name_of(table.seats[table.ended_by])
    why = words(f"ended-{table.ended}", name=name, void=yes(table.phase is Phase.VOID))
    paid = table.ended == CloseReason.ABANDONED and table.chips_change_hands  # nobody was there to see it
    return f"{why} {words('ended-paid')}" if paid else why


def plain(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Lines for a picture: without what only a message shows."""
    return tuple(bare(line).replace("**", "") for line in lines)


def stamp(ms: int) -> str:
    """A Discord timestamp that counts down by itself."""
    return f"<t:{-(-ms // 1000)}:R>"


def placed(lines: Sequence[str], title: str, number: str, where: str | None) -> str:
    """What a hand says. Phones show the beginning of a direct message before it is opened, so that begins with what is to be done
    and ends with where it belongs (`where`); an answer at the table (None) begins with the game and the deal."""
    if where is None:
        return fit("\n".join((f"**{title}** {number}", *lines)))
    place = f"-# **{title}** · {where}"
    return shortened("\n".join(lines), MOST_CONTENT - len(place) - 1) + f"\n{place}"


def fit(text: str) -> str:
    """At most what a message holds."""
    return shortened(text, MOST_CONTENT)


def shortened(text: str, most: int) -> str:
    """At most so many characters, without half a name: its end is what keeps it a name."""
    kept = cut(text, most)
    begun = kept.rfind(OPEN)
    return kept if begun <= kept.rfind(SHUT) else kept[:begun] + "…"
