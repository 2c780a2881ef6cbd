"""Accounts, bookings and gifts; playing against the house."""
