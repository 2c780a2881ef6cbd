"""/house and /presets: for people who manage a server."""
