"""Finished deals once more: what a replay shows and says, and whether deals agree with the seal."""

from collections.abc import Sequence

from games.core import Event, Fate, SeatView
from locales.catalogues import Words
from messages.content import onlookers, plain, plates
from messages.narration import kebab, told, values_of
from renderer.drawing.theme import PLAIN, Style
from renderer.replays import Held, ReplayScene
from renderer.scene import TableScene
from tables.public import PublicTable, ReplayStep


def replay_text(table: PublicTable, deal: int, words: Words) -> str:
    """Which deal of which table it is, and whether hands are open."""
    title = words("replay", title=words(f"game-{table.game.key}"), number=deal, code=table.id)
    return f"{title}\n-# {words('replay-closed' if table.live else 'replay-open')}"


def replay_scene(steps: Sequence[ReplayStep], words: Words, style: Style = PLAIN) -> ReplayScene:
    """A picture for everything that has changed what the whole room sees."""
    scenes: list[TableScene] = []
    hands: list[tuple[Held, ...]] = []
    moves: list[str] = []
    for step in steps:
        table = step.table
        if scenes:  # how it was dealt is seen
            moves += [move for event in step.events if (move := in_short(event, table, words))]
        if scenes and scenes[-1].view == table.view:
            continue
        title = words(f"game-{table.game.key}")
        scenes.append(TableScene(table.game, plates(table), title, words, table.view, (), style, onlookers(table)))
        if step.hands:
            hands.append(tuple(map(held, step.hands)))
    return ReplayScene(tuple(scenes), tuple(moves), tuple(hands))


def held(seat: SeatView) -> Held:
    """The tiles in a hand, and those laid face down."""
    return Held(seat.hand or (), seat.claim.tiles or () if seat.claim and seat.claim.fate is Fate.OPEN else ())


def in_short(event: Event, table: PublicTable, words: Words) -> str:
    """An event in as few words as possible, "" for one that is not worth any."""
    if event.decides:  # told with the result
        return ""
    key = f"replay-{kebab(type(event).__name__)}"
    text = words(key, **values_of(event, table, words)) if words.has(key) else told(event, table, words)
    return plain((text,))[0].rstrip(".")


def verdict(table: PublicTable, wrong: int | None, words: Words) -> str:
    """One sentence on an ended table (`wrong`: see `tables.replay.disagreement`), and the numbers with which anybody can repeat
    it."""
    unsealed = table.unsealed
    assert unsealed is not None
    if wrong is None:
        said = words("verified", deals=table.deals)
    else:
        said = words("verified-not", deal=wrong) if wrong else words("verified-seal")
    facts = words(
        "verified-facts",
        title=words(f"game-{table.game.key}"),
        code=table.id,
        seal=table.seal,
        secret=unsealed.secret,
        cuts=",".join(map(str, unsealed.cuts)),
        seed=unsealed.seed,
    )
    return f"{said}\n{facts}"
