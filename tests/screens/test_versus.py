"""How days are said under a deck's results."""

from datetime import date

from ui.decks.versus import day_said

TODAY = date(2026, 11, 21)


def test_a_day_is_said_as_one_says_it():
    said = {"2026-11-21": "today", "2026-11-20": "yesterday", "2026-11-19": "November 19", "2026-01-01": "January 1",
            "2025-12-31": "December 31, 2025", "2026-11-22": "November 22", "long ago": "long ago"}  # fmt: skip
    assert {day: day_said(day, TODAY) for day in said} == said
