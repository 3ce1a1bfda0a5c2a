"""The games, all of one shape. A new game is a new folder and a line here."""

from .control.rules import RULES as CONTROL

RULESETS = {ruleset.name: ruleset for ruleset in (CONTROL,)}
