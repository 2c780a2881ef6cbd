"""The games here are not in the tree: their own tests run in clones that have them."""

collect_ignore = ["five_up"]
