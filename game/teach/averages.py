"""What came of something in many imagined deals: on average, and by how much that may be off by their number alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error; of no values both are 0."""
    count = len(values)
    if not count:
        return 0.0, 0.0
    mean = sum(values) / count
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / count / max(count - 1, 1))
