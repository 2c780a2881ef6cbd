"""Tests of the rules pages: complete at any table, with its house rules as far as they fit."""

from dataclasses import replace

import pytest

from cogs.rules.page import ExplainPress, basics_text, full_rules_text, rules_page
from games import GAMES
from games.core import Layout
from games.parts.options import Option, declared
from locales.catalogues import Words, load
from messages.parts.components import Button
from messages.parts.narration import kebab
from messages.play.house_rule_menus import changed_rules_text, rule_values, rules_in_force_text
from tables.state.house_rules_of_every_game import TableOptions
from tables.views.table_views import public_table
from tests.locales.test_catalogues import messages
from tests.tables.table_harness import in_lobby

# House rules about which the basics claim nothing, so no value of theirs makes a sentence wrong.
AUSTRIAN = "direction reverse_every reveal_after_domino hand"
OPEN = "hand first_lead next_lead blocked_points"
# "plus any bonuses" is true with any value of the rules in the last line
PARTNERS = """direction first_lead next_lead blocked_tie five_doubles pair_leads
    block_bonus shutout pass_lead"""
UNCLAIMED = {
    "every game": "turn_seconds session beat_seconds remarks hints",
    "austrian-block": f"{AUSTRIAN} deals",
    "austrian-draw": f"{AUSTRIAN} deals visible_block",
    "tendler": f"{AUSTRIAN} deals visible_block",
    # whoever is the bank, and raising beyond the stake of the third turn
    "buki": f"""{AUSTRIAN} banker banker_limits raise_until_fourth spectators spectator_tie
        watch_consent""",
    # nothing is said of ties, and anybody may have to pay again for a broken pot
    "pulle": "tie_adds_pips broken_reentry direction reverse_every buyback_until",
    "luxembourg": "visible_block tied_lots",
    "hungarian": "leader_ends",
    "challenge": "claims reveal_after_domino",
    "draw": f"{OPEN} keep visible_block",
    "block": OPEN,
    "matador": f"{OPEN} keep",
    "sebastopol": "blocked_points",
    # the highest score wins, whether the round is played out or not
    "all-fives": f"{OPEN} every_lead finish",
    "bergen": "first_lead redeal out_points blocked keep finish",
    # a style sets other rules, whose values in force are said
    "latin": f"""{PARTNERS} style pass_lead_alone pass_all capicua capicua_blank chuchazo
        deal_bonus finish""",
    "cuban": f"{PARTNERS} capicua_doubles",
    "mexican-train": "set hand",
}
# with the values of other rules that a rule needs to have an effect
NEEDED = {
    ("luxembourg", "target"): {"end": "target"},
    ("challenge", "stake"): {"chips": "pot"},
    ("challenge", "rate"): {"chips": "per_tile"},
    ("challenge", "cap"): {"chips": "per_tile"},
}
CLAIMED = [
    (game, rule)
    for game, rules in GAMES.items()
    for rule in rules.declaration.options
    if game in UNCLAIMED and rule.name not in UNCLAIMED[game].split()
]


@pytest.mark.parametrize("language", load().languages)
def test_house_rules_are_named_as_far_as_there_is_room(
    words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, table = words("rules-buki"), public_table(in_lobby(hand=7))
    buki = GAMES["buki"].declaration
    assert (
        full_rules_text(buki, words, table)
        == f"{rules}\n{words('rules-here', rules=rules_in_force_text(table, words))}"
    )
    whole, short = (
        f"{rules}\n{words('rules-here', rules=listed(table, words))}"
        for listed in (rules_in_force_text, changed_rules_text)
    )
    for room, said in (
        (len(whole), whole),
        (len(whole) - 1, short),
        (len(short), short),
        (len(short) - 1, rules),
    ):
        monkeypatch.setattr("cogs.rules.page.MAX_TEXT_LENGTH", room)
        assert full_rules_text(buki, words, table) == said


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_without_a_table_every_usual_house_rule_is_named(game: str, words: Words) -> None:
    text = full_rules_text(GAMES[game].declaration, words, None)
    assert text.startswith(words(f"rules-{game}"))
    assert words("rules-ending") in text
    assert len(text) <= 2000
    for rule in (*GAMES[game].declaration.options, *declared(TableOptions)):
        assert (
            rule.manners
            or rule.rare
            or words(f"option-{kebab(rule.name)}") in text.rpartition("\n")[2]
        )


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_there_is_room_for_the_usual_house_rules(game: str, language: str) -> None:
    words, table = load().of(language), public_table(in_lobby(game, GAMES[game].players[-1]))
    assert full_rules_text(GAMES[game].declaration, words, table).endswith(
        rules_in_force_text(table, words)
    )


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_what_a_newcomer_needs(game: str, language: str) -> None:
    words, declaration = load().of(language), GAMES[game].declaration
    for seats in {declaration.players[0], declaration.players[-1]}:
        table = public_table(in_lobby(game, seats))
        text = basics_text(declaration, words, table)
        assert len(text) < 1100, "little enough to be read at once"
        assert ("A" in text and "B" in text) or declaration.layout in (
            Layout.DICE,
            Layout.CROSS,
            Layout.TRAINS,
        )
        assert rules_page(declaration, words, table).controls == (
            (Button(ExplainPress(game, table.id, "more"), words("button-more")),),
        )


@pytest.mark.parametrize(("spinner", "key"), [(True, "rules-fits-arms"), (False, "rules-fits")])
def test_without_a_spinner_all_fives_lies_on_a_line(spinner: bool, key: str) -> None:
    words, table = load().of("en"), public_table(in_lobby("all-fives", spinner=spinner))
    assert words(key) in basics_text(table.game, words, table)


@pytest.mark.parametrize(
    "game", sorted(GAMES.keys() & UNCLAIMED)
)  # a new game may have no entry yet
def test_the_basics_know_a_house_rule_or_claim_nothing_about_it(game: str) -> None:
    """A new house rule has to become a value of `basics-<game>`, or an entry of `UNCLAIMED`."""
    rules = (*GAMES[game].declaration.options, *declared(TableOptions))
    unclaimed = f"{UNCLAIMED[game]} {UNCLAIMED['every game']}".split()
    assert sorted([*messages("en")[f"basics-{game}"], *unclaimed]) == sorted(
        rule.name for rule in rules
    )


@pytest.mark.parametrize("language", load().languages)
@pytest.mark.parametrize(("game", "rule"), CLAIMED)
def test_each_value_of_a_house_rule_changes_the_basics(
    game: str, rule: Option, words: Words
) -> None:
    table, texts = public_table(in_lobby(game, GAMES[game].players[-1])), {}
    for value in rule.allowed(len(table.seats)) or (rule.low, rule.high, rule.default):
        options = replace(table.options, **NEEDED.get((game, rule.name), {}), **{rule.name: value})
        values = rule_values(table.game, replace(table, options=options))
        texts[values[rule.name]] = words(f"basics-{game}", **values)
    alike = rule.name == "keep"  # two tiles, or none, that nobody may draw
    assert len({*texts.values()}) == len(texts) - alike


def test_the_tip_to_draw_promises_no_number_of_tiles() -> None:
    """A house rule may limit it."""
    assert "until" not in load().of("en")("coach-draw")
