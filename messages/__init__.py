"""What a message says: text, buttons as plain data, and the scene of a picture."""
