"""Lets the server that forks workers ignore SIGTERM. Only that server imports this module.

A supervisor may send SIGTERM to the whole process group. Without the server, unfinished jobs would be run again in new workers
while the bot closes, which can take longer than closing may. The server ends with the bot.
"""

import signal

signal.signal(signal.SIGTERM, signal.SIG_IGN)
