"""Discord's REST, gateway and interactions."""
