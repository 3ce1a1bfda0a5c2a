"""The nodes of a search tree."""

from __future__ import annotations


class Node:
    """What is known of one action after those above it: how often it was open and tried, and what came of it."""

    __slots__ = ("children", "offered", "sums", "visits", "weight")

    def __init__(self, seats: int, weight: float) -> None:
        self.children: dict = {}
        self.weight = weight  # how good it looked before it was tried
        self.offered = 0
        self.visits = 0
        self.sums = [0.0] * seats
