"""/replay and /verify, and what would have been better."""
