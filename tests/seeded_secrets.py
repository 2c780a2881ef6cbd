"""Secrets of tables that are the same in each run, so that a test always sees the same deals."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from service import questions_to_computers, tables


class SeededSecrets:
    """Takes the place of the module `secrets`."""

    def __init__(self, seed: str) -> None:
        rng = random.Random(seed)
        self.choice, self.randbits, self.token_bytes = rng.choice, rng.getrandbits, rng.randbytes


@contextmanager
def seeded_secrets(seed: str) -> Iterator[None]:
    """Let tables of this process draw their secrets from a seed."""
    seeded = SeededSecrets(seed)
    with pytest.MonkeyPatch.context() as patch:
        for module in (questions_to_computers, tables):
            patch.setattr(module, "secrets", seeded)
        yield
