"""Processes that draw, replay and think for the bot."""
