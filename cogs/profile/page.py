"""The profile of a member and a page of their achievements.

A picture, and the same as text for those who want it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated

from locales.catalogues import Words
from messages.parts.components import Button, page_turners
from messages.parts.content import MessageContent, fit_message
from messages.parts.custom_ids import CustomId, Verb
from messages.parts.display_names import name_of
from messages.parts.safe_names import clean_name, escaped_line, escaped_name
from renderer.posters.poster_alt_texts import describe_profile
from renderer.posters.poster_scenes import (
    AchievementsScene,
    ProfileGame,
    ProfilePartner,
    ProfileScene,
)
from renderer.scene import MAX_ALT, Medal, pick_evenly
from tables.people.people import Audience, MemberName
from tables.people.profiles import BotRounds, Profile, longest_streak, streak
from tables.tournaments.public_tournament import TournamentRecord


@dataclass(frozen=True, slots=True)
class AchievementsPress(CustomId):
    """A button that leads to a page of a member's achievements.

    `way` keeps the ids in one message distinct.
    """

    letter = "i"
    member: Annotated[int, r"\d{1,20}"]
    page: Annotated[int, r"\d{1,2}"]
    way: Verb


@dataclass(frozen=True, slots=True)
class ProfilePress(CustomId):
    """The button that shows the profile of the person who presses it in the channel."""

    letter = "p"
    what: Annotated[str, "profile"] = "profile"


MOST_POINTS = 60  # of a curve in the picture


@dataclass(frozen=True, slots=True)
class ProfilePage:
    """Contents of a profile.

    `profile` is None if the member has not begun a round with other people.
    """

    profile: Profile | None
    member: int  # user id
    name: MemberName
    place: str  # the server
    today: int  # by the clock of the server
    rivals: Mapping[int, MemberName] = field(default_factory=dict)
    partners: Mapping[int, MemberName] = field(default_factory=dict)
    own: bool = False  # the reader's own profile
    audience: Audience = Audience.EVERYONE
    earned: int = 0  # achievements
    achievements: int = 0  # that there are
    with_bots: BotRounds = field(default_factory=BotRounds)
    tournaments: TournamentRecord | None = None


def profile_content(
    page: ProfilePage, words: Words, *, pictured: bool, spelled_out: bool
) -> MessageContent:
    """Return the profile: as a picture if `pictured`, and as text if `spelled_out`."""
    name, contests = name_of(page.name), tournament_lines(page, words)
    seen = words("profile-seen", who=words("profile-who", who=page.audience))
    medals = Button(
        AchievementsPress(page.member, 1, "first"),
        words("button-achievements", earned=page.earned, all=page.achievements),
    )
    if page.profile is None:
        empty = words("profile-empty-own") if page.own else words("profile-empty", name=name)
        rounds = page.with_bots
        sentence = words("profile-bots", played=rounds.played, won=rounds.won)
        rounds_line = [f"-# {sentence}"] if rounds.played else []
        lines = [empty, *rounds_line, *contests, *([seen] if page.own else [])]
        nothing = Profile(page.member, begun=0, played=0, won=0, hc=0, games=(), days=())
        drawn = profile_scene(nothing, page, words) if pictured and rounds.played else None
        return MessageContent("\n".join(lines), ((medals,),), drawn)
    scene = profile_scene(page.profile, page, words)
    lines = [words("profile-title", name=name)]
    if spelled_out or not pictured:
        rivals = [name or fallback or "?" for name, fallback in scene.rivals]
        partners = [partner.name or partner.fallback or "?" for partner in scene.partners]
        text = describe_profile(scene, scene.name or scene.fallback or "?", partners, rivals)
        lines.append(escaped_line(text, MAX_ALT))
    lines += [*contests, words("profile-fair")]
    if not page.own:
        return MessageContent("\n".join(lines), ((medals,),), scene if pictured else None)
    share = (Button(ProfilePress(), words("button-profile-share")),) if pictured else ()
    return MessageContent(
        "\n".join((*lines, seen)), ((medals, *share),), scene if pictured else None
    )


def tournament_lines(page: ProfilePage, words: Words) -> list[str]:
    """Return the line about the tournaments of a member, if there are any."""
    record = page.tournaments
    if record is None:
        return []
    facts = {"played": record.played, "rank": record.rank, "people": record.people}
    return [words("profile-tournaments", **facts)]


def best_partners(profile: Profile, page: ProfilePage) -> tuple[ProfilePartner, ...]:
    """Return the partners of most rounds won. People whose names are not known are left out."""
    known = [
        (partner, page.partners[partner.partner])
        for partner in profile.partners
        if partner.partner in page.partners
    ]
    return tuple(
        ProfilePartner(
            clean_name(name.name), clean_name(name.username), partner.played, partner.won
        )
        for partner, name in known
    )


def shared_profile(page: ProfilePage, words: Words) -> MessageContent:
    """Return a member's profile as they show it in the channel."""
    assert page.profile is not None
    return MessageContent(
        "\n".join(
            (words("profile-title", name=name_of(page.name)), *tournament_lines(page, words))
        ),
        (),
        profile_scene(page.profile, page, words),
    )


