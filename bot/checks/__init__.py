"""The checks of `python -m bot check`: everything that a host can get wrong, each in a sentence
with what to do.
"""

from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """Verdicts, as they are printed."""

    GOOD = "ok"
    NOTE = "note"  # all is well, but the host may want to know
    FAULT = "FAULT"


@dataclass(frozen=True, slots=True)
class Finding:
    """A verdict and its sentence. The sentence of a fault says what to do."""

    verdict: Verdict
    sentence: str

    def __str__(self) -> str:
        return f"{self.verdict:6}{self.sentence}"


def good(sentence: str) -> Finding:
    return Finding(Verdict.GOOD, sentence)


def note(sentence: str) -> Finding:
    return Finding(Verdict.NOTE, sentence)


def fault(sentence: str) -> Finding:
    return Finding(Verdict.FAULT, sentence)
