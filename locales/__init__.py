"""Words: one Fluent catalogue per language."""
