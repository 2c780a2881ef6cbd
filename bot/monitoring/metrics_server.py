"""A small web server for Prometheus (`/metrics`) and for health checks (`/healthy`)."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

log = logging.getLogger(__name__)

METRICS_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class MetricsServer:
    """Serves the text that `metrics` returns. `trouble` returns why the bot is not healthy, or "" if it is."""

    def __init__(self, metrics: Callable[[], Awaitable[bytes]], trouble: Callable[[], str]) -> None:
        self._metrics = metrics
        self._trouble = trouble
        app = web.Application()
        app.router.add_get("/metrics", self._answer_metrics)
        app.router.add_get("/healthy", self._answer_health)
        self._runner = web.AppRunner(app, access_log=None)

    async def start(self, host: str, port: int) -> None:
        """Listen. If the address cannot be used, log that: the bot works without metrics."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            log.warning("no metrics: METRICS_PORT %d cannot be used (%s); choose another, or free it", port, error.strerror)

    async def stop(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    async def _answer_metrics(self, _: web.Request) -> web.Response:
        return web.Response(body=await self._metrics(), headers={"Content-Type": METRICS_TYPE})

    async def _answer_health(self, _: web.Request) -> web.Response:
        trouble = self._trouble()
        return web.Response(text=f"{trouble or 'Kaffeehaus runs.'}\n", status=503 if trouble else 200)
