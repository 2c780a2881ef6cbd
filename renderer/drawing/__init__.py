"""Drawing tools of all pictures: fonts, surfaces, sprites, colours, caches and encoders."""
