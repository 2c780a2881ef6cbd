"""The table service: load, transition, commit and retry; the store protocol."""
