"""Where temporary files lie in memory: databases wait for the disk with each commit, and nobody pulls the plug of a test."""

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 1_500_000_000  # bytes


def in_memory() -> Path | None:
    """None where there is no room."""
    return MEMORY if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM else None
