"""Texts of the deck builder's rules: searching cards, completing decks, results of decks."""

# Search
UNFINISHED = "{piece!r} is incomplete"
UNOPENED_BRACKET = "')' has no opening parenthesis"
TOO_LONG = "only the first {n} characters are read"
TOO_DEEP = "too many nested parentheses"
MEANT = "{words}; did you mean {instead!r}?"
NOT_A_TERM = "{piece!r} isn't a search term"
NOT_A_STATE = "{piece!r} isn't a search term; use {known}"
NOT_A_STATE_HERE = "{piece!r} works only in the deck builder"
NOT_A_SORT = "{piece!r}: cards can be sorted by {known}"
NO_FACET = "{piece!r}: there's no search term {name!r}"
NOT_A_NUMBER = "{piece!r}: {word!r} isn't a number"
NO_NUMBERS = "{piece!r}: {facet} isn't a number; write {key}:{value}"
ONE_NUMBER = "{piece!r}: {sign} needs a single number"
NO_ICON = "there's no {facet}:{word}"
NO_VALUE = "{piece!r}: no {facet} is called {word!r}"

# Groups of cards
WITHOUT = "No {facet}"
WITH_NUMBER = "{facet} {n}"
OTHERS = "Others"

# The deck
OWNED = "{law} You have {n} {n:copy|copies} of {card}."
NOTHING_TO_UNDO = "there's nothing to undo"
NOTHING_TO_REDO = "there's nothing to redo"

# Completing a deck: why it can't be done, and why a card was added
REMOVE_FIRST = "{law} Remove a card first."
BREAKS_LAW = "{game} {law} Remove a card first."
REASON = "{card}: {why}"
REQUIRED = "Every deck needs it."
FILLS = "Fills up the deck."
SHORT_OF_COLOUR = "Your deck had few {colour} cards."
MADE_FOR = "Made for {card}."
SHARES_ICON = "Goes with {card}: both have {icon}."
IN_A_DECK = "Played in {deck}."
IN_A_DECK_WITH = "Played with {card} in {deck}."
FEW = "Your {deck} had only {n} {cards}."
NONE = "Your {deck} had no {cards}."
FEWER = "Your {deck} had {n} {cards}; similar decks have more."
DECK = "deck"
CARDS_OF_COST = "{kind} {n:card|cards} that {n:costs|cost} {value}"
CARDS_OF_COST_UP = "{kind} {n:card|cards} that {n:costs|cost} {value} or more"
CARDS_OF_KIND = "{kind} {n:card|cards}"
CARDS_OF = "{value} {kind} {n:card|cards}"
CARDS_WITH = "{kind} {n:card|cards} with {value} as {facet}"

# Results
NO_RESULT = "{path}, line {line}: {text!r} isn't a result and was skipped"
