"""Pictures: a scene goes in, image bytes and alt text come out."""
