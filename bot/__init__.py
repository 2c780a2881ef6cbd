"""The process: settings, client, publisher, clock, command line."""
