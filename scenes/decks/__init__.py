"""Decks: the shelf, the builder, lists that come and go, a sample hand."""
