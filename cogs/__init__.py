"""What people type and press: thin cogs, generic over games."""
