"""Finished deals: replay, proof, what-if analysis and score curve."""
