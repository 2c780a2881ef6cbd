"""Time limits of requests to Discord.

Without them a request waits five minutes for the answer if the connection drops without a word.
"""

from typing import Final

import aiohttp

# Seconds: until a connection is made, without a byte of the answer, and for the whole of one try, uploads included.
LIMITS: Final = aiohttp.ClientTimeout(total=30.0, sock_connect=10.0, sock_read=10.0)


def limit_requests(trace: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
    """Return a trace for discord.py's session, `trace` or a new one, that sets the time limits from the second request on."""
    trace = trace or aiohttp.TraceConfig()
    trace.on_request_start.append(_set_limits)
    return trace


async def _set_limits(session: aiohttp.ClientSession, _: object, __: aiohttp.TraceRequestStartParams) -> None:
    # discord.py makes its session without timeouts and takes none. The worst that a change of this name does is that they are
    # missing again; a test notices it.
    session._timeout = LIMITS  # noqa: SLF001
