"""What every picture is drawn with: fonts, surfaces, tiles, colours, and the cache that keeps them."""
