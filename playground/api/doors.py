"""Who may come in: programs of this machine, and the playground's own page. A page of another site that is open in the same
browser can reach the loopback address by its own name (DNS rebinding) or as a stranger (another origin), and is turned away."""

from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})


@web.middleware
async def doors(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
    """403 for what names another host, or comes from a page that is not ours. Programs send no Origin."""
    host = request.headers.get("Host", "")
    if host.removesuffix(f":{request.url.port}") not in LOOPBACK:
        return web.Response(status=403, text="The playground is at 127.0.0.1 and has no other name.")
    if request.headers.get("Origin", f"http://{host}") != f"http://{host}":
        return web.Response(status=403, text="Pages of other sites may not play here.")
    return await handler(request)
