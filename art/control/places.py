"""Where things stand on a card of Control, in units: a full card is 500 wide and 700 high, one of the board 100 by 140.

Its pieces are painted by these numbers, and what is printed on them is printed by these numbers.
"""

KINDS = {"stable": "Stable", "unstable": "Unstable"}
DECK_SIGNS = ("circle", "diamond")
LETTER = (0.90, 0.84, 0.68)  # the light of letters on enamel

# Middle, radius, and the side of the glyph: on the full face, and on the board.
NUMBER, SIGN, DECK = (64, 64, 55), (64, 146, 33, 37), (250, 669, 21, 22)
SMALL_NUMBER, SMALL_SIGN = (17.5, 17.5, 15.5), (17.5, 42, 12, 17.5)

# Where the middle of the table lies in the window: under the ribbon that says what is asked.
HUB = (0.502, 0.417)
