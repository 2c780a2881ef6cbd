"""The people of the playground: their pages and websockets."""
