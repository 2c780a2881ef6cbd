"""The painter: makes pictures and alt texts of scenes.

It is created once and called from any thread.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from typing import Any, TypeVar

from PIL import Image

from games.core import View
from games.parts.tiles import D8, HALVES, listed
from renderer import alt_texts, replay_animation
from renderer.drawing.encoding import (
    KEPT_PARAMETERS,
    TABLE_BYTES,
    Format,
    Mosaic,
    encode,
    encode_animation,
    save,
)
from renderer.drawing.image_cache import FIGURE_BYTES, JPEG_CELL_BYTES, PICTURE_BYTES, ImageCache
from renderer.drawing.layers import Canvas, Sheet, halve
from renderer.drawing.theme import ROOMS
from renderer.drawing.tiles_and_chips import Sprites
from renderer.drawing.typeface import FALLBACKS, Typeface
from renderer.figures.figure_picture import FigurePainter, describe_figure
from renderer.hands.hand_picture import HandPainter, choose_rack, picture_height
from renderer.hands.line_band import WIDTH
from renderer.hands.own_result_picture import ResultPainter, is_over
from renderer.posters.achievements_picture import AchievementsPainter
from renderer.posters.final_picture import FinalPainter
from renderer.posters.leaderboard_picture import BoardPainter, SeasonPainter
from renderer.posters.opening_pictures import LobbyPainter, PickerPainter
from renderer.posters.poster_parts import PosterParts
from renderer.posters.poster_scenes import (
    AchievementsScene,
    BoardScene,
    FigureScene,
    FinalScene,
    PickerScene,
    ProfileScene,
    Scene,
    SeasonScene,
)
from renderer.posters.profile_picture import ProfilePainter
from renderer.posters.reveal_picture import RevealPainter
from renderer.replay_animation import ReplayPainter
from renderer.scene import (
    HandScene,
    Picture,
    PictureWords,
    ReplayScene,
    RevealScene,
    TableScene,
    sample_letters,
)
from renderer.tables.line_layout import UNITS
from renderer.tables.player_plates import drawable_name
from renderer.tables.stakes_and_hands_panel import onlooker_names
from renderer.tables.table_picture import TablePainter

SceneT = TypeVar(
    "SceneT",
    TableScene,
    HandScene,
    RevealScene,
    BoardScene,
    FinalScene,
    ProfileScene,
    AchievementsScene,
    FigureScene,
    SeasonScene,
    PickerScene,
)


class Painter:
    """Makes pictures of scenes. Thread-safe; all caches are bounded and belong to the painter.

    Tables, hands and posters use the format given here or with the scene; figures and replays are
    WebP.
    """

    def __init__(
        self,
        image_format: Format = "webp",
        fallbacks: Sequence[Sequence[str]] = FALLBACKS,
        spare: PictureWords | None = None,
        cache_share: float = 1.0,
    ) -> None:
        """Create a painter.

        `spare` are the words for pictures whose own language has letters that no font of this
        machine contains. `cache_share` multiplies the limits of all image caches.
        """
        self.format = image_format
        self.spare = spare
        self.can_draw = lru_cache(maxsize=16)(self._can_draw)
        self.sprites = Sprites(Typeface(fallbacks, cache_share), cache_share)
        self.mosaic = Mosaic(WIDTH, cache_share * JPEG_CELL_BYTES)
        self.tables = TablePainter(self.sprites)
        self.lobbies = LobbyPainter(self.tables)
        self.hands = HandPainter(self.sprites)
        self.endings = ResultPainter(self.sprites)
        self.reveals = RevealPainter(self.sprites)
        self.pickers = PickerPainter(self.sprites)
        self.figures = FigurePainter(self.sprites)
        self.replays = ReplayPainter(self.sprites, self.tables)
        self.kept_figures = ImageCache(cache_share * FIGURE_BYTES)
        self.kept_pictures = ImageCache(cache_share * PICTURE_BYTES)
        self.draw_figure = self.kept_figures.keep(self._draw_figure)  # they never change
        self.draw = self.kept_pictures.keep(self._draw)
        frames = PosterParts(self.sprites)
        self.boards = BoardPainter(frames)
        self.finals = FinalPainter(frames)
        self.profiles = ProfilePainter(frames)
        self.achievements = AchievementsPainter(frames)
        # All but posters
        self.kinds: Mapping[type[Scene], Callable[[Any, Format | None], Picture]] = {
            TableScene: self.draw_table,
            HandScene: self.draw_hand,
            FigureScene: lambda scene, _: self.draw_figure(scene),
        }
        self.posters: Mapping[type[Scene], Any] = {  # each has `lay` and `describe`
            RevealScene: self.reveals,
            PickerScene: self.pickers,
            BoardScene: self.boards,
            FinalScene: self.finals,
            ProfileScene: self.profiles,
            AchievementsScene: self.achievements,
            SeasonScene: SeasonPainter(frames),
        }

    def _can_draw(self, words: PictureWords) -> bool:
        """Return whether the letters of the language can be drawn."""
        return self.sprites.typeface.can_draw(sample_letters(words))

    def with_legible_words(self, scene: SceneT) -> SceneT:
        """Return the scene, with spare words if its own cannot be drawn.

        Moves are then left out. The alt text keeps the scene's own language.
        """
        if self.spare is None or self.can_draw(scene.words):
            return scene
        changes: dict[str, Any] = {"moves": ()} if isinstance(scene, HandScene) else {}
        if isinstance(scene, TableScene | HandScene | FigureScene | FinalScene):
            changes["title"] = self.spare(f"game-{scene.game.key}")
        return replace(scene, words=self.spare, **changes)

    def warm(self) -> None:
        """Draw what every game needs, so that the first picture is as quick as the others.

        Takes a fraction of a second.
        """
        for low, high in (HALVES[tile] for tile in listed(D8)):  # larger sets are rarer
            for upright in (False, True):
                self.sprites.tile(UNITS[0], upright, low, high)
                self.sprites.tile(UNITS[0], upright, high, low)
            self.sprites.tile(choose_rack(1).unit, True, low, high)
            self.sprites.tile(choose_rack(1).unit, True, low, high, dimmed=True)
        self.tables.slab(ROOMS["buki"], False)
        self.hands.rack(picture_height(1))
        self.endings.warm()

    def draw_table(self, scene: TableScene, image_format: Format | None = None) -> Picture:
        """Return a table as everybody may see it: 1210 × 770."""
        text = alt_texts.describe_table(
            scene, self._names(scene), onlooker_names(scene, self.sprites)
        )
        return self._picture(
            self.lay_table(self.with_legible_words(scene)), text, image_format, TABLE_BYTES
        )

    def lay_table(self, scene: TableScene) -> Sheet:
        """Return the layers of a table, before the first deal those of a lobby."""
        return (self.tables if scene.view and scene.view.deal else self.lobbies).lay(scene)

    def draw_hand(self, scene: HandScene, image_format: Format | None = None) -> Picture:
        """Return a hand for its owner: 1210 wide, as high as its tiles need.

        After the round it shows the result instead.
        """
        names, shown = self._names(scene), self.with_legible_words(scene)
        made = self.endings.paint(shown, names) if is_over(scene) else self.hands.lay(shown)
        text = alt_texts.describe_hand(scene, names, onlooker_names(scene, self.sprites))
        if scene.room is not None:
            return self._picture(self._below_table(shown, scene.room, made), text, image_format)
        return self._picture(made, text, image_format, TABLE_BYTES)

    def _below_table(self, scene: HandScene, room: View, hand: Canvas) -> Image.Image:
        """Return the picture of the table with that of a hand below it."""
        seen = TableScene(
            scene.game,
            scene.plates,
            scene.title,
            scene.words,
            view=room,
            style=scene.style,
            gallery=scene.gallery,
        )
        above, below = self.tables.paint(seen), hand.render() if isinstance(hand, Sheet) else hand
        image = Image.new("RGB", (above.width, above.height + below.height))
        image.paste(above, (0, 0))
        image.paste(below, (0, above.height))
        return image

    def describe_hand(self, scene: HandScene, most: int) -> str:
        """Return everything the hand shows as text, line by line, in at most `most` characters."""
        return alt_texts.describe_hand(
            scene, self._names(scene), onlooker_names(scene, self.sprites), most, "\n"
        )

    def _draw_figure(self, scene: FigureScene) -> Picture:
        """Return the rules of a game in small pictures: 720 wide, as high as its panels."""
        image = self.figures.paint(self.with_legible_words(scene))
        return Picture(save(image, "webp", KEPT_PARAMETERS), describe_figure(scene), image.size)

    def _draw(self, scene: Scene, image_format: Format | None = None) -> Picture:
        """Return the picture of any scene."""
        return self.kinds.get(type(scene), self._draw_poster)(scene, image_format)

    def _draw_poster(self, scene: Any, image_format: Format | None) -> Picture:
        """Return a poster: 1210 × 770, or 720 wide and as high as its lines need."""
        poster = self.posters[type(scene)]
        return self._picture(
            poster.lay(self.with_legible_words(scene)), poster.describe(scene), image_format
        )

    def draw_replay(
        self, scene: ReplayScene, most: int, after_frame: Callable[[], None] = lambda: None
    ) -> Picture:
        """Return a finished deal as an animation, one step a second.

        It has at most `most` bytes, and never more than `replay_animation.MAX_BYTES`: the quality
        falls until it fits. It is half as large as a table: Discord's desktop client shows it no
        larger and is slow with large animations. Takes seconds, and calls `after_frame` after each
        frame. Raises ValueError if even the lowest quality does not fit.
        """
        most = min(most, replay_animation.MAX_BYTES)
        text = replay_animation.describe_replay(scene, self._names(scene.steps[-1]))
        scene = replace(scene, steps=tuple(map(self.with_legible_words, scene.steps)))
        for quality in (75, 60, 40):
            frames = self._half_frames(scene, after_frame)
            data = encode_animation(frames, replay_animation.step_durations(scene), quality)
            if len(data) <= most:
                break
        else:
            raise ValueError(f"{len(scene.steps)} steps do not fit into {most} bytes")
        with Image.open(BytesIO(data)) as made:
            return Picture(data, text, made.size)

    def _half_frames(
        self, scene: ReplayScene, after_frame: Callable[[], None]
    ) -> Iterator[Image.Image]:
        """Yield the frames of a replay at half their size."""
        for sheets in self.replays.frames(scene):
            image = halve(sheets)
            after_frame()
            yield image

    def _names(self, scene: TableScene | HandScene) -> tuple[str, ...]:
        return tuple(drawable_name(scene, self.sprites, seat) for seat in range(len(scene.plates)))

    def _picture(
        self,
        made: Canvas,
        text: str,
        image_format: Format | None,
        most: Mapping[Format, int] | None = None,
    ) -> Picture:
        kind = image_format or self.format
        limit = most[kind] if most else None
        if isinstance(made, Sheet):
            data = self.mosaic.encode(made) if kind == "jpeg" else b""
            if data and (limit is None or len(data) <= limit):
                return Picture(data, text, made.size, kind)
            made = made.render()
        return Picture(encode(made, kind, limit), text, made.size, kind)
