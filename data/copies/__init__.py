"""Copies of the database: backups, restoring, moving to another kind of database.

A copy is always one SQLite file.
"""
