"""Requests to Discord: sending, editing, components, errors."""
