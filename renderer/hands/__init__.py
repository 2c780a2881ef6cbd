"""Pictures of hands and of round results."""
