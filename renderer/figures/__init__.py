"""The figures of the rules: small exact positions."""
