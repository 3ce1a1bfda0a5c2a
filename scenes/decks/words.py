"""What the screens that show decks call things."""

from game.builder.charts import facet_of
from game.kernel.ruleset import Ruleset
from ui.base import text


def sentence(words: str) -> str:
    """The words as they begin a line."""
    return words[:1].upper() + words[1:]


def one_line(words: str) -> str:
    return " ".join(words.split())


def part_name(rules: Ruleset, part: str) -> str:
    """What a part of a deck is called."""
    facet = facet_of(rules, "part")
    names = dict(zip(facet.values, facet.names, strict=False)) if facet else {}
    return names.get(part, sentence(part))


def law_said(words: str) -> str:
    """A law's sentence with its number lifted out: "**15.1:** A deck has ..."."""
    law, colon, rest = words.partition(":")
    return f"**{text.escape(law)}:**{text.escape(rest)}" if colon else text.escape(words)
