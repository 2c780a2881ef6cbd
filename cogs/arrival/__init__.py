"""The message that the bot sends when it joins a server."""
