"""Rejection of requests that neither come from a program on this machine nor from the playground's
own page.

A page of another site in the same browser could reach the loopback address by a host name of its
own (DNS rebinding) or as a foreign origin.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})


@web.middleware
async def reject_foreign_origins(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer 403 to a foreign Host or Origin. Programs send no Origin."""
    host = request.headers.get("Host", "")
    if host.removesuffix(f":{request.url.port}") not in LOOPBACK:
        return web.Response(
            status=403, text="The playground is at 127.0.0.1 and has no other name."
        )
    if request.headers.get("Origin", f"http://{host}") != f"http://{host}":
        return web.Response(status=403, text="Pages of other sites may not play here.")
    return await handler(request)
