"""Alt texts of leaderboards, seasons, final standings, profiles and achievements.

Every line, within Discord's limit.
"""

from collections.abc import Iterable, Sequence
from itertools import chain, product, starmap
from typing import Final

from games.parts.amounts import format_gain
from renderer.alt_texts import describe_bots
from renderer.posters.poster_scenes import (
    AchievementsScene,
    BoardRow,
    BoardScene,
    FinalScene,
    ProfileGame,
    ProfileScene,
    SeasonScene,
    fair_share,
    rank_seats,
    told_winners,
)
from renderer.scene import MAX_ALT, Medal, joined_names, pick_evenly

NAMES: Final = (32, 16, 8)  # characters of a name, tried in turn until the text fits
MOST_DEALS: Final = 24  # points of a curve in words
MOST_POINTS: Final = 8  # of a curve of a profile in words


def describe_board(
    scene: BoardScene, names: Sequence[Sequence[str]], own_names: Sequence[str]
) -> str:
    """Return the alt text of a leaderboard.

    `names` are those of the lines as drawn: one, or two of partners. `own_names` are those of the
    reader's line on another page.
    """

    def text(length: int) -> str:
        short = [
            joined_names(_short(people, length), scene.words) for people in (*names, own_names)
        ]
        return _board(scene, short[:-1], short[-1])

    return _first_fitting(map(text, NAMES))


def describe_final(scene: FinalScene, names: Sequence[str]) -> str:
    """Return the alt text of a final standing. `names` are by seat, as drawn.

    Of the curves it tells as many deals as fit, always with the last one.
    """
    standings = {length: _standing(scene, _short(names, length)) for length in NAMES}
    length = next((length for length, text in standings.items() if len(text) <= MAX_ALT), NAMES[-1])
    text, short = standings[length], _short(names, length)
    counts = range(min(MOST_DEALS, len(scene.curve)), 1, -1)
    whole = (scene.words.told([text, _curves(scene, short, count)]) for count in counts)
    return _first_fitting(chain(whole, [text]))


def describe_season(scene: SeasonScene, names: Sequence[Sequence[Sequence[str]]]) -> str:
    """Return the alt text of the winners of a season.

    `names` are those of the winners of each row, as drawn.
    """
    words = scene.words

    def text(length: int) -> str:
        lines = []
        for row, winners in zip(scene.rows, names, strict=True):
            named = told_winners([_short(winner, length) for winner in winners], words)
            won = words("picture-season-won", by=row.by, count=row.value)
            lines.append(
                words(
                    "picture-alt-season-line", game=words(f"game-{row.game}"), names=named, won=won
                )
            )
        return words("picture-alt-season", season=scene.title, list=words.grouped(lines))

    return _first_fitting(map(text, NAMES))


def describe_achievements(scene: AchievementsScene, name: str) -> str:
    """Return the alt text of a page of achievements. `name` is the person's as drawn."""
    words = scene.words
    head = words(
        "picture-alt-achievements",
        name=_short([name], NAMES[0])[0],
        earned=scene.earned,
        all=len(scene.medals),
        page=scene.page,
        pages=scene.pages,
    )

    def line(medal: Medal, how: str) -> str:
        state, title = "earned" if medal.earned else "open", words(f"achievement-{medal.key}")
        return words("picture-alt-achievement", state=state, title=title, how=how)

    whole = [line(medal, medal.how(words)) for medal in scene.shown]
    nameless = [line(medal, words(f"achievement-{medal.key}.how")) for medal in scene.shown]
    return _first_fitting(words.told([head, *lines]) for lines in (whole, nameless))


def describe_profile(
    scene: ProfileScene, name: str, partners: Sequence[str], rivals: Sequence[str]
) -> str:
    """Return the alt text of a profile.

    The names are as drawn: of the member, best partners and the people met most often.
    """

    def text(length: int, points: int) -> str:
        (member,), best, met = (_short(people, length) for people in ([name], partners, rivals))
        return _profile(scene, member, best, met, points)

    return _first_fitting(starmap(text, product(NAMES, (MOST_POINTS, 2, 0))))


