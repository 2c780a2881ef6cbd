"""Monitoring of the running bot: log lines, faults, metrics, the watchdog."""
