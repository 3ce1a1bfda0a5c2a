"""Where things stand on a card of Towers in Time, in units: a full card is 500 wide, 700 high, a small one 100 by 140.

Its pieces are painted by these numbers, and what is printed on them is printed by these numbers.
"""

RIM = 21  # of the frame
BAND = 30  # what kind of card it is, between picture and words
MARGIN = 12  # that the pieces of plates have about them, for their shadows
FOOT = 679  # of the plate for words
ROOM = (42, 458)  # where words stand, left and right
HEAD = (20, 72)  # the band of the name
LETTER = (0.93, 0.88, 0.74)  # the light of letters on dark glass
INK = (0.020, 0.016, 0.022)  # and of those on pale glass
FAINT = (0.055, 0.045, 0.060)

# Where the four numbers stand, middle and radius, on the full face: temper and cost at the head, attack and defense
# beside what kind of card it is (their height goes with that).
TEMPER, COST, ATTACK, DEFENSE = (56, 58, 42), (444, 58, 42), (60, 0, 44), (440, 0, 44)
SCHOOL = (444, 124, 21)

# On the board: the usual face, and that of a card less wide than SMALL pixels.
SMALL = 66
BOARD = {"temper": (15.5, 16, 13.5), "cost": (84.5, 16, 13.5), "attack": (18, 0, 15.5), "defense": (82, 0, 15.5),
         "foot": (15.5, 121, 13.5)}  # fmt: skip
TINY = {"temper": (19, 19, 17.5), "cost": (81, 19, 17.5), "attack": (23, 0, 21), "defense": (77, 0, 21),
        "foot": (20, 117, 17.5)}  # fmt: skip

# Where the middle of the table lies in the window.
HUB = (0.5, 0.42)
