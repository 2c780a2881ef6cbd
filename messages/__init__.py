"""Messages: texts, buttons as plain data, and scenes of pictures, made from views of a table."""
