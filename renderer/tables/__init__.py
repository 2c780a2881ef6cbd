"""The picture of a table: people, the line or the claims between them, stakes and scores."""
