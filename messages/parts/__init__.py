"""Building blocks of messages: components, custom ids, names, sentences about events."""
