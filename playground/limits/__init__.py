"""What Discord refuses: in messages, components and commands, and too many requests."""
