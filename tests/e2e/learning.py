"""A learner who plays two lessons on a phone, and takes the wrong turns that they warn of.

`tests/cogs/test_lessons.py` plays all lessons, without a page.
"""

from playwright.async_api import Locator, Page, expect

from cogs.learn.lessons import LESSONS, Lesson, Moment
from cogs.learn.page import LessonPress, lesson_content
from cogs.learn.positions import apply_press, moment
from locales.catalogues import load
from messages.parts.components import Button, Menu

WIDTH, HEIGHT = 390, 844  # of a phone
# buttons, an entry of a menu, several tiles of one, and tiles that do not fit
LEARNT = ("hungarian", "challenge")
WORDS = load().of("en")


async def learnt(page: Page) -> None:
    """Both lessons to their ends; the menu of games leads from one to the next."""
    await page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    box = page.get_by_label("Message", exact=True)
    await box.fill("/learn")
    await box.press("Enter")
    for key in LEARNT:
        choice = (
            page.locator('[data-ephemeral="true"]')
            .filter(has_text="Which game would you like to learn?")
            .last
        )
        await choice.get_by_role("button", name="Choose a game").click()
        title = WORDS(f"game-{key}")
        await page.get_by_role("option", name=title).first.click()
        message = page.locator('[data-ephemeral="true"]').filter(has_text=f"Learn {title}").last
        await pressed_through(message, LESSONS[key])
        assert await page.evaluate("document.documentElement.scrollWidth") == WIDTH
        if key != LEARNT[-1]:
            await message.get_by_role("button", name="Another game").click()


async def pressed_through(message: Locator, lesson: Lesson) -> None:
    """One lesson, a wrong tile here and there."""
    here = moment(lesson, "", "Anna", "en")
    while True:
        await expect(message).to_contain_text(
            f"step {len(here.taken) + 1} of {len(lesson.steps) + 1}"
        )
        await expect(message.locator("img[alt]").last).not_to_have_js_property("naturalWidth", 0)
        if here.step is None:
            break
        for tile in here.step.tempts[:1]:
            await message.get_by_role("button", name=f"· {tile}").last.click()
            await expect(message).to_contain_text(f"{tile} does not fit")
        await press(message, here)
        here = apply_press(here, here.step.takes[0])
    await expect(message.get_by_role("button", name="Play now")).to_be_visible()


async def press(message: Locator, here: Moment) -> None:
    """Press what the lesson advises: a button, an entry of a menu, or tiles in one."""
    wanted = here.step.takes[0]
    for row in lesson_content(here, WORDS).controls:
        for one in row if isinstance(row, tuple) else ():
            if (
                isinstance(one, Button)
                and isinstance(one.id, LessonPress)
                and one.id.action == wanted
            ):
                await message.get_by_role("button", name=one.label, exact=True).click()
                return
        if isinstance(row, Menu):
            whole = [entry.label for entry in row.entries if entry.value == wanted]
            tiles = wanted.split(" ")[1:]
            left = list(row.entries)
            await message.get_by_role("button", name=row.placeholder).click()
            for label in whole:
                await message.page.get_by_role("option", name=label).click()
                return
            for tile in tiles:
                entry = next(entry for entry in left if entry.value.endswith(f":{tile}"))
                left.remove(entry)
                await message.page.get_by_role("option", name=entry.label, exact=True).click()
            await message.page.get_by_role("button", name="Done").click()
            return
