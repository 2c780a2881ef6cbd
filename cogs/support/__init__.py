"""Services, rate limits, refusals and answers that commands and presses share."""
