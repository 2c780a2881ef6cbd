"""Tests that pages of other sites are turned away on every route."""

import aiohttp
import pytest

DOORS = (
    "/",
    "/page.js",
    "/page/ws?user=Anna",
    "/gateway?v=10",
    "/page/refused",
    "/api/v10/gateway",
    "/cdn/attachments/1/2/x.png",
)


@pytest.mark.parametrize("door", DOORS)
async def test_foreign_pages_stay_outside(pg, door):
    port = pg.url.rpartition(":")[2]
    foreign = (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {
            "Origin": f"http://evil.example:{port}",
            "Host": f"evil.example:{port}",
        },  # a foreign name for this address: DNS rebinding
        {"Host": f"evil.example:{port}"},
        {"Origin": f"http://127.0.0.1:{int(port) + 1}"},  # another server of this machine
        {"Host": f"127.0.0.1.evil.example:{port}"},
    )
    socket = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "x" * 22 + "==",
    }
    async with aiohttp.ClientSession() as session:
        for headers in foreign:
            for more in ({}, socket):
                async with session.get(pg.url + door, headers=headers | more) as response:
                    assert response.status == 403, headers


async def test_the_own_page_and_programs_come_in(pg):
    port = pg.url.rpartition(":")[2]
    async with aiohttp.ClientSession() as session:
        for host in (f"127.0.0.1:{port}", f"localhost:{port}"):
            for headers in ({"Host": host}, {"Host": host, "Origin": f"http://{host}"}):
                async with session.get(f"{pg.url}/page/refused", headers=headers) as response:
                    assert response.status == 200
                async with session.ws_connect(
                    f"{pg.url}/page/ws?user=Anna", headers=headers
                ) as page:
                    assert (await page.receive_json())["t"] == "ready"
                async with session.ws_connect(pg.gateway_url, headers=headers) as gateway:
                    assert (await gateway.receive_json())["op"] == 10
