"""Where things stand on a card of Doctor Who, in units: a full card is 500 wide, 700 high, a small one 100 by 140.

Its pieces are painted by these numbers, and what is printed on them is printed by these numbers.
"""

RIM = 20  # of the frame
BAND = 30  # what kind of card it is, between picture and words
MARGIN = 12  # that the pieces of plates have about them, for their glow
FOOT = 680  # of the plate for words
ROOM = (42, 458)  # where words stand, left and right
HEAD = (20, 72)  # the band of the name
LETTER = (0.90, 0.92, 0.94)  # the light of letters on the dark
INK = (0.80, 0.82, 0.84)  # of the rules, on their plate
FAINT = (0.46, 0.48, 0.54)

# Of the values, middle and radius on the full face: in a row beside what kind of card it is, whose height they follow.
ENERGY, SUBSTANCE, SUPPORT = (62, 0, 42), (152, 0, 42), (438, 0, 42)
SOLVE = (444, 60, 42)
ZONE = (56, 46, 20)  # the sign of its zone, or of what kind of card it is

# On the board: the usual face, and that of a card less wide than SMALL pixels.
SMALL = 66
BOARD = {"energy": (19, 122, 15), "substance": (50, 122, 15), "support": (81, 122, 15), "solve": (79, 20, 16)}
TINY = {"energy": (19, 121, 18), "substance": (50, 121, 18), "support": (81, 121, 18), "solve": (76, 23, 20)}
BOARD_ZONE, TINY_ZONE = (15.5, 15.5, 9.5), (18, 18, 13)

# Where the middle of the table lies in the window.
HUB = (0.5, 0.41)
