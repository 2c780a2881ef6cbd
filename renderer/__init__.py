"""Pictures: a view in, image bytes and alt text out."""
