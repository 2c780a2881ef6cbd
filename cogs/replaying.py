"""Finished deals once more: which ones there are, what a replay shows, how it is answered.

Before the session has ended nothing is shown but what everybody has seen: the secret serves to repeat the deals in here and does
not leave."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from io import BytesIO

import discord

from cogs.house import House
from delivery.answers import say
from games import GAMES
from games.core import Event, Fate
from games.parts.austrian import DealTied, DealWon
from games.parts.chance import commitment, deal_seed
from games.parts.line import Drew, Passed, Played
from locales.catalogues import Words
from messages.content import onlookers, plain, plates
from messages.narration import told, values_of
from messages.style import Reader, private_style
from renderer.drawing.theme import PLAIN, Style
from renderer.replays import Held, ReplayScene
from renderer.scene import TableScene
from tables.people import Person
from tables.public import Presence
from tables.replay import Company, Moment, company, deal_of, finished
from tables.store import LogEntry, Newer, Unreadable
from tables.table import Onlooker, Refused, Table

LATELY = 5  # tables of a channel that are looked through for one with a finished deal
RESULT = (DealWon, DealTied)  # told with the result
SHORT = {Played: "replay-played", Passed: "replay-passed", Drew: "replay-drew"}  # events with few words


async def wanted(house: House, interaction: discord.Interaction, code: str) -> Table:
    """The table with this code, or, if it is "", the newest one of the channel with a finished deal. Raises `Refused`."""
    if code:
        return await coded(house, interaction, code)
    for table in await lately(house, interaction):
        if finished(table):
            return table
    raise Refused("no-replay")


async def coded(house: House, interaction: discord.Interaction, code: str) -> Table:
    """The table of this server with this code. Raises `Refused`."""
    code = code.strip().casefold()
    try:
        table = await house.store.table(code)
    except Unreadable:
        raise Refused("replay-older") from None
    if table is None or table.guild != interaction.guild_id:
        raise Refused("replay-table", code="".join(sign for sign in code if sign.isalnum())[:8])
    return table


async def lately(house: House, interaction: discord.Interaction) -> list[Table]:
    """The newest tables of the channel that can be read. Raises `Refused` ("replay-older") if there are some, but none can."""
    assert interaction.channel_id is not None
    tables: list[Table] = []
    ids = await house.store.newest_in(interaction.channel_id, LATELY)
    for table_id in ids:
        try:
            table = await house.store.table(table_id)
        except (Unreadable, Newer):
            continue
        if table is not None:
            tables.append(table)
    if ids and not tables:
        raise Refused("replay-older")
    return tables


async def show(house: House, interaction: discord.Interaction, table: Table, deal: int | None) -> None:
    """Answer a deferred interaction with a deal of this table (None: the last finished one). Raises `Refused`."""
    deals = finished(table)
    if not deals:
        raise Refused("no-replay")
    number = deals if deal is None else deal
    if not 1 <= number <= deals:
        raise Refused("replay-deal", deal=number, deals=deals)
    words = house.words(interaction)
    log = await house.store.log(table.id)
    people = {}
    for user in {entry.by for entry in log if entry.by is not None}:  # among them all who have left, and the gallery
        if person := await house.store.person(user):
            people[user] = person
    style = await private_style(house.store, table.guild, interaction.user.id)
    seen_by = Reader(interaction.locale.value, style)
    picture = await house.replay_worker.replay(table, log, number, people, seen_by, interaction.filesize_limit)
    lines = [
        words("replay", title=words(f"game-{table.game}"), number=number, code=table.id),
        f"-# {words('replay-closed' if table.live else 'replay-open')}",
    ]
    file = discord.File(BytesIO(picture.data), picture.file_name(f"replay-{table.id}-{number}"), description=picture.alt)
    await interaction.edit_original_response(content="\n".join(lines), attachments=[file])


def scene(
    table: Table, log: Sequence[LogEntry], deal: int, people: Mapping[int, Person], words: Words, style: Style = PLAIN
) -> ReplayScene:
    """A finished deal out of the log."""
    return composed(table, deal_of(log, table.secret, deal), company(table, log), people, words, style)


def composed(
    table: Table,
    moments: Sequence[Moment],
    sitting: Mapping[int, Company],
    people: Mapping[int, Person],
    words: Words,
    style: Style = PLAIN,
) -> ReplayScene:
    """A step for everything that has changed what the whole room sees."""
    rules = GAMES[table.game]
    title = words(f"game-{table.game}")
    steps: list[TableScene] = []
    hands: list[tuple[Held, ...]] = []
    moves: list[str] = []
    for moment in moments:
        then = as_then(table, sitting[moment.version], people)
        if steps:  # how it was dealt is seen
            moves += [move for event in moment.events if (move := in_short(event, then, words))]
        seen = rules.view(moment.state, None)
        if steps and steps[-1].view == seen:
            continue
        steps.append(TableScene(plates(then), title, words, seen, (), table.game, style, onlookers(then)))
        if not table.live:
            hands.append(held(then, moment))
    return ReplayScene(tuple(steps), tuple(moves), tuple(hands))


def as_then(table: Table, sitting: Company, people: Mapping[int, Person]) -> Table:
    """The table with those on its chairs and in its gallery who sat there then."""
    chairs = []
    for seat, (now, user) in enumerate(zip(table.chairs, sitting.users, strict=True)):
        chair = replace(now, presence=Presence.AWAY if seat in sitting.away else Presence.HERE)
        if user != now.user and user is not None:
            person = people.get(user)
            chair = replace(chair, user=user, name=person.name if person else "", username=person.username if person else "")
        chairs.append(chair)
    gallery = tuple(
        Onlooker(user, person.name if (person := people.get(user)) else "", person.username if person else "")
        for user in sitting.gallery
    )
    return replace(table, chairs=tuple(chairs), gallery=gallery)


def held(table: Table, moment: Moment) -> tuple[Held, ...]:
    """What everybody held; only for a session that has ended."""
    rules = GAMES[table.game]
    own = [rules.view(moment.state, seat).seats[seat] for seat in range(len(table.chairs))]
    return tuple(Held(one.hand or (), one.claim.tiles or () if one.claim and one.claim.fate is Fate.OPEN else ()) for one in own)


def in_short(event: Event, table: Table, words: Words) -> str:
    """An event in as few words as possible, "" for one that is not worth any."""
    if isinstance(event, RESULT):
        return ""
    key = SHORT.get(type(event))
    text = words(key, **values_of(event, table, words)) if key else told(event, table, words)
    return plain((text,))[0].rstrip(".")


async def verify(house: House, interaction: discord.Interaction, code: str) -> None:
    """Answer a deferred interaction: whether the deals of an ended table agree with its seal. Raises `Refused`."""
    if code:
        table = await coded(house, interaction, code)
    else:
        tables = [table for table in await lately(house, interaction) if table.deals]
        if not tables:
            raise Refused("no-verify")
        table = next((table for table in tables if not table.live), tables[0])
    if table.live:
        raise Refused("verify-live")
    if not table.deals:
        raise Refused("no-verify")
    log = await house.store.log(table.id)
    wrong = await house.replay_worker.disagreement(table, log)
    await say(interaction, verdict(table, wrong, house.words(interaction)))


def verdict(table: Table, wrong: int | None, words: Words) -> str:
    """One sentence, and the numbers with which anybody can repeat it."""
    if wrong is None:
        said = words("verified", deals=table.deals)
    else:
        said = words("verified-not", deal=wrong) if wrong else words("verified-seal")
    facts = words(
        "verified-facts",
        title=words(f"game-{table.game}"),
        code=table.id,
        seal=commitment(table.secret),
        secret=table.secret.hex(),
        cuts=",".join(map(str, table.cuts)),
        seed=deal_seed(table.secret, table.cuts, 1).hex(),
    )
    return f"{said}\n{facts}"
