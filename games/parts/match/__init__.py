"""What matches have in common whose tiles lie on any number of ends: teams, leads, layouts, the turn, the count, the redeal."""
