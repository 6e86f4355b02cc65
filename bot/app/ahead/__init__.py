"""Turns put together in advance."""
