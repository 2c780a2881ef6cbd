"""Messages that `delivery` posts by itself."""
