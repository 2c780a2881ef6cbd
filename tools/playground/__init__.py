"""A small Discord on the loopback address, for play without an account and for tests over real
sockets.
"""
