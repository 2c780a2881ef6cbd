"""Limits of Discord: on messages, components, commands and the rate of requests."""
