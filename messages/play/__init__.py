"""Messages of a table: lobby, hand, result, offers, nudge."""
