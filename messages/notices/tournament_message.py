"""The message of a tournament, and what a person reads of it privately."""

from collections.abc import Callable, Sequence

from locales.catalogues import Words
from messages.notices.evening_message import entry_lines, evening_game
from messages.parts.components import Button, ButtonStyle, Controls, Picker, PickerKind
from messages.parts.content import MessageContent, fit_message
from messages.parts.custom_ids import EveningPress
from messages.parts.display_names import name_of
from messages.parts.safe_names import clean_name
from renderer.posters.poster_scenes import BoardRow, BoardScene
from renderer.scene import joined_names
from tables.state.evening_times_and_limits import Evening
from tables.tournaments.public_tournament import RUNNING, Call, PublicTournament, Stage, Standing

SHOWN = 10  # lines of the standing in the picture


def tournament_content(seen: PublicTournament, words: Words) -> MessageContent:
    """Return the message: the stage, the leaders as a picture, and the buttons."""
    plan, running = seen.plan, seen.stage in RUNNING
    lines = [
        words("tournament-title", game=evening_game(plan, words), rounds=plan.rounds),
        stage_line(seen, words),
    ]
    if seen.stage is Stage.ENDED and seen.standings:
        best = [line for line in seen.standings if line.place == 1]
        names = joined_names([name_of(line) for line in best], words)
        lines.append(words("tournament-won", names=names, score=percent(best[0].score)))
    if running:
        lines.append(words("tournament-people", count=seen.people))
        lines += [f"-# {words('tournament-how')}"] if seen.is_open else []
        lines += entry_lines(plan, words)
    scene = standing_scene(seen, words) if seen.standings else None
    controls = running_controls(seen, words) if running else ended_controls(seen, words)
    return MessageContent(fit_message("\n".join(lines)), controls, scene)


def round_call_content(
    plan: Evening, call: Call, number: int, names: str, due: int, words: Words
) -> MessageContent:
    """Return the message that mentions people of a round, with the button that shows them their
    tiles. `names` are mentions, `due` is when the round ends.
    """
    key = "tournament-call" if number == 1 else "tournament-call-again"
    text = words(
        "tournament-hurry" if call is Call.AWAITED else key,
        names=names,
        game=evening_game(plan, words),
        round=number,
        rounds=plan.rounds,
        when=f"<t:{due // 1000}:R>",
    )
    return MessageContent(text, ((hand_button(plan.id, words),),))


def stage_line(seen: PublicTournament, words: Words) -> str:
    """Return what happens now, and until when."""
    number = seen.round if seen.stage is Stage.ROUND else min(seen.round + 1, seen.plan.rounds)
    return words(
        f"tournament-{seen.stage}",
        round=number,
        rounds=seen.plan.rounds,
        when=f"<t:{(seen.due or 0) // 1000}:R>",
    )


def running_controls(seen: PublicTournament, words: Words) -> Controls:
    """Return the buttons while a tournament is played."""
    enter = Button(EveningPress(seen.plan.id, "enter"), words("button-evening-enter"))
    return (
        (
            hand_button(seen.plan.id, words),
            *((enter,) if seen.is_open else ()),
            Button(EveningPress(seen.plan.id, "more"), words("button-menu")),
        ),
    )


def hand_button(plan: str, words: Words) -> Button:
    """Return the button that shows a person their tiles."""
    return Button(EveningPress(plan, "hand"), words("button-hand"), ButtonStyle.SUCCESS)


def ended_controls(seen: PublicTournament, words: Words) -> Controls:
    """Return the button that opens the deals, once a tournament is over."""
    if not seen.finished:
        return ()
    return ((Button(EveningPress(seen.plan.id, "deals"), words("button-evening-deals")),),)


def standing_scene(seen: PublicTournament, words: Words) -> BoardScene:
    """Return the picture of the leaders."""
    rows = tuple(
        BoardRow(line.place, clean_name(line.name), line.score, clean_name(line.username))
        for line in seen.standings[:SHOWN]
    )
    after = words("tournament-after", round=seen.finished, rounds=seen.plan.rounds)
    return BoardScene(
        "tournament",
        rows,
        words,
        game=seen.plan.game,
        heading=after,
        members=len(seen.standings),
    )


def own_line(seen: PublicTournament, user: int, words: Words) -> str:
    """Return how the last finished round went for a person, and how they stand."""
    line = seen.own(user)
    if line is None:
        return words("tournament-no-round")
    return words(
        "tournament-own",
        round=seen.finished,
        last=percent(line.last),
        score=percent(line.score),
        place=line.place,
        count=len(seen.standings),
    )


def own_result(seen: PublicTournament, user: int, words: Words) -> str:
    """Return what a person reads between two rounds: their result, and what comes next."""
    lines = [own_line(seen, user, words)] if seen.finished else []
    lines.append(stage_line(seen, words))
    return "\n".join(lines)


def more_content(
    seen: PublicTournament, user: int, words: Words, *, is_in: bool, awaited: Sequence[int] | None
) -> MessageContent:
    """Return the page behind *More*: the own result, the way of counting, and rarer buttons.

    `awaited` are the slow players, if the reader may manage the tournament; else None.
    """
    lines = [own_line(seen, user, words)] if seen.finished else []
    lines += [words("tournament-counting"), *map(standing_text(words), seen.standings[:SHOWN])]
    buttons = []
    if is_in:
        buttons.append(Button(EveningPress(seen.plan.id, "out"), words("button-evening-out")))
    rows: Controls = ()
    if awaited is not None:
        if awaited:
            names = words.listed([f"<@{other}>" for other in awaited[:SHOWN]])
            lines.append(words("tournament-awaited", names=names))
        rows = (
            Picker(
                EveningPress(seen.plan.id, "remove"),
                PickerKind.PEOPLE,
                words("menu-tournament-remove"),
            ),
        )
        if seen.stage is not Stage.ROUND:
            verb = "resume" if seen.stage is Stage.PAUSED else "pause"
            buttons.append(
                Button(EveningPress(seen.plan.id, verb), words(f"button-evening-{verb}"))
            )
        buttons.append(
            Button(
                EveningPress(seen.plan.id, "stop"), words("button-evening-stop"), ButtonStyle.DANGER
            )
        )
    rows = (*rows, tuple(buttons)) if buttons else rows
    return MessageContent(fit_message("\n".join(lines)), rows)


def standing_text(words: Words) -> Callable[[Standing], str]:
    """Return the function that writes a line of the standing."""

    def line_of(line: Standing) -> str:
        return words(
            "tournament-line", place=line.place, name=name_of(line), score=percent(line.score)
        )

    return line_of


def percent(score: int) -> str:
    """Return thousandths as per cent in figures, without the sign."""
    return str((score + 5) // 10)
