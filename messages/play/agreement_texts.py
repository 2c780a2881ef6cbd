"""Agreement to house rules that the host changed after players sat down: texts and buttons."""

from collections.abc import Collection

from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent
from messages.parts.custom_ids import RulesPress, TablePress
from messages.parts.display_names import name_of, public_button
from messages.parts.narration import kebab
from messages.play.house_rule_menus import house_rules, rule_and_value_text
from tables.state.phases import Phase
from tables.views.public_table import PublicTable


def named_rules_text(table: PublicTable, names: Collection[str], words: Words) -> str:
    """Return the house rules with these names, with their values."""
    return " · ".join(
        rule_and_value_text(rule, options, table, words)
        for rule, options in house_rules(table)
        if rule.name in names
    )


def accept_rules_button(table: PublicTable, verb: str, words: Words) -> Button:
    """Return a button that accepts the current house rules; `verb` is "join" or "agree"."""
    return Button(
        RulesPress(table.id, table.edition, verb), words(f"button-{verb}"), ButtonStyle.SUCCESS
    )


def rule_warnings(table: PublicTable, words: Words) -> list[str]:
    """Return a sentence for each house rule that players must know before they sit down."""
    keys = [
        f"warning-{kebab(rule.name)}-{kebab(str(getattr(options, rule.name)))}"
        for rule, options in house_rules(table)
    ]
    return [words(key) for key in keys if words.has(key)]


def missing_agreement_lines(table: PublicTable, words: Words) -> list[str]:
    """Return the players who have yet to agree, and the rules in question."""
    undecided = [player for player in table.seats if player.to_agree]
    if not undecided:
        return []
    names = {name for player in undecided for name in player.to_agree}
    return [
        words(
            "lobby-undecided",
            rules=named_rules_text(table, names, words),
            names=words.listed([name_of(player) for player in undecided]),
        )
    ]


def own_agreement_lines(table: PublicTable, seat: int, words: Words) -> list[str]:
    """Return the rules that the player in `seat` has yet to agree to."""
    names = table.seats[seat].to_agree
    if not names:
        return []
    return [
        words(
            "hand-undecided",
            rules=named_rules_text(table, names, words),
            menu=public_button("button-menu", table.locale),
        )
    ]


def outdated_rules_content(table: PublicTable, verb: str, words: Words) -> MessageContent:
    """Return the answer to a press of an outdated "join" or "agree" button.

    The current rules, and a new button.
    """
    rules = " · ".join(
        rule_and_value_text(rule, options, table, words) for rule, options in house_rules(table)
    )
    lines = [words("refused-amended"), f"-# {rules}", *rule_warnings(table, words)]
    can_sit = table.phase is Phase.LOBBY or table.seats_on_offer > 0
    return MessageContent(
        "\n".join(lines), ((accept_rules_button(table, verb, words),),) if can_sit else ()
    )


def missing_agreement_content(table: PublicTable, words: Words) -> MessageContent:
    """Return the answer to a host who starts too early.

    Who has yet to agree, and a button to start without them.
    """
    others = [player for player in table.seats if player.to_agree and player.user != table.host]
    without = Button(TablePress(table.id, "without"), words("button-without"), ButtonStyle.DANGER)
    return MessageContent(
        "\n".join(missing_agreement_lines(table, words)), ((without,),) if others else ()
    )
