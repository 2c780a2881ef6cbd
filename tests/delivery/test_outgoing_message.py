"""Test of messages ready to be sent."""

from delivery.discord_api.outgoing_message import OutgoingMessage
from renderer.scene import Picture


def test_the_bytes_of_a_picture_are_freed_once_discord_py_has_sent_them() -> None:
    message = OutgoingMessage("text", picture=Picture(b"RIFF", "alt", (11, 7)), stem="table-1")
    for _ in range(2):  # it can be sent again
        (file,) = message.files()
        assert file.fp.read() == b"RIFF"
        file.close()
        assert file.fp.closed