def profile_scene(profile: Profile, page: ProfilePage, words: Words) -> ProfileScene:
    """Return the picture of a profile."""
    games = tuple(
        ProfileGame(
            words(f"game-{record.game}"), record.played, record.won, record.fair, record.rating
        )
        for record in profile.games
        if record.played
    )
    return ProfileScene(
        clean_name(page.name.name),
        clean_name(page.place),
        words,
        played=profile.played,
        won=profile.won,
        kept=profile.kept,
        streak=streak(profile.days, page.today),
        longest=longest_streak(profile.days),
        hc=profile.hc,
        games=games,
        ratings=tuple(pick_evenly(profile.ratings, MOST_POINTS)),
        chips=tuple(pick_evenly(profile.chips, MOST_POINTS)),
        rivals=tuple(
            (clean_name(rival.name), clean_name(rival.username)) for rival in page.rivals.values()
        ),
        fallback=clean_name(page.name.username),
        partners=best_partners(profile, page),
        bots=(page.with_bots.won, page.with_bots.played),
    )


def achievements_content(
    member: int,
    named: MemberName,
    medals: tuple[Medal, ...],
    words: Words,
    *,
    number: int = 1,
    pictured: bool,
    spelled_out: bool,
) -> MessageContent:
    """Return a page with achievements of a member: a picture if it may have one (`pictured`), and
    all lines as text if `spelled_out`.

    `medals` are all there are, in the order of the house. Instead of a page that does not exist it
    is the nearest that does.
    """
    name, username = clean_name(named.name), clean_name(named.username)
    scene = AchievementsScene(medals, name, words, username)
    scene = replace(scene, page=max(1, min(number, scene.pages)))
    shown = escaped_name(name or username or words("picture-board-nobody"))
    lines = [words("achievements-title", name=shown, earned=scene.earned, all=len(medals))]
    lines += [medal_line(medal, words) for medal in scene.shown] if spelled_out else []
    lines.append(words("achievements-hint"))
    turners = page_turners(
        lambda number, way: AchievementsPress(member, number, way),
        scene.page,
        scene.pages,
        words,
    )
    return MessageContent(fit_message("\n".join(lines)), (turners,), scene if pictured else None)


def medal_line(medal: Medal, words: Words) -> str:
    """Return an achievement as text."""
    title, how = words(f"achievement-{medal.key}"), medal.how(words)
    if medal.steps and not medal.earned:
        return words("achievements-steps", title=title, steps=medal.steps, goal=medal.goal, how=how)
    return words(
        "achievements-earned" if medal.earned else "achievements-open", title=title, how=how
    )
