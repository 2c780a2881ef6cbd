"""Achievements: what there is to earn, and what people have done in a deal towards it."""
