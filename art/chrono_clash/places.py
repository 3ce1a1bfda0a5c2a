"""Where things stand on a card of Chrono Clash, in units: a full card is 500 wide and 700 high, a small one 100 by 140.

Its pieces are painted by these numbers, and what is printed on them is printed by these numbers.
"""

RIM = 22  # of the frame
BAND = 27  # what kind of card it is, between picture and words
MARGIN = 12  # that the pieces of plates have about them, for their shadows
LETTER = (0.92, 0.86, 0.72)  # the light of letters on enamel

# Where the marks stand, middle and radius: on the full face, and on the board.
COST, STRENGTH, ACTION, HOUSE_SIGN, WALKER = (60, 60, 50), (60, 158, 41), (60, 144, 28), (450, 50, 31), (450, 116, 22)
SMALL_COST, SMALL_STRENGTH, SMALL_ACTION = (17.5, 17.5, 15.5), (17.5, 49.0, 14.2), (17.5, 44, 10)
SMALL_HOUSE_SIGN, SMALL_WALKER = (86, 14, 9.6), (86, 35, 8)

# Where the middle of the table's clock lies in the window: under the nought of the gauge.
HUB = (0.411, 0.396)
