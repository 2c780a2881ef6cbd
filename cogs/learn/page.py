"""The steps of a lesson as its learner sees them.

The picture and controls of a real hand, and what to do with them.
"""

from dataclasses import dataclass, replace
from typing import Annotated

from cogs.learn.lessons import LESSONS, NEXT, READY, YOU, Moment
from games.core import End
from games.game import Declaration
from games.parts import tiles
from locales.catalogues import Words
from messages.parts import custom_ids as ids
from messages.parts.components import (
    BUTTONS_PER_ROW,
    Button,
    ButtonStyle,
    Controls,
    Menu,
    MenuEntry,
    Row,
)
from messages.parts.content import MessageContent, fit_message
from messages.parts.custom_ids import ActionText, CustomId, LearnPress, Verb
from messages.parts.display_names import game_title
from messages.play.action_controls import hand_order
from messages.play.hand_message import hand_content
from messages.play.instructions import toss_lines
from messages.play.round_result import result_lines
from messages.play.table_message import table_content


@dataclass(frozen=True, slots=True)
class LearnMenu(CustomId):
    """The menu of games that have a lesson."""

    letter = "q"
    what: Annotated[str, "games"] = "games"


@dataclass(frozen=True, slots=True)
class LessonPress(CustomId):
    """A button in a lesson.

    `taken` holds the steps done so far (`cogs.learn.lessons.Moment`): the only state of a lesson.
    """

    letter = "k"
    game: Annotated[str, r"[a-z0-9-]{1,20}"]
    taken: Annotated[str, r"[0-9a-z]{0,9}"]
    action: ActionText


@dataclass(frozen=True, slots=True)
class LessonMenu(CustomId):
    """A menu in a lesson: of actions with the same verb, or of tiles for one action."""

    letter = "j"
    game: Annotated[str, r"[a-z0-9-]{1,20}"]
    taken: Annotated[str, r"[0-9a-z]{0,9}"]
    verb: Verb


def lesson_content(
    moment: Moment, words: Words, tried: str = "", refused: str = "", *, playable: bool = False
) -> MessageContent:
    """Return a step of a lesson, with the hand or, in a step that is only read, the table.

    `tried` is the action that was pressed if it does not lead on: the rules refuse it (`refused`
    says why), or another action teaches more. `playable`: a table may be opened in the learner's
    channel.
    """
    own_table, step = moment.own_table, moment.step
    hand = hand_content(own_table, words, None)
    controls = lesson_controls(hand.controls, moment, words)
    lines = [
        words(
            "lesson-title",
            game=words(f"game-{moment.lesson.game}"),
            number=len(moment.taken) + 1,
            count=len(moment.lesson.steps) + 1,
        )
    ]
    if not own_table.seen.dealing:
        lines += result_lines(own_table.public, own_table.seen, words)
    if step is None:
        lines.append(words(f"lesson-{moment.lesson.game}-end"))
        return MessageContent(
            fit_message("\n".join(lines)),
            end_controls(moment.lesson.game, words, playable),
            hand.scene,
        )
    scene = table_content(own_table.public, words).scene if step.takes == (NEXT,) else hand.scene
    lines += toss_lines(own_table.seen, YOU, words)[:1] if own_table.seen.seats[YOU].claim else []
    lines.append(words(f"lesson-{step.says}"))
    if tried:
        lines.append(f"> {correction_text(moment, controls, tried, refused, words)}")
    return MessageContent(fit_message("\n".join(lines)), controls, scene)


def correction_text(
    moment: Moment, controls: Controls, tried: str, refused: str, words: Words
) -> str:
    """Return why the action that was tried is wrong in this position, and what to press instead."""
    step, view = moment.step, moment.own_table.seen
    assert step is not None
    verb, _, rest = tried.partition(" ")
    if refused and verb == "play" and [end for end, _ in view.ends] == [End.LEFT, End.RIGHT]:
        refused = words(
            "lesson-does-not-fit",
            tile=rest.partition(" ")[0],
            a=view.numbers[0],
            b=view.numbers[-1],
        )
    why = refused or words(f"lesson-{step.says}.why")
    return f"{why}{words.language.space}{advice_text(controls, step.takes[0], words)}"


