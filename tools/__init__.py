"""Tools for developers. Nothing of the bot imports them."""
