"""The folder for temporary files in memory: databases there do not wait for the disk at each
commit.
"""

import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
ROOM = 1_500_000_000  # bytes


def in_memory() -> Path | None:
    """None where there is no room."""
    return MEMORY if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM else None
