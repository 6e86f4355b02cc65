"""Memoir '44 Overlord."""
