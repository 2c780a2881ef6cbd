"""/evening, /notify and /invite: people come together."""
