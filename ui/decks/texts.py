"""Texts of the charts and lists of a deck."""

CHANCE = "Chance to draw"
MATCHES = "Matches"
ABILITIES = "Abilities"
AVERAGE = "{n:.1f} on average"
CARD_OF = "A card with {facet} {value}"
CARD_OF_COST = "A card that costs {value}"
OF_FACET = "{facet}: {value}"
BY_TURN = "By turn {n}: {chance}"
UNDER = "under 1%"
OVER = "over 99%"
PERCENT = "{n:.0f}%"
EMPTY = "Nothing to show yet"
BAR = "{name}: {n} {n:card|cards}"
COLUMN = "{facet} {name}: {n} {n:card|cards}"
LEGAL = "{check} Legal"
ADD_HERE = "Click cards or drag them here"
NO_MATCHES = "No matches yet"
WON = "Won {wins} of {matches}"
WON_SHARE = "{n}%, last {when}"
TODAY = "today"
YESTERDAY = "yesterday"
DAY = "{month} {day}"
DAY_OF_YEAR = "{month} {day}, {year}"
MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