def advice_text(controls: Controls, action: str, words: Words) -> str:
    """Return which button does an action, or which entry or tiles to choose in a menu."""
    buttons = {
        button.id.action: button.label
        for row in controls
        if isinstance(row, tuple)
        for button in row
        if isinstance(button.id, LessonPress)
    }
    if action in buttons:
        return words("lesson-press", label=buttons[action])
    entries = {
        entry.value: entry.label
        for row in controls
        if isinstance(row, Menu)
        for entry in row.entries
    }
    return words("lesson-choose", label=entries.get(action, " + ".join(action.split(" ")[1:])))


def lesson_controls(hand: Controls, moment: Moment, words: Words) -> Controls:
    """Return the controls of a hand, changed to lead through the lesson.

    They include tempting tiles that do not fit.
    """
    step = moment.step
    if step is None:
        return ()
    if step.takes == (NEXT,):
        return (
            (Button(lesson_press(moment, NEXT), words("button-lesson-next"), ButtonStyle.SUCCESS),),
        )
    rows: list[Row] = [row for row in (lesson_row(row, moment) for row in hand) if row]
    numbers = {
        tiles.NAMES[tile]: number
        for number, tile in enumerate(hand_order(moment.own_table), start=1)
    }
    tempting = tuple(
        Button(lesson_press(moment, f"play {tile} left"), f"{numbers[tile]} · {tile}")
        for tile in step.tempts
    )
    room = {
        number: row
        for number, row in enumerate(rows)
        if isinstance(row, tuple) and len(row) + len(tempting) <= BUTTONS_PER_ROW
    }
    if not tempting or not room:
        return (*rows, tempting) if tempting else tuple(rows)
    playing = [
        number
        for number, row in room.items()
        for button in row
        if isinstance(button.id, LessonPress) and button.id.action.startswith("play ")
    ]
    number = playing[-1] if playing else min(room)  # after all playable tiles
    rows[number] = (*room[number], *tempting)
    return tuple(rows)


def lesson_row(row: Row, moment: Moment) -> Row:
    """Return a row of a hand changed for a lesson.

    Buttons of the table rather than of its rules go.
    """
    if isinstance(row, Menu):
        assert isinstance(row.id, ids.ActionMenu | ids.PickMenu)
        return replace(row, id=LessonMenu(moment.lesson.game, moment.taken, row.id.verb))
    if not isinstance(row, tuple):
        return ()
    found: list[Button] = []
    for button in row:
        if isinstance(button.id, ids.HandButton):
            found.append(replace(button, id=lesson_press(moment, button.id.action)))
        elif isinstance(button.id, ids.TablePress) and button.id.verb == READY:
            found.append(replace(button, id=lesson_press(moment, READY)))
    return tuple(found)


def lesson_press(moment: Moment, action: str) -> LessonPress:
    """Return the id of a button that tries an action."""
    return LessonPress(moment.lesson.game, moment.taken, action)


def end_controls(game: str, words: Words, playable: bool) -> Controls:
    """Return the buttons after a lesson."""
    play = (
        (Button(LearnPress("play", game), words("button-now"), ButtonStyle.SUCCESS),)
        if playable
        else ()
    )
    return (
        (
            *play,
            Button(LearnPress("begin", game), words("button-lesson-again")),
            Button(LearnPress("rules", game), words("button-howto")),
            Button(LearnPress("games"), words("button-lesson-other")),
        ),
    )


def lesson_choice_content(games: tuple[Declaration, ...], words: Words) -> MessageContent:
    """Return a menu of those of these games that have a lesson."""
    entries = tuple(
        MenuEntry(game.key, game_title(game, words)) for game in games if game.key in LESSONS
    )
    return MessageContent(words("lesson-games"), (Menu(LearnMenu(), entries, words("menu-learn")),))
