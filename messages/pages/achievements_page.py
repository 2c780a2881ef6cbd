"""A page of a member's achievements."""

from dataclasses import dataclass, replace

from locales.catalogues import Words
from messages.parts.components import Button, Controls
from messages.parts.content import MessageContent, fit_message
from messages.parts.custom_ids import AchievementsPress
from messages.parts.safe_names import clean_name, escaped_name
from renderer.posters.poster_scenes import AchievementsScene
from renderer.scene import Medal
from tables.people.people import MemberName


@dataclass(frozen=True, slots=True)
class AchievementsPage:
    """Contents of a page."""

    member: int  # user id
    name: MemberName
    medals: tuple[Medal, ...]  # all there are, in the order of the house
    number: int = 1  # a page that does not exist is the nearest that does


def achievements_content(page: AchievementsPage, words: Words, *, pictured: bool, told: bool) -> MessageContent:
    """Return the page: as a picture if it may have one (`pictured`), and with all lines as text (`told`)."""
    name, username = clean_name(page.name.name), clean_name(page.name.username)
    scene = AchievementsScene(page.medals, name, words, username)
    scene = replace(scene, page=max(1, min(page.number, scene.pages)))
    shown = escaped_name(name or username or words("picture-board-nobody"))
    lines = [words("achievements-title", name=shown, earned=scene.earned, all=len(page.medals))]
    lines += [medal_line(medal, words) for medal in scene.shown] if told else []
    lines.append(words("achievements-hint"))
    controls = page_controls(page.member, scene.page, scene.pages, words)
    return MessageContent(fit_message("\n".join(lines)), controls, scene if pictured else None)


def medal_line(medal: Medal, words: Words) -> str:
    """Return an achievement as text."""
    title, how = words(f"achievement-{medal.key}"), medal.how(words)
    if medal.steps and not medal.earned:
        return words("achievements-steps", title=title, steps=medal.steps, goal=medal.goal, how=how)
    return words("achievements-earned" if medal.earned else "achievements-open", title=title, how=how)


def page_controls(member: int, number: int, pages: int, words: Words) -> Controls:
    """Return the buttons: back and on."""
    return (
        (
            Button(AchievementsPress(member, max(1, number - 1), "back"), words("button-board-back"), disabled=number == 1),
            Button(AchievementsPress(member, min(pages, number + 1), "on"), words("button-board-on"), disabled=number == pages),
        ),
    )
