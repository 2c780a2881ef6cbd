"""The playground's people, servers, channels and messages as data."""
