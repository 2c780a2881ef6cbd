"""What is said of house rules that were changed after somebody had sat down, and the buttons by which they are agreed to."""

from collections.abc import Collection

from locales.catalogues import Words
from messages.parts.components import Button, ButtonStyle
from messages.parts.content import MessageContent
from messages.parts.custom_ids import RulesPress, TablePress
from messages.parts.display_names import name_of
from messages.parts.narration import kebab
from messages.play.house_rule_menus import house_rules, rule_and_value_text
from tables.state.phases import Phase
from tables.views.public_table import PublicTable


def named_rules_text(table: PublicTable, names: Collection[str], words: Words) -> str:
    """Some of the house rules with their values."""
    return " · ".join(
        rule_and_value_text(rule, options, table, words) for rule, options in house_rules(table) if rule.name in names
    )


def accept_rules_button(table: PublicTable, verb: str, words: Words) -> Button:
    """To "join" or to "agree": to the house rules as they stand where the button does."""
    return Button(RulesPress(table.id, table.edition, verb), words(f"button-{verb}"), ButtonStyle.SUCCESS)


def rule_warnings(table: PublicTable, words: Words) -> list[str]:
    """House rules that everybody has to see before they sit down: of each a sentence of its own."""
    keys = [f"warning-{kebab(rule.name)}-{kebab(str(getattr(options, rule.name)))}" for rule, options in house_rules(table)]
    return [words(key) for key in keys if words.has(key)]


def missing_agreement_lines(table: PublicTable, words: Words) -> list[str]:
    """For the table's message: who has yet to agree, and to what."""
    undecided = [one for one in table.seats if one.to_agree]
    if not undecided:
        return []
    names = {name for one in undecided for name in one.to_agree}
    return [
        words(
            "lobby-undecided",
            rules=named_rules_text(table, names, words),
            names=words.listed([name_of(one) for one in undecided]),
        )
    ]


def own_agreement_lines(table: PublicTable, seat: int, words: Words) -> list[str]:
    """For whoever has yet to agree: to what."""
    names = table.seats[seat].to_agree
    return [words("hand-undecided", rules=named_rules_text(table, names, words))] if names else []


def outdated_rules_content(table: PublicTable, verb: str, words: Words) -> MessageContent:
    """For whoever has pressed a button from before a change, to "join" or to "agree"."""
    rules = " · ".join(rule_and_value_text(rule, options, table, words) for rule, options in house_rules(table))
    lines = [words("refused-amended"), f"-# {rules}", *rule_warnings(table, words)]
    return MessageContent("\n".join(lines), ((accept_rules_button(table, verb, words),),) if table.phase is Phase.LOBBY else ())


def missing_agreement_content(table: PublicTable, words: Words) -> MessageContent:
    """For the host who wants to start: who has yet to agree, and the button to start without them."""
    others = [one for one in table.seats if one.to_agree and one.user != table.host]
    without = Button(TablePress(table.id, "without"), words("button-without"), ButtonStyle.DANGER)
    return MessageContent("\n".join(missing_agreement_lines(table, words)), ((without,),) if others else ())
