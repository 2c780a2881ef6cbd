"""Pictures of tables: players, the line or the claims, stakes and scores."""
