"""What messages about a table are made of: text, buttons and the scene of a picture; and what several of them say."""

from dataclasses import dataclass

from locales.catalogues import Words
from messages.components import Controls
from messages.narration import clean, name_of
from renderer.posters.scenes import Scene
from renderer.scene import Plate
from tables.public import Presence
from tables.table import Table

MOST_CONTENT = 2000  # characters of a message


@dataclass(frozen=True, slots=True)
class MessageContent:
    """A message: what it says, what can be pressed, and its picture."""

    text: str
    controls: Controls = ()
    scene: Scene | None = None


def plates(table: Table) -> tuple[Plate, ...]:
    """Who sits there, for pictures."""
    return tuple(
        Plate(
            clean(chair.name),
            clean(chair.username),
            computer=chair.computer,
            away=chair.presence is not Presence.HERE,
            host=chair.user == table.host,
        )
        for chair in table.chairs
    )


def onlookers(table: Table) -> tuple[Plate, ...]:
    """Who sits behind the chairs, for pictures."""
    return tuple(Plate(clean(one.name), clean(one.username)) for one in table.gallery)


def plays_for_chips(table: Table) -> bool:
    """Whether chips change hands at this table: nobody can lose what nobody had to bring."""
    return table.for_chips and any(chair.paid_in for chair in table.chairs)


def until(table: Table, words: Words) -> str:
    """How long the one to move has got, "" if no time passes."""
    return "" if table.clock.deadline is None else words("time-runs-out", when=stamp(table.clock.deadline))


def next_deal(table: Table, words: Words, *, told: bool) -> list[str]:
    """When it begins and (`told`) for whom it waits."""
    if table.clock.deadline is None:
        return []
    waiting = ", ".join(name_of(chair) for chair in table.chairs if not chair.ready and not chair.automatic)
    return [
        words("next-deal", when=stamp(table.clock.deadline)) + (words("not-ready", names=waiting) if waiting and told else "")
    ]


def why_ended(table: Table, words: Words) -> str:
    """Why it is over, and because of whom."""
    name = "" if table.ended_by is None else name_of(table.chairs[table.ended_by])
    return words(f"ended-{table.ended}", name=name)


def plain(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Lines for a picture: without what only a message shows."""
    return tuple(line.replace("\u2068", "").replace("\u2069", "").replace("\\", "").replace("**", "") for line in lines)


def stamp(ms: int) -> str:
    """A Discord timestamp that counts down by itself."""
    return f"<t:{-(-ms // 1000)}:R>"


def fit(content: str) -> str:
    """At most what a message holds."""
    return content if len(content) <= MOST_CONTENT else content[: MOST_CONTENT - 1] + "…"
