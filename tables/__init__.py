"""One table being played: seats, turn clock, chips in and out. No Discord, no SQL."""
