"""Handlers of buttons, menus and forms."""
