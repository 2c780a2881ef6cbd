"""The clock of the process is tested with a house whose messages go to a Discord in memory, and
whose time tests move themselves.
"""

from tests.delivery.conftest import (
    house,
    making,
    new_sqlite,
    new_sqlite_url,
    pytest_asyncio_loop_factories,
)

__all__ = ["house", "making", "new_sqlite", "new_sqlite_url", "pytest_asyncio_loop_factories"]
