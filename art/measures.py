"""The sizes in which masters are painted: whoever paints them and whoever takes from them go by these."""

# The sizes of the cards for which pieces are painted. They are painted smaller too: shrunk, metal would lose its gleam.
FULL, BOARD = (944, 1322), (420, 588)
LEVELS = {"quarter/": 0.25, "half/": 0.5, "": 1.0}

BACK = (420, 588)
TITLE = (1600, 900)
ICON = 128

# The table is painted larger than any window. A *unit* is a 1280th of a window's width or a 720th of its height.
HOME = (1280, 720)  # units that a window of the usual shape is wide and high
PAINTED = (1720, 1024)  # units that are painted: enough for a window of 43 : 18, or of 5 : 4
SCALE = 2.0  # pixels a unit in the masters of tables and of what lies on them

# Places sunk into a table are painted small and square, in units, and stretched between their corners.
SUNK, AROUND = 96, 12  # how large they are painted, and what of that is shadow about the place itself
CORNER = 34  # from a corner of such a piece, within which nothing is stretched
ACROSS = 300  # of what lies in the middle of a table


def shrunk(size: tuple[int, int], share: float) -> tuple[int, int]:
    return round(size[0] * share), round(size[1] * share)


def table_size(scale: float) -> tuple[int, int]:
    return shrunk(PAINTED, scale)
