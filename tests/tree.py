"""The folder of the project, whose files some tests read."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
