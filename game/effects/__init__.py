"""The language that cards are written in."""
