"""What the host learns while the bot runs: log lines, faults, metrics, the watchdog."""
