"""The words that several games write their cards with. A game has words of its own beside these, in its folder."""

from .asking import Choose, Look, Play
from .cards import Bottom, Discard, Send, Take
from .holding import Bonus, Forbid, Grant, Permit, Shield
from .players import Draw
from .word import ANSWER, DEED, STANDING, Clause, Terms, Word

SHARED: dict[str, type[Word]] = {
    "bonus": Bonus,
    "bottom": Bottom,
    "choose": Choose,
    "discard": Discard,
    "draw": Draw,
    "forbid": Forbid,
    "grant": Grant,
    "look": Look,
    "permit": Permit,
    "play": Play,
    "send": Send,
    "shield": Shield,
    "take": Take,
}

__all__ = ["ANSWER", "DEED", "SHARED", "STANDING", "Clause", "Terms", "Word"]
