"""Tests that words rejected by the glossary (locales/README.md) are not in the catalogues."""

import re

import pytest

from locales.proofreading import messages, pattern_parts

REJECTED = {
    "en": r"onlookers?|bankers?|(?:all|more|of|some|these|three|two) deals|the deal|next deal|computer players?|computers?(?<!own computer)|chairs?|toss\w*|pool|refill\w*|lays?|"
    r"laid|leads|leader|starting chips",
    "de": r"Computer\w*|Wettk\w+|(?<!Der )(?<!der )Reihe|Bankhalter\w*|Auffüllung|[Aa]usspiel\w*|spielt aus|Spieler|Siegerstein\w*|"
    r"Sitzung|Startchips|(?:Stein|keiner|nichts) passt|Stuhl",
}
OTHERWISE = {"ended-paid"}  # about chips paid out of a pot


@pytest.mark.parametrize("language", REJECTED)
def test_rejected_words_do_not_come_back(language: str) -> None:
    rejected = re.compile(rf"(?<![\w-])(?:{REJECTED[language]})(?![\w-])")
    found = {
        key: hits
        for key, said in messages(language).items()
        if (hits := rejected.findall(" ".join(pattern_parts(said.pattern).texts))) and key not in OTHERWISE
    }
    assert found == {}
