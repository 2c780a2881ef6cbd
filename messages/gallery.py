"""What the private message of an onlooker says and offers: whom he may watch, the one hand he sees, his bet."""

from dataclasses import replace

from games import GAMES
from games.core import Participant, View
from games.parts.gallery import Rise, Wager, Watch, WatchAsked, own_bet
from locales.catalogues import Words
from messages.content import MessageContent, fit, onlookers, plates, why_ended
from messages.controls import action_controls
from messages.hand import hand_content
from messages.narration import name_of
from messages.results import outcome
from renderer.scene import HandScene
from tables.public import Phase
from tables.table import Table, view


def participant_content(table: Table, participant: Participant, words: Words, where: str | None) -> MessageContent:
    """The private message of anybody at a table: his hand, or what he sees as an onlooker. `where` as for `hand_content`."""
    return (
        hand_content(table, participant, words, where)
        if participant < len(table.chairs)
        else onlooker_content(table, participant, words, where)
    )


def onlooker_content(table: Table, participant: Participant, words: Words, where: str | None) -> MessageContent:
    """The message of an onlooker, or of somebody who may become one. It shows the hand behind which he sits, and no other."""
    title = words(f"game-{table.game}")
    seen = view(table, GAMES[table.game], participant)
    assert seen is not None
    number = words("deal-number", number=seen.deal)
    lines = [f"**{title}** {number if where is None else f'· {where}'}"]
    if not table.live:
        lines += [why_ended(table, words), *(outcome(table, seen, words) if table.phase is Phase.CLOSED else [])]
        return MessageContent(fit("\n".join(lines)))
    if table.phase is Phase.PAUSE:
        lines += outcome(table, seen, words)
    lines += invitation(table, participant, seen, words) if seen.viewer is None else looking_on(table, seen, words)
    scene = None
    if seen.viewer is not None:
        quiet = tuple(replace(one, due=False) for one in seen.seats)  # it is not for him to choose a tile
        scene = HandScene(replace(seen, seats=quiet), plates(table), title, words, (), gallery=onlookers(table))
    return MessageContent(fit("\n".join(lines)), action_controls(table, participant, seen, words), scene)


def invitation(table: Table, participant: Participant, seen: View, words: Words) -> list[str]:
    """For who sees no hand (yet, or any more)."""
    kinds = {type(action) for action in seen.legal}
    if Rise in kinds:
        asked = next(
            event.seat for event in reversed(table.story) if isinstance(event, WatchAsked) and event.place == participant
        )
        return [words("watch-waiting", name=name_of(table.chairs[asked]))]
    if Watch in kinds:
        consent = getattr(table.options, "watch_consent", "player")
        return [words("watch-whom", consent="yes" if consent == "player" else "no")]
    return [words("watch-over"), *about_bet(table, seen, words)]


def looking_on(table: Table, seen: View, words: Words) -> list[str]:
    """Behind whom, and what about a bet."""
    assert seen.viewer is not None
    name = name_of(table.chairs[seen.viewer])
    lines = [words("watch-here", name=name), *about_bet(table, seen, words)]
    if seen.limits is not None and any(isinstance(action, Wager) for action in seen.legal):
        low, high = seen.limits
        lines.append(words("watch-bet-open", name=name, low=low, high=high))
    elif seen.seats[seen.viewer].banker:
        lines.append(words("illegal-not-on-banker"))
    return lines


def about_bet(table: Table, seen: View, words: Words) -> list[str]:
    """What he has bet, or offered to."""
    bet = own_bet(seen)
    if bet is None:
        return []
    key = "watch-bet-on" if bet.accepted else "watch-bet-offered"
    return [words(key, chips=bet.chips, name=name_of(table.chairs[bet.seat]))]
