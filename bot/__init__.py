"""The process: settings, client, clock, commands, command line."""
