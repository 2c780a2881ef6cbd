"""Words that the glossary rejects (locales/README.md) do not come back, in catalogues and on pages for players."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from locales.catalogues import FOLDER

ROOT = FOLDER.parent
REJECTED = {
    "en": r"onlookers?|bankers?|deals? |computers?(?! player’s)|chairs?|toss\w*|boneyard of Challenge|series|pool|refill\w*|lays?|laid|leads|"
    r"leader|evening|session|everybody|he|his|him|she|her",
    "de": r"Computer\w*|Wettk\w+|Reihe|Bankhalter\w*|Auffüllung|Ausspiel\w*|spielt aus|Spieler|Gewinner|Siegerstein\w*|Sitzung|Abends?|"
    r"Startchips|(?:Stein|Steine|einer|keiner|nichts|Reihe) (?:an \w+ )?(?:mehr )?pass(?:t|en)|Stuhl",
}
