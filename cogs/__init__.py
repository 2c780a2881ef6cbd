"""Cogs: slash commands and the presses of buttons and menus, the same for all games."""
