"""The games, all of one shape. A new game is a new folder and its name in GAMES.

A game whose data cannot be read is left out, and FAULTS says why in one line; the others can be played.
"""

from importlib import import_module

from ..files import BadFile
from ..kernel.ruleset import Ruleset

GAMES = ("control", "chrono_clash", "towers_in_time", "doctor_who")
RULESETS: dict[str, Ruleset] = {}
FAULTS: dict[str, BadFile] = {}

for name in GAMES:
    try:
        RULESETS[name] = import_module(f".{name}.rules", __name__).RULES
    except BadFile as fault:
        FAULTS[name] = fault
