"""Delivery of messages to Discord: planning, drawing, rate limits and requests."""
