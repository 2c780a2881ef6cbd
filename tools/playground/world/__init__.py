"""The playground's people, servers, channels and messages, as data, as JSON and in a file."""
