"""Every sample in words a third longer than English: nothing is cut, too small, or overlaps.

Nothing lies in the lower left corner, which Discord covers with its ALT badge.
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import product

import pytest
from PIL import Image, ImageChops

from games import GAMES
from games.core import Ending, Layout, Result
from locales.catalogues import load
from renderer.drawing import theme
from renderer.drawing.layers import put
from renderer.hands.hand_order_and_choices import playable_series
from renderer.hands.hand_picture import MOST, picture_height
from renderer.hands.own_result_picture import is_over
from renderer.painter import Painter
from renderer.posters.final_picture import FEWEST, SHEET
from renderer.posters.poster_scenes import FinalScene, PickerScene, Scene
from renderer.replay_animation import choose_trays
from renderer.scene import ALT_BADGE, HandScene, PictureWords, Plate, TableScene
from renderer.tables.player_plates import plate_news, total_text
from renderer.tables.seating_plan import SIZE, plan_seats
from renderer.tables.train_picture import plan_yard
from tests.changed_views import changed_view
from tests.renderer.longer_words import Reading, longer
from tests.renderer.samples.buki_scenes import HOSTILE
from tests.renderer.samples.game_views import all_hands, all_tables
from tests.renderer.samples.line_games import PARTY
from tests.renderer.samples.poster_samples import finals, reveals
from tests.renderer.samples.replay_scenes import replays
from tests.renderer.samples.result_scenes import endings
from tests.renderer.samples.styled_scenes import styled_hands

SCARCE = (
    "request",
    "luxembourg6",
    "pulle-offers",
    "pulle-over",
    "challenge-toss",
    "challenge-duel",
    "hand7-stake",
    "hand-offer",
    "hand-trains",
    "ending-lost-many",
    "ending-match",
    "ending-last",
    "final",
    "final-points",
    "final-most",
)
SMALLEST_TEXT = 59  # 16 pixels on a phone that shows a picture 330 pixels wide


def corner(image: Image.Image) -> Image.Image:
    return image.crop((0, image.height - ALT_BADGE[1], ALT_BADGE[0], image.height))


def alike(image: Image.Image, ground: Image.Image) -> bool:
    """But for the shadow of something beside it."""
    assert image.size == ground.size
    return bool(
        max(ImageChops.difference(corner(image), corner(ground)).convert("L").reduce(4).tobytes())
        < 24
    )


def painted(painter: Painter, scene: Scene) -> tuple[Image.Image, Image.Image]:
    """A picture, and what it is drawn on."""
    match scene:
        case TableScene() if not (scene.view and scene.view.deal):
            sheet = painter.lobbies.lay(scene)
            image, sheet.layers[1:] = sheet.render(), []  # the room and its thing
            return image, sheet.render()
        case TableScene():
            layout = scene.view.layout if scene.view and scene.view.deal else None
            room, people = theme.table_look(scene.game, scene.style).room, len(scene.plates)
            if layout is Layout.TRAINS:
                return painter.tables.paint(scene), painter.tables.yard(room, people).convert("RGB")
            around = plan_seats(people, around=layout is Layout.DICE).around
            return painter.tables.paint(scene), painter.tables.slab(room, around).convert("RGB")
        case HandScene() if is_over(scene):
            image = painter.endings.paint(scene, ("A", "B", "C", "D", "E", "F", "G"))
            won = image.getpixel((20 + 230, 450))[0] > 60  # type: ignore[index]
            return image, painter.endings.ground(won, scene.style.contrast)
        case HandScene():
            tiles = len((scene.view.seats[2].hand) or ())
            several, scoring = (
                len(playable_series(scene.view)[: 2 if tiles > 8 else MOST]),
                any(scene.view.points),
            )
            return painter.hands.lay(scene).render(), painter.hands.rack(
                picture_height(tiles, several, scene.style, scoring=scoring), scene.style.contrast
            ).render()
        case FinalScene():
            ground = painter.finals.frames.wall(
                SIZE, theme.table_look(scene.game, scene.style).stone
            ).copy()
            sheet = painter.finals.frames.sheet(
                SHEET[2] - SHEET[0], SHEET[3] - SHEET[1], scene.style.contrast
            )
            if len(scene.curve) >= FEWEST:
                put(ground, sheet, SHEET[0], SHEET[1])
            return painter.finals.lay(scene), ground
        case _:
            raise TypeError(scene)


@pytest.fixture(scope="module")
def reading() -> Reading:
    return Reading(Painter(spare=load().of("en")))


def read(reading: Reading, name: str, scene: Scene) -> None:
    """Fail if anything lies in the corner, is too small, overlaps, or is cut (names excepted)."""
    assert alike(*painted(reading.painter, scene)), name
    people = {
        reading.painter.sprites.typeface.name(plate.name, plate.fallback, "?")
        for plate in (*PARTY, *HOSTILE)
    }
    assert not set(reading.cut) - people, name
    reading.cut.clear()
    assert name == "hand45" or min((size for _, _, size, _ in reading.texts), default=29) >= 29, (
        name
    )
    assert not reading.faults(), name


@pytest.mark.parametrize("news", ["", "scored", "gains"])
@pytest.mark.parametrize("people", range(2, 9))
def test_plates_show_every_name_and_number(
    people: int, news: str, reading: Reading, table_scenes: Mapping[str, TableScene]
) -> None:
    """A long name is cut, but not to nothing. After a deal the hands show how many tiles are left.

    Amounts are half-chips from 0 to 999½, or points.
    """
    names = tuple(Plate(f"{letter}nnamirl") for letter in "ABCDEFGH"[:people])
    for name, scoring, start in product(
        ("mid", "challenge-toss", "trains"), (False, True), range(7)
    ):
        scene = table_scenes[name]
        amounts = [(0, 1, 56, 57, 256, 257, 1999)[(start + seat) % 7] for seat in range(people)]
        seats = tuple(
            replace(
                (*scene.view.seats, *scene.view.seats)[seat],
                count=(7, 12, 28)[(start + seat) % 3],
                stack=0 if scoring else amount,
                score=amount // 2 if scoring else None,
                stake=None,
            )
            for seat, amount in enumerate(amounts)
        )
        view = changed_view(scene.view, seats=seats, limits=None)
        if news == "scored":
            view = replace(view, scored=tuple(enumerate(amounts)))
        elif news:
            result = Result(Ending.DOMINO, (0,), ((),) * people, (0,) * people, tuple(amounts))
            view = replace(view, result=result, dealing=False)
        reading.texts.clear()
        sheet = reading.painter.tables.lay(replace(scene, view=view, plates=names))
        plan = (
            plan_yard(people)
            if view.layout is Layout.TRAINS
            else plan_seats(people, around=view.layout is Layout.DICE)
        )
        for seat, chair in enumerate(plan.chairs):
            top = chair.y + chair.top
            texts = [
                text
                for drawn_on, text, _, box in reading.texts
                if drawn_on is sheet
                and chair.x < box[0] < chair.x + chair.width
                and top < box[1] < top + chair.high
            ]
            news_text = plate_news(view, seat)
            amount = news_text.text if news_text else total_text(seats[seat], view)
            assert amount in texts, (name, texts, amount)
            assert str(seats[seat].count) in texts or not view.dealing, (name, texts)
            assert any(text[:1] == names[seat].name[0] for text in texts), (name, texts)
        assert not reading.faults(), name
    reading.cut.clear()


@pytest.mark.full
def test_tables_and_hands(reading: Reading, words: PictureWords) -> None:
    said = longer(words)
    for samples in (all_tables, all_hands, endings):
        scenes: Mapping[str, Scene] = samples(said)
        for name, scene in scenes.items():
            read(reading, name, scene)


@pytest.mark.parametrize("language", [entry for entry in load().languages if entry != "en"])
def test_where_room_is_scarce(language: str, reading: Reading) -> None:
    words = load().of(language)
    scenes: dict[str, Scene] = {
        **all_tables(words),
        **all_hands(words),
        **endings(words),
        **finals(words),
    }
    for name in SCARCE:
        read(reading, name, scenes[name])


@pytest.mark.parametrize("language", list(load().languages))
def test_pictures_for_phones(language: str, reading: Reading) -> None:
    for name, scene in reveals(load().of(language)).items():
        sheet = reading.painter.reveals.lay(reading.painter.with_legible_words(scene))
        assert alike(sheet.render(), sheet.background), name
        assert min(size for _, _, size, _ in reading.texts) >= SMALLEST_TEXT, name
        assert not reading.faults(), name
    reading.cut.clear()


@pytest.mark.parametrize("language", list(load().languages))
def test_every_game_has_room_on_the_narrowest_table(language: str, reading: Reading) -> None:
    games = [game.declaration for game in GAMES.values()]
    for first in (*range(0, len(games) - 3, 3), len(games) - 3):
        scene = PickerScene(tuple(games[first : first + 3]), load().of(language))
        reading.painter.pickers.lay(reading.painter.with_legible_words(scene)).render()
        assert min(size for _, text, size, _ in reading.texts if len(text) > 2) >= SMALLEST_TEXT
        assert not reading.faults()
    assert not reading.cut


@pytest.mark.full
def test_what_players_see_has_letters_for_phones(reading: Reading, words: PictureWords) -> None:
    """But for the letters on discs and chips, which say nothing else."""
    scenes: dict[str, Scene] = {
        **all_tables(words),
        **all_hands(words),
        **endings(words),
        **finals(words),
    }
    del scenes["hand20-trains"]  # three ends at each of many tiles
    for name, scene in scenes.items():
        reading.texts.clear()
        image = painted(reading.painter, scene)[0]
        sizes = [size for drawn_on, _, size, _ in reading.texts if drawn_on.size == image.size]
        assert min(sizes, default=SMALLEST_TEXT) >= SMALLEST_TEXT, name
    reading.texts.clear()


@pytest.mark.full
def test_large_hands_and_finals(painter: Painter, words: PictureWords) -> None:
    scenes: dict[str, Scene] = {**styled_hands(words), **finals(words)}
    assert not [name for name, scene in scenes.items() if not alike(*painted(painter, scene))]


def test_the_corner_of_a_replay_stays_free(painter: Painter, words: PictureWords) -> None:
    scene = replays(words)["replay"]
    *_, trays = next(painter.replays.frames(scene))
    assert alike(trays.render(), painter.replays.ground(choose_trays(scene.hands), 4))
