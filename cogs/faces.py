"""What a message about a table says and offers: text, buttons and the scene of its picture. Pure functions of the table."""

from dataclasses import dataclass
from typing import TypeVar

import discord

from cogs.hand_items import MOST_OPTIONS, OTHER, ActionMenu, ActionPress
from cogs.narration import clean, labelled, name_of, outcome, rules_changed, rules_in_force, stakes_known, story, who
from cogs.table_items import TablePress
from games import GAMES, codec
from games.chance import commitment
from games.core import Action, Seat, View
from games.line import Play
from games.stakes import Stake
from locales.catalogues import Words
from renderer.scene import HandScene, Plate, TableScene, gain
from tables.table import Phase, Presence, Table, view

T = TypeVar("T")
MOST_CONTENT = 2000  # characters of a message
TOLD = 4  # events that the table message tells
TOKEN_SECONDS = 15 * 60  # Discord lets a private message be kept up to date so long after a press
PLAYS_ON_BUTTONS = 15  # more go into a menu
SECONDARY = ("stake", "add", "raise")  # kinds of actions that do not end a turn
STYLES = {
    "play": discord.ButtonStyle.primary,
    "accept": discord.ButtonStyle.success,
    "refuse": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Face:
    """A message about a table."""

    content: str
    view: discord.ui.View
    scene: TableScene | HandScene | None


def table_face(table: Table, words: Words) -> Face:
    """The message in the channel: public facts only."""
    rules = GAMES[table.game]
    title = words(f"game-{table.game}")
    seen = view(table, rules, None)
    content = {
        Phase.LOBBY: lobby_text,
        Phase.PLAYING: playing_text,
        Phase.PAUSE: pause_text,
        Phase.CLOSED: ended_text,
        Phase.VOID: ended_text,
    }[table.phase](table, seen, words)
    chairs: tuple[Plate | None, ...] = plates(table)
    notes: tuple[str, ...] = ()
    if table.phase is Phase.LOBBY:
        chairs += (None,) * (rules.players[-1] - len(table.chairs))
        notes = (words("lobby-note", seated=len(table.chairs), most=rules.players[-1]),)
    return Face(
        fit(f"**{title}** {content}"), table_buttons(table, words), TableScene(chairs, title, words, seen, notes, table.game)
    )


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


def lobby_text(table: Table, _: View | None, words: Words) -> str:
    """Before the first deal."""
    seated = ", ".join(who(chair, words) for chair in table.chairs)
    players = GAMES[table.game].players
    count = len(table.chairs)
    lines = [
        words("lobby-open", host=f"<@{table.host}>"),
        words("lobby-seated", seated=seated, count=count, most=players[-1]),
        words("lobby-wanted", missing=max(0, players[0] - count), free=players[-1] - count, most=players[-1]),
        f"-# {rules_in_force(table, words)}",
        f"-# {words('sealed', seal=commitment(table.secret))}",
    ]
    if table.deadline is not None:
        lines.append(f"-# {words('lobby-closes', when=stamp(table.deadline))}")
    return "\n".join(lines)


def playing_text(table: Table, seen: View | None, words: Words) -> str:
    """Whose turn it is, until when, and what has just happened."""
    assert seen is not None
    lines = [
        words("deal-number", number=seen.deal) + ("" if table.for_chips or not GAMES[table.game].for_chips else words("honour"))
    ]
    due = [seat for seat, one in enumerate(seen.seats) if one.due]
    if due:
        names = ", ".join(who(table.chairs[seat], words) for seat in due)
        computers = all(table.chairs[seat].automatic for seat in due)
        lines.append(words("turn-of-computer", name=names) if computers else words("turn-of", name=names) + until(table, words))
    lines += [f"> {line}" for line in story(table.story, table, words, TOLD)]
    if table.closing:
        lines.append(f"-# {words('closing-note')}")
    if rules := rules_changed(table, words):
        lines.append(f"-# {words('rules-changed', rules=rules)}")
    return "\n".join(lines)


def pause_text(table: Table, seen: View | None, words: Words) -> str:
    """How the deal ended, and when the next one begins."""
    assert seen is not None
    lines = [words("deal-number", number=seen.deal), *outcome(table, seen, words)]
    return "\n".join([*lines, *next_deal(table, words, told=True)])


def next_deal(table: Table, words: Words, *, told: bool) -> list[str]:
    """When it begins and (`told`) for whom it waits."""
    if table.deadline is None:
        return []
    waiting = ", ".join(name_of(chair) for chair in table.chairs if not chair.ready and not chair.automatic)
    return [words("next-deal", when=stamp(table.deadline)) + (words("not-ready", names=waiting) if waiting and told else "")]


def until(table: Table, words: Words) -> str:
    """How long the one to move has got, "" if no time passes."""
    return "" if table.deadline is None else words("time-runs-out", when=stamp(table.deadline))


def ended_text(table: Table, seen: View | None, words: Words) -> str:
    """Why it is over, who leaves with what, and the secret that lets anybody check the deals."""
    lines = [words(f"ended-title-{table.phase.value}"), why_ended(table, words)]
    if seen is not None and table.deals:
        if table.phase is Phase.CLOSED:
            lines += outcome(table, seen, words)
        if GAMES[table.game].for_chips:
            nets = [
                f"{name_of(chair)} **{gain(stack - chair.paid_in)}**"
                for chair, stack in zip(table.chairs, table.stacks, strict=True)
            ]
            if table.deals > 1 or table.phase is Phase.VOID:  # else the last deal has just said the same
                lines.append(words("session-nets", deals=table.deals, nets=" · ".join(nets)))
        else:
            wins = [f"{name_of(chair)} **{one.wins}**" for chair, one in zip(table.chairs, seen.seats, strict=True)]
            lines.append(words("session-wins", deals=table.deals, wins=" · ".join(wins)))
        cuts = ",".join(map(str, table.cuts))
        lines.append(f"-# {words('unsealed', secret=table.secret.hex(), cuts=cuts)}")
    return "\n".join(lines)


def why_ended(table: Table, words: Words) -> str:
    """Why it is over, and because of whom."""
    name = "" if table.ended_by is None else name_of(table.chairs[table.ended_by])
    return words(f"ended-{table.ended}", name=name)


def table_buttons(table: Table, words: Words) -> discord.ui.View:
    """What everybody may press; what only the host may do says so when somebody else presses it."""
    styles = discord.ButtonStyle
    layout: dict[Phase, list[tuple[str, discord.ButtonStyle, int]]] = {
        Phase.LOBBY: [
            ("join", styles.success, 0),
            ("leave", styles.secondary, 0),
            ("computer", styles.secondary, 0),
            ("howto", styles.secondary, 1),
            ("rules", styles.secondary, 1),
            ("start", styles.primary, 1),
            ("close", styles.danger, 1),
        ],
        Phase.PLAYING: [
            ("hand", styles.primary, 0),
            ("howto", styles.secondary, 0),
            ("leave", styles.secondary, 0),
            ("close", styles.secondary, 0),
        ],
        Phase.PAUSE: [
            ("ready", styles.success, 0),
            ("hand", styles.secondary, 0),
            ("howto", styles.secondary, 0),
            ("leave", styles.secondary, 0),
            ("close", styles.secondary, 0),
        ],
    }
    buttons = discord.ui.View(timeout=None)
    for verb, style, row in layout.get(table.phase, []):
        key = "button-close-after" if verb == "close" and table.phase is Phase.PLAYING else f"button-{verb}"
        buttons.add_item(TablePress(table.id, verb, words(key), style, row))
    return buttons


def hand_face(table: Table, seat: Seat, words: Words, where: str | None) -> Face:
    """A person's own hand: for a DM, where `where` names server, channel and table, or (None) for a private answer at the table.
    Never for a channel."""
    rules = GAMES[table.game]
    title = words(f"game-{table.game}")
    seen = view(table, rules, seat)
    number = "" if seen is None else words("deal-number", number=seen.deal)
    lines = [f"**{title}** {number if where is None else f'· {where}'}"]
    if seen is None or not table.live:
        lines.append(words("hand-lobby") if table.live else why_ended(table, words))
        if table.phase is Phase.CLOSED and seen is not None:  # the last deal was never seen in a pause
            lines += outcome(table, seen, words)
        if not table.live and seen is not None and GAMES[table.game].for_chips and table.deals:
            lines.append(words("hand-net", net=gain(table.stacks[seat] - table.chairs[seat].paid_in)))
        return Face(fit("\n".join(lines)), discord.ui.View(timeout=None), None)
    news = tuple(story(table.story[table.chairs[seat].read :], table, words, 6))
    if table.phase is Phase.PAUSE:
        lines += outcome(table, seen, words)
        buttons = discord.ui.View(timeout=None)
        if not table.chairs[seat].ready:
            buttons.add_item(TablePress(table.id, "ready", words("button-ready"), discord.ButtonStyle.success))
        lines += next_deal(table, words, told=table.chairs[seat].ready)
        return Face(fit("\n".join(lines)), buttons, HandScene(seen, plates(table), title, words, plain(news)))
    if seen.seats[seat].due:
        lines.append(words("your-turn") + until(table, words))
    else:  # the hand is not painted anew with every move of others, so it does not say whose turn it is
        lines.append(words("not-your-turn"))
    lines += stake_notes(table, seat, seen, words)
    lines += [f"> {line}" for line in news]
    if where is None and table.manners.turn_seconds * 2 > TOKEN_SECONDS:
        lines.append(f"-# {words('hand-fresh')}")
    return Face(
        fit("\n".join(lines)),
        action_buttons(table, seat, seen, words),
        HandScene(seen, plates(table), title, words, plain(news)),
    )


def stake_notes(table: Table, seat: Seat, seen: View, words: Words) -> list[str]:
    """What a hand says about stakes: due, possible, or, for the banker, who has staked."""
    if seen.must_stake:
        return [words("your-stake-first")]
    if seen.limits is not None and any(isinstance(action, Stake) for action in seen.legal):
        low, high = seen.limits
        return [f"-# {words('your-stake-open', low=low, high=high)}"]
    if seen.limits is not None and seen.seats[seat].banker and seen.seats[seat].due:
        return [f"-# {words('your-bank', stakes=stakes_known(table, seen, words))}"]
    return []


def action_buttons(table: Table, seat: Seat, seen: View, words: Words) -> discord.ui.View:
    """Buttons for exactly the legal actions; kinds of which there are many become menus."""
    buttons = discord.ui.View(timeout=None)
    acts = table.chairs[seat].acts
    numbers = {tile: number for number, tile in enumerate(hand_order(seen), start=1)}
    kinds: dict[str, list[Action]] = {}
    for action in seen.legal:
        kinds.setdefault(action.verb, []).append(action)
    row = 0
    # What ends the turn first, then stakes and the like: the row a thumb finds is the one most often needed.
    for verb in sorted(kinds, key=lambda kind: kind in SECONDARY):
        of_kind = kinds[verb]
        if verb == "play":
            of_kind = sorted(of_kind, key=lambda one: (numbers[one.tile], one.end) if isinstance(one, Play) else (0, ""))
        rows = -(-len(of_kind) // 5)
        width = -(-len(of_kind) // rows)  # six are three and three, not five and one
        texts = [codec.write(action) for action in of_kind]
        labels = [
            labelled(action, table, words, numbers.get(action.tile) if isinstance(action, Play) else None) for action in of_kind
        ]
        if len(of_kind) <= (PLAYS_ON_BUTTONS if verb == "play" else 5) and row + rows <= 4:
            for place, (text, label) in enumerate(zip(texts, labels, strict=True)):
                style = STYLES.get(verb, discord.ButtonStyle.primary if seen.must_stake else discord.ButtonStyle.secondary)
                buttons.add_item(ActionPress(table.id, acts, text, label, style, row + place // width))
            row += rows
        else:
            options = [discord.SelectOption(label=label, value=text) for text, label in zip(texts, labels, strict=True)]
            if len(options) > MOST_OPTIONS:
                options = spread(options, MOST_OPTIONS - 1)
                options.append(discord.SelectOption(label=words("form-other"), value=OTHER))
            buttons.add_item(ActionMenu(table.id, acts, verb, options, words(f"menu-{verb}"), row))
            row += 1
    return buttons


def hand_order(seen: View) -> list[int]:
    """The viewer's tiles in the order of the picture's numbers."""
    from renderer.hand import order

    assert seen.viewer is not None
    return list(order(seen.seats[seen.viewer].hand or ()))


def spread(values: list[T], most: int) -> list[T]:
    """At most so many of them, evenly, the first and the last included."""
    return [values[round(place * (len(values) - 1) / (most - 1))] for place in range(most)]


def plain(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Lines for a picture: without what only a message shows."""
    return tuple(line.replace("\u2068", "").replace("\u2069", "").replace("\\", "").replace("**", "") for line in lines)


def stamp(ms: int) -> str:
    """A Discord timestamp that counts down by itself."""
    return f"<t:{-(-ms // 1000)}:R>"


def fit(content: str) -> str:
    """At most what a message holds."""
    return content if len(content) <= MOST_CONTENT else content[: MOST_CONTENT - 1] + "…"
