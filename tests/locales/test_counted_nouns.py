"""Tests that a number never stands before the wrong form of a noun: "1 chip", "1½ chips"."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from locales.catalogues import load
from messages.parts.display_names import chips_amount, chips_gained
from tools.proofreading import messages

NOUNS = {  # plurals of what is counted; Hungarian and Japanese nouns do not change after a number
    "en": "chips|tiles|pips|points|rounds|players|days|seconds|tables|people|members",
    "de": "Chips|Steine|Steinen|Augen|Punkte|Punkten|Partien|Tage|Tagen|Sekunden|Tische|Mitglieder",
    "fr": "jetons|dominos|points|manches|jours|secondes|tables|personnes|membres",
    "pt-BR": "fichas|pedras|pontos|rodadas|dias|segundos|mesas|pessoas|membros",
    "es": "monedas|fichas|puntos|rondas|personas|días|segundos|mesas|miembros",
    "cs": "žeton[yů]|kamen[yů]|oka|ok|body|bodů|kola?|dn[yí]|sekundy?|stol[yů]|lidí|člen[yů]",
}
NEVER_ONE = {  # values of messages that are always more than one
    *(
        ("most", key)
        for key in ("illegal-too-many-tiles", "refused-house-stakes", "refused-players")
    ),
    *(
        ("count", key)
        for key in (
            "action-train",
            "picture-alt-series",
            "picture-alt-own-series",
            "hint-series",
        )
    ),
    ("rounds", "level-rule"),
    ("rounds", "tournament-title"),
    ("least", "watch-pair-middle"),
    ("wins", "ended-won"),
    ("value", "unit-session"),
    *(("count", key) for key in ("hint-train", "hint-spare")),  # several tiles of a train
    *(("score", key) for key in ("event-match-lost", "event-eliminated")),  # beyond the target
    *(("points", key) for key in ("picture-alt-match-to", "picture-alt-out-above")),  # the target
}


def unguarded(
    pattern: ast.Pattern, noun: re.Pattern[str], *, guarded: bool = False
) -> Iterator[str]:
    """Yield the values that stand before a plural although they may be one: in no choice that
    has a form for one.
    """
    for number, part in enumerate(pattern.elements):
        if isinstance(part, ast.TextElement):
            continue
        said = part.expression
        after = pattern.elements[number + 1] if number + 1 < len(pattern.elements) else None
        counts = isinstance(after, ast.TextElement) and noun.match(after.value)
        if isinstance(said, ast.VariableReference) and counts and not guarded:
            yield said.id.name
        if isinstance(said, ast.SelectExpression):
            keys = {
                variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                for variant in said.variants
            }
            for variant in said.variants:
                yield from unguarded(
                    variant.value, noun, guarded=guarded or bool(keys & {"one", "1"})
                )


@pytest.mark.parametrize("code", NOUNS)
def test_a_counted_noun_has_a_form_for_one(code: str) -> None:
    noun = re.compile(rf"\**[ \u202f\u00a0](?:{NOUNS[code]})\b")
    found = {
        (value, key)
        for key, entry in messages(code).items()
        for value in unguarded(entry.pattern, noun)
    }
    assert {(value, key) for value, key in found - NEVER_ONE if value != "target"} == set()


@pytest.mark.parametrize(
    ("code", "amounts"),
    [
        ("en", ("0 chips", "½ chip", "1 chip", "1½ chips", "2 chips", "5 chips")),
        ("de", ("0 Chips", "½ Chip", "1 Chip", "1½ Chips", "2 Chips", "5 Chips")),
        ("fr", ("0 jeton", "½ jeton", "1 jeton", "1½ jeton", "2 jetons", "5 jetons")),
        ("es", ("0 monedas", "½ moneda", "1 moneda", "1½ monedas", "2 monedas", "5 monedas")),
        ("hu", ("0 zseton", "½ zseton", "1 zseton", "1½ zseton", "2 zseton", "5 zseton")),
        ("cs", ("0 žetonů", "½ žetonu", "1 žeton", "1½ žetonu", "2 žetony", "5 žetonů")),
        ("pt-BR", ("0 fichas", "½ ficha", "1 ficha", "1½ ficha", "2 fichas", "5 fichas")),
        ("ja", ("0チップ", "½チップ", "1チップ", "1½チップ", "2チップ", "5チップ")),
    ],
)
def test_chips_are_counted_as_the_language_does(code: str, amounts: tuple[str, ...]) -> None:
    words = load().of(code)
    assert tuple(chips_amount(hc, words) for hc in (0, 1, 2, 3, 4, 10)) == amounts
    assert [chips_gained(hc, words) for hc in (2, -2, 0)] == [
        f"+{amounts[2]}",
        f"−{amounts[2]}",
        f"±{amounts[0]}",
    ]
