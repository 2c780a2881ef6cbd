"""Buttons on public messages, as private sentences name them: in the language of the message."""

from dataclasses import replace

from cogs.arrival.page import arrival_content
from cogs.puzzle.cog import puzzle_page
from cogs.puzzle.page import posted_content
from cogs.puzzle.puzzle import FIRST_DAY
from cogs.replay.page import replay_text
from cogs.support.refusal_and_error_answers import refusal_text
from locales.catalogues import ENTRY, FOLDER
from messages.notices.evening_message import evening_content
from messages.notices.tournament_message import tournament_content
from messages.parts.components import Button
from messages.play.agreement_texts import own_agreement_lines
from messages.play.gallery_message import invitation_lines
from messages.play.hand_message import turn_status
from messages.play.seat_messages import waiting_content
from messages.play.table_message import table_content
from tables.state.change import Refused
from tables.tournaments.public_tournament import PublicTournament, Stage
from tables.views.table_views import private_table, public_table
from tests.locales.said_keys import calls, shapes
from tests.locales.test_catalogues import messages
from tests.messages.test_agreement_texts import changed
from tests.messages.test_ending import closed, over
from tests.tables.table_harness import EVE, PLAN, due, in_lobby, in_play
from tests.tables.test_play import in_pause
from tests.words import CATALOGUES, LANGUAGES, WORDS

HUNGARIAN = CATALOGUES.of("hu")
PRIVATE_TOO = "another one with this name stands on a private message, for the same reader"
# The sentences that name a button of a public message, not by an argument: none is read in another
# language than the button that it means.
NAMING = {
    "coach-table": "public",
    "turn-of-all": "public",
    "tournament-call": "public",
    "tournament-call-again": "public",
    "tournament-how": "public",
    "tournament-opened": "public",
    "hand-undecided": f"*Agree*: {PRIVATE_TOO}",
    "own-away": f"*Next round*: {PRIVATE_TOO}",
    "about": f"*Fair?* behind *More…*: {PRIVATE_TOO}",
    "verified-check": f"*Fair?* behind *More…*: {PRIVATE_TOO}",
    "verified-means": f"*Fair?* behind *More…*: {PRIVATE_TOO}",
}


def keys_of_public_buttons() -> set[str]:
    """Return the keys of all buttons on public messages."""
    tables = (in_lobby(people=1), changed("hand", 7, 4), in_play(), in_pause(), closed(over()))
    stages = [
        PublicTournament(PLAN, stage, 1, 0, 4, finished=1, standings=(), seal="")
        for stage in (Stage.ROUND, Stage.ENDED)
    ]
    page = puzzle_page(FIRST_DAY, "en")
    assert page is not None
    contents = [
        *(table_content(public_table(table), WORDS) for table in tables),
        *(tournament_content(seen, WORDS) for seen in stages),
        evening_content(PLAN, (), WORDS),
        posted_content(page, "", WORDS),
        arrival_content(1, "Café", WORDS),
    ]
    labels = {
        button.label
        for content in contents
        for row in content.controls
        if isinstance(row, tuple)
        for button in row
        if isinstance(button, Button)
    }
    keys = {key for key in messages("en") if key.startswith("button-")}
    return {key for key in keys if not messages("en")[key] and WORDS(key) in labels}


def test_only_sentences_in_the_language_of_a_button_name_it() -> None:
    public_keys = keys_of_public_buttons()
    found = {
        sentence
        for call in calls("words")
        for value in [keyword.value for keyword in call.keywords]
        for name in calls("words")
        if name is value and shapes(name.args[0]) & public_keys
        for sentence in shapes(call.args[0])
    }
    for language in LANGUAGES:
        labels = {f"*{CATALOGUES.of(language)(key)}*" for key in public_keys}
        names = {*labels, *(f"{{ {key} }}" for key in public_keys)}
        found |= {
            entry[1]
            for file in (FOLDER / language).glob("*.ftl")
            for entry in ENTRY.finditer(file.read_text(encoding="utf-8"))
            if any(name in entry[0].replace("**", "") for name in names)
        }
    assert found == set(NAMING)


def test_a_hungarian_reads_the_german_names_of_the_buttons_at_a_german_table() -> None:
    lobby, running, ended = (
        public_table(replace(table, locale="de"))
        for table in (changed("hand", 7), in_play(), closed(over()))
    )
    own = replace(private_table(in_play(), (due(in_play()) + 1) % 4), public=running)
    seated = Refused("already-seated", button="hand", locale="de")
    for key, said in (
        ("button-menu", own_agreement_lines(lobby, 1, HUNGARIAN)[0]),
        ("button-menu", invitation_lines(own, replace(own.seen, legal=()), HUNGARIAN)[0]),
        ("button-hand", turn_status(own, own.seen, HUNGARIAN, is_dm=False)),
        ("button-hand", refusal_text(seated, HUNGARIAN)),
        ("button-again", waiting_content(ended, EVE, None, HUNGARIAN).text),
        ("button-replay", replay_text(running, 1, HUNGARIAN)),
    ):
        assert f"*{CATALOGUES.of('de')(key)}" in str(said)
