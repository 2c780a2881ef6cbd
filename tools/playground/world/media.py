"""Content type of a file, and the size of a picture, read from the first bytes."""

import struct
from typing import Final

TYPES: Final = {
    "png": "image/png",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "gif": "image/gif",
    "webp": "image/webp",
    "txt": "text/plain; charset=utf-8",
    "json": "application/json; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
}


def content_type(filename: str) -> str:
    return TYPES.get(filename.rpartition(".")[2].lower(), "application/octet-stream")


def _webp(body: bytes) -> tuple[int, int] | None:
    kind = body[12:16]
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", body[26:30])
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L":
        bits = int.from_bytes(body[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X":
        return int.from_bytes(body[24:27], "little") + 1, int.from_bytes(body[27:30], "little") + 1
    return None


def _jpeg(body: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(body) and body[at] == 0xFF:
        marker, length = body[at + 1], int.from_bytes(body[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", body[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None


def picture_size(body: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a PNG, GIF, WebP or JPEG; None for anything else or a
    broken header.
    """
    try:
        if body[:8] == b"\x89PNG\r\n\x1a\n":
            return struct.unpack(">II", body[16:24])
        if body[:4] == b"GIF8":
            return struct.unpack("<HH", body[6:10])
        if body[:4] == b"RIFF" and body[8:12] == b"WEBP":
            return _webp(body)
        if body[:2] == b"\xff\xd8":
            return _jpeg(body)
    except struct.error:
        return None
    return None
