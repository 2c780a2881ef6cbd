"""How messages reach Discord: slots, the publish queue, limits, drawing. The only way out."""
