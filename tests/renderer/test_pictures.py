"""Pictures: sizes, secrets, words, threads, and how they look."""

import math
from collections.abc import Mapping
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from games.core import End
from games.parts.amounts import format_chips, format_gain
from games.parts.line import Play
from games.parts.tiles import D6, NAMES, PIPS, listed
from renderer.drawing.theme import PictureStyle
from renderer.painter import Painter
from renderer.scene import MAX_ALT, HandScene, Picture, PictureWords, Plate, TableScene
from tests.changed_views import changed_view
from tests.renderer.samples.buki_scenes import HOSTILE, PEOPLE, over
from tests.renderer.samples.collection import paint
from tests.renderer.samples.game_views import all_hands, all_tables


def pixels(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    assert (image.format, image.size) == ("WEBP", picture.size)
    return image.convert("RGB")


@pytest.mark.full
@pytest.mark.parametrize(
    "style",
    [
        PictureStyle(),
        PictureStyle(contrast=True, large=True),
    ],
    ids=str,
)
def test_a_hand_of_any_size_keeps_within_its_bytes(
    painter: Painter, hand_scenes: Mapping[str, HandScene], style: PictureStyle
) -> None:
    scene = hand_scenes["hand25"]
    # The most pips a hand of this size can have
    pack = sorted([*listed(D6), *listed(D6)], key=lambda tile: PIPS[tile])
    for count in (25, 56):
        seats = tuple(
            replace(player, hand=tuple(pack[-count:]), count=count) if seat == 2 else player
            for seat, player in enumerate(scene.view.seats)
        )
        assert (
            len(
                painter.draw_hand(
                    replace(scene, view=replace(scene.view, seats=seats), style=style)
                ).data
            )
            <= 120_000
        ), count
    assert len(painter.draw_hand(replace(hand_scenes["hand45"], style=style)).data) <= 120_000


def test_a_table_tells_no_secrets(painter: Painter, table_scenes: Mapping[str, TableScene]) -> None:
    scene = table_scenes["mid"]
    legal = (Play(7, End.LEFT),)
    seats = tuple(
        replace(player, hand=(seat, 40 - seat)) for seat, player in enumerate(scene.view.seats)
    )
    leaky = replace(
        scene, view=changed_view(scene.view, viewer=1, seats=seats, legal=legal, required=True)
    )
    assert painter.draw_table(leaky) == painter.draw_table(scene)


def test_alt_text_says_first_what_is_needed_first(
    describer: Painter,
    words: PictureWords,
    table_scenes: Mapping[str, TableScene],
    hand_scenes: Mapping[str, HandScene],
) -> None:
    """What has changed, then the turn and what can be played, then the rest and the whole line."""
    text = describer.draw_hand(hand_scenes["hand7"]).alt
    assert text.startswith(
        "Since your last turn: Ännchen stakes 4. Poldi passes. It is your turn. Open: A 5, B 3. You can play 2 of your 7 tiles: 3: 2-3 on B, 5: 4-5 on A. "
        "The others: 0-2, 1-2, 4-4, 4-7, 7-7."
    )
    assert describer.draw_hand(hand_scenes["hand6"]).alt.startswith(
        "Not your turn. Open: A 8, B 8. Your 6 tiles: 0-3, 1-1, "
    )
    assert (
        "None of your tiles fits. Your tile: 4-4." in describer.draw_hand(hand_scenes["hand1"]).alt
    )
    assert describer.draw_hand(all_hands(words)["hand8-claim"]).alt.startswith(
        "Since your last turn: Poldi rolls 4 and 3. It is your turn. Dice 4 and 3, "
    )
    late = table_scenes["late"]
    text = describer.draw_table(late).alt
    assert text.startswith("Last: 4-7 by Herr Wlček on A. Turn: Mizzi. Open: A 4, B 3. ")
    assert text.count("4-7, 7-8, 8-0") == 1
    assert text.endswith(
        "4-7, 7-8, 8-0, 0-2, 2-7, 7-6, 6-1, 1-0, 0-3, 3-6, 6-5, 5-8, 8-1, 1-7, 7-5, 5-0, 0-4, 4-5, 5-1, 1-3."
    )
    for direction, names in (
        (1, ["Mizzi", "Ännchen", "Poldi", "Herr Wlček"]),
        (-1, ["Mizzi", "Herr Wlček", "Poldi", "Ännchen"]),
    ):
        text = describer.draw_table(replace(late, view=replace(late.view, direction=direction))).alt
        order_of_play = text.partition("In order of play: ")[2].partition(". ")[0]
        assert [entry.partition(",")[0] for entry in order_of_play.split("; ")] == names


def test_an_onlooker_is_told_whose_hand_it_is(
    describer: Painter, hand_scenes: Mapping[str, HandScene]
) -> None:
    base = hand_scenes["hand7-stake"]
    quiet = tuple(replace(entry, due=False) for entry in base.view.seats)
    watched = changed_view(base.view, seats=quiet, required=False, onlooker=4, legal=())
    text = describer.draw_hand(replace(base, view=watched)).alt
    assert "Herr Wlček’s 7 tiles: 0-2, 1-2, " in text
    assert "Your" not in text
    assert "You " not in text
    owner = describer.draw_hand(replace(base, view=changed_view(watched, onlooker=None))).alt
    assert "Your 7 tiles: 0-2, 1-2, " in owner
    assert "You have not staked yet" in owner


def test_names_that_attack(painter: Painter, table_scenes: Mapping[str, TableScene]) -> None:
    scene = replace(table_scenes["late"], plates=(Plate("W" * 200, "w" * 200), *HOSTILE[:3]))
    picture = painter.draw_table(scene)
    assert len(picture.alt) <= MAX_ALT
    assert "\u202e" not in picture.alt
    assert (
        "Player 1"
        in painter.draw_table(replace(scene, plates=(Plate("\u200b"), *scene.plates[1:]))).alt
    )


def test_a_tie_shows_the_stakes_that_stay(
    describer: Painter, table_scenes: Mapping[str, TableScene]
) -> None:
    base = over((), [[1], [2], [3], [4]])
    tied = replace(
        base, line=(), ends=(), result=replace(base.result, winners=(), gains=(0, 0, 0, 0))
    )
    text = describer.draw_table(replace(table_scenes["late"], view=tied)).alt
    assert "nobody won" in text
    assert "Stakes: Ännchen 4" in text
    assert "±" not in text


def test_bots_are_named_once(
    describer: Painter, table_scenes: Mapping[str, TableScene], hand_scenes: Mapping[str, HandScene]
) -> None:
    table, hand = table_scenes["late"], hand_scenes["hand7"]
    bots = tuple(plate and replace(plate, computer=index > 1) for index, plate in enumerate(PEOPLE))
    for text in (
        describer.draw_table(replace(table, plates=bots)).alt,
        describer.draw_table(replace(table, plates=bots, view=None)).alt,
        describer.draw_hand(replace(hand, plates=bots)).alt,
    ):
        assert text.count("Bots: Herr Wlček, Mizzi.") == 1
        assert "bot)" not in text


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("hungarian", ("Last turn: 2 tiles by ", "81 points", "Match to 100 points.", "Open: A ")),
        ("hungarian-over", ("Herr Wlček wins the match.", "Shown: ", "blocked")),
        (
            "luxembourg",
            ("Drawn for the start: Ännchen 5-6 (starts), Poldi 2-5", "Left to draw: 9.", "Pot: 6."),
        ),
        (
            "pulle",
            ("Poldi, 0 tiles, 15 chips, 104 points (out)", "Pot: 12½.", "Out above 100 points."),
        ),
        (
            "pulle-offers",
            ("Poldi may buy back to 37 points for 1½ chips.", "Turn: Poldi, Herr Wlček"),
        ),
        (
            "challenge",
            (
                "Dice 4 and 3, rolled by Poldi.",
                "Claims: Ännchen 2 tiles; Herr Wlček one tile",
                "Discards: 8 tiles",
            ),
        ),
        ("challenge-shown", ("Ännchen 0-3, 0-4 (true)", "Mizzi 2-5 (bluff)", "(passed)")),
        ("request", ("The bank is asked to allow: Poldi +3.",)),
        ("hand8-claim", ("Chosen for your claim: 0-0, 3-4. The others: 1-1, ", "Dice 4 and 3")),
        ("hand8-laid", ("Your claim: ", "Claims: ")),
        ("hand-trains", ("3: 1-3 on A", "Train B, 5 tiles, 28 pips: 3-4, 3-3, 1-3, 1-2, 2-6.")),
        ("hand-offer", ("You may buy back to 37 points for 1½ chips.",)),
    ],
)
def test_alt_texts_of_all_games(
    name: str, parts: tuple[str, ...], describer: Painter, words: PictureWords
) -> None:
    hands = all_hands(words)
    picture = (
        describer.draw_hand(hands[name])
        if name in hands
        else describer.draw_table(all_tables(words)[name])
    )
    assert [part for part in parts if part not in picture.alt] == []


