"""One entry in a table of sounds: how it is made, how loud, how many ways, how important."""

from typing import NamedTuple

HANDLING, SIGN, DEED, GREAT = 2, 4, 5, 7


class Sound(NamedTuple):
    """Of two sounds that want the last channel, the one of higher priority keeps it."""

    recipe: str  # module (below this folder) and function
    level: float  # how loud it seems, dB under full scale
    seeds: int  # in how many slightly different ways it is made
    priority: int
    hush: float = 0.0  # for so many seconds the ambience holds its breath; less than 0, it breathes again
    beat: float = 0.0  # the moment, in seconds, of its blow: what one sees should happen then
