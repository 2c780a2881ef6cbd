"""The drawn art of the pictures, made as files in `renderer/assets`."""
