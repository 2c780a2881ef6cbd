"""The process of the bot: settings, client, table clocks, commands, command line."""
