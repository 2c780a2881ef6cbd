"""Does one case, in a process that does many."""

import asyncio
import random
import signal
import tempfile
import time
import traceback
from pathlib import Path

from delivery.worker_process import attend
from tests.campaign.part import Figures, PartlyWrongError, Place
from tests.campaign.parts import PARTS

PATIENCE = 1800.0  # seconds; a case that takes longer hangs


def ready() -> None:
    """Called in the new process: a case is broken off in good order by SIGTERM, which its parent sends when it hears Ctrl-C."""
    attend(nice=0)
    signal.signal(signal.SIGTERM, signal.default_int_handler)


def do(name: str, number: int, server: str) -> tuple[float, Figures, str]:
    """A case, in a process that does others, too: how long it took, what it has counted, what went wrong."""
    began = time.monotonic()
    random.seed(number)

    async def case(folder: Path) -> Figures:
        async with asyncio.timeout(PATIENCE):
            return await PARTS[name].case(number, Place(folder, server))

    with tempfile.TemporaryDirectory(prefix=f"campaign-{name}-", ignore_cleanup_errors=True) as folder:
        try:
            figures, failure = asyncio.run(case(Path(folder))), ""
        except KeyboardInterrupt:
            raise
        except PartlyWrongError as wrong:
            figures, failure = wrong.figures, f"{PartlyWrongError.__name__}\n{wrong}"[:20_000]
        except BaseException:  # noqa: BLE001 - whatever it is, it is told
            figures, failure = Figures(), traceback.format_exc()[-20_000:]
    return time.monotonic() - began, figures, failure
