"""What hangs on the wall: leaderboards and final standings."""
