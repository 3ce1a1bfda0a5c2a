"""Chrono Clash's show."""
