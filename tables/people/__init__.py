"""What is remembered of people across tables, and how it is counted: plain records and pure
functions.
"""
