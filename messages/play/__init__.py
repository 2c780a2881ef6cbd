"""Messages of a table: lobby, hand, results, offers, mentions, replay."""
