"""Towers in Time."""