@pytest.mark.parametrize("most", [MAX_ALT, 1500, 1900])
def test_the_words_of_every_hand(
    plain: Painter, hand_scenes: Mapping[str, HandScene], most: int
) -> None:
    for scene in hand_scenes.values():
        text = plain.describe_hand(scene, most)
        assert len(text) <= most
        assert all(NAMES[tile] in text for tile in scene.view.seats[scene.view.viewer].hand or ())
        if most > MAX_ALT:
            assert all(
                plate.name[:7] in text or plate.fallback[:7] in text
                for plate in scene.plates
                if plate
            ), text
            assert len(text.splitlines()) > 3


def noise(painted: Image.Image, picture: Picture) -> float:
    """Return the signal-to-noise ratio of an encoded picture in dB; higher is better."""
    with Image.open(BytesIO(picture.data)) as file:
        assert file.format == picture.format.upper()
        assert file.size == picture.size == painted.size
        squares = ImageStat.Stat(ImageChops.difference(painted, file.convert("RGB"))).sum2
    return 10 * math.log10(255**2 * 3 * painted.width * painted.height / sum(squares))


def test_jpeg_is_no_worse_than_webp_and_not_too_large(
    painter: Painter, table_scenes: Mapping[str, TableScene], hand_scenes: Mapping[str, HandScene]
) -> None:
    scenes = {**table_scenes, **hand_scenes}
    for name in ("lobby", "late", "challenge-toss", "hand7", "hand-trains"):
        scene = scenes[name]
        webp, jpeg, painted = (
            painter.draw(scene),
            painter.draw(scene, "jpeg"),
            paint(painter, scene),
        )
        assert noise(painted, jpeg) > noise(painted, webp), name
        assert len(jpeg.data) <= 240_000, name
        assert jpeg.alt == webp.alt
        assert (webp.file_name("a"), jpeg.file_name("a")) == ("a.webp", "a.jpeg")


def test_chips() -> None:
    assert [format_chips(hc) for hc in (0, 1, 2, 25, -3)] == ["0", "½", "1", "12½", "−1½"]
    assert [format_gain(hc) for hc in (-2, 0, 5)] == ["−1", "±0", "+2½"]
