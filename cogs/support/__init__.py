"""What commands and presses use in common: services, rate limits, refusals, and answers that both give."""
