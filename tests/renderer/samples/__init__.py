"""Sample pictures, to look at and to test with."""