def _profile(
    scene: ProfileScene, name: str, partners: list[str], rivals: list[str], points: int
) -> str:
    """Return a profile in words, with at most so many points of each curve."""
    words = scene.words
    facts = {
        "won": scene.won,
        "played": scene.played,
        "fair": fair_share(sum(game.fair for game in scene.games)),
    }
    more = {
        "kept": scene.kept,
        "streak": scene.streak,
        "longest": scene.longest,
        "gain": format_gain(scene.hc),
    }
    parts = [words("picture-alt-profile", name=name, **facts, **more)]
    if scene.games:
        parts.append(
            words(
                "picture-alt-profile-games",
                games=words.grouped([_game(scene, game) for game in scene.games]),
            )
        )
    if scene.bots[1]:
        parts.append(words("profile-bots", won=scene.bots[0], played=scene.bots[1]))
    if partners:
        lines = [
            words("profile-partner", name=other, won=partner.won, played=partner.played)
            for other, partner in zip(partners, scene.partners, strict=False)
        ]
        parts.append(words("picture-alt-profile-partners", partners=words.listed(lines)))
    if rivals:
        parts.append(words("picture-alt-profile-rivals", names=words.listed(rivals)))
    if points and scene.ratings:
        parts.append(
            words(
                "picture-alt-profile-ratings",
                values=" ".join(map(str, pick_evenly(scene.ratings, points))),
            )
        )
    if points and scene.chips:
        parts.append(
            words(
                "picture-alt-profile-chips",
                values=" ".join(map(format_gain, pick_evenly(scene.chips, points))),
            )
        )
    return words.told(parts)


def _game(scene: ProfileScene, game: ProfileGame) -> str:
    counts = {"won": game.won, "played": game.played, "fair": fair_share(game.fair)}
    text = scene.words("picture-alt-profile-game", title=game.title, **counts)
    return (
        text
        if game.rating is None
        else scene.words("picture-alt-profile-rated", line=text, rating=str(game.rating))
    )


def _board(scene: BoardScene, names: list[str], own_name: str) -> str:
    words = scene.words
    head = words(
        "picture-alt-board",
        title=" · ".join(part for part in (scene.title, scene.game_title) if part),
        period=scene.time,
        kind=scene.kind,
        members=scene.members,
        page=scene.page,
        pages=scene.pages,
    )
    lines = [_line(scene, line, name) for line, name in zip(scene.lines, names, strict=True)]
    parts = [head, words.sentence(words.grouped(lines))]
    if scene.own:
        parts.append(words("picture-alt-board-elsewhere", line=_line(scene, scene.own, own_name)))
    return words.told(parts)


def _line(scene: BoardScene, line: BoardRow, name: str) -> str:
    text = scene.words(
        "picture-alt-board-line", place=line.place, name=name, value=scene.told(line)
    )
    return scene.words("picture-alt-board-own", line=text) if line.own else text


def _standing(scene: FinalScene, names: list[str]) -> str:
    words, lines = scene.words, []
    for place, seat in rank_seats(scene):
        name, value = names[seat], scene.told(scene.last(seat))
        facts = [words("picture-alt-final-line", place=place, name=name, value=value)]
        if scene.tells_wins:
            facts.append(words("picture-alt-final-won", wins=scene.wins[seat]))
        if scene.nets:
            facts.append(words("picture-alt-final-net", net=format_gain(scene.nets[seat])))
        lines.append(words.listed(facts))
    what = scene.compared
    head = words(
        "picture-alt-final",
        title=scene.title,
        deals=scene.deals,
        measure=what.measure,
        best=what.best,
    )
    return words.told(
        [head, words.sentence(words.grouped(lines)), *describe_bots(scene.plates, names, words)]
    )


def _curves(scene: FinalScene, names: list[str], count: int) -> str:
    """Return `count` evenly spaced deals of all curves."""
    marks = pick_evenly(scene.curve, count)
    curves = []
    for seat, name in enumerate(names):
        values = [row[seat] for _, row in marks]
        figures = " ".join("–" if value is None else scene.told(value) for value in values)
        curves.append(scene.words("picture-alt-curve-of", name=name, values=figures))
    return scene.words(
        "picture-alt-curve",
        deals=" ".join(str(deal) for deal, _ in marks),
        curves=scene.words.grouped(curves),
    )


def _short(names: Sequence[str], length: int) -> list[str]:
    """Return names of at most so many characters."""
    return [name if len(name) <= length else name[: length - 1] + "…" for name in names]


def _first_fitting(texts: Iterable[str]) -> str:
    """Return the first text that Discord accepts; if none is short enough, the last, cut."""
    for text in texts:
        if len(text) <= MAX_ALT:
            return text
    return text[: MAX_ALT - 1] + "…"
