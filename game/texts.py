"""Texts of matches, files, decks, deck lists and the command line. See kernel.template.fill for their fields."""

# Why an undo is refused
NOTHING_TO_UNDO = "nothing to undo"
UNDO_IS_ANOTHERS = "only {seat} can undo the last decision"
DECIDED_SINCE = "{seat} {seat:has|have} made a decision since"
REVEALED_HIDDEN = "it revealed hidden information"

# Files: the end of a sentence that begins with the path
NOT_FOUND = "not found"
NOT_UTF8 = "not UTF-8 text"
AT_BYTE = "byte {n}"
SAVE_AS_UTF8 = "if it's the right file, save it as UTF-8"
UNREADABLE = "can't be read: {why}"
UNWRITABLE = "can't be written: {why}"
RIGHT_FILE = "is this the right file?"
TOO_LARGE = "it's larger than {size}"
CHANGED_MEANWHILE = "another program has changed it"
FILE_IN_THE_WAY = "there's a file where a folder should be"

# Matches: why one can't be made, read or replayed
UNKNOWN_GAME = "there's no game called {game!r}; choose from: {known}"
NO_KIND_OF_PLAYER = "there's no player type called {kind!r}; choose from: {known}"
UNREADABLE_MATCH = "can't be read: {fault}"
UNPLAYABLE_MATCH = "can't be replayed: {fault}"
IN_REVIEW = "this is a review"

# Reading in the background
TOO_MUCH_MEMORY = "it takes too much memory"
STOPPED = "it stopped unexpectedly"
CANNOT_READ_NOW = "it can't be read right now ({why})"

# The computer
ONE_PLAIN = "The computer couldn't finish thinking and made a simple move. It'll think again next time."
ALL_PLAIN = "The computer can't think anymore. From now on, it makes simple moves at every level."

# Decks
OWN_CARDS = "{game} comes with its own cards: players don't bring decks"
TOO_MANY_LINES = "more than {n:,} lines"
NO_DECK_LIST = "not a deck list: no line names a card"
WRITE_LINES_LIKE = "write lines like: 3 Silver Fox"
UNNAMED = "Unnamed"
NO_READY_DECK = "no preset deck is called {name!r}; choose from: {known}"
NONE = "none"
NO_READY_DECKS = "there are no preset decks"
SEVERAL_DECKS = "holds {n} decks"
SAVE_ONE_DECK = "save the one you want in its own file"
NO_PART = "{game} decks have no part called {part!r}"
NO_CARD = "{game} has no card called {card!r}"
BREAKS_LAW = "{game} {law}"
BREAKS_LAW_WAIVED = "{game} {law} Ruling {section} can allow it: {choice}."
WRONG_NUMBER_OF_DECKS = "{n} {n:deck|decks} for {seats} players"
ILLEGAL_DECK = "{deck} isn't legal: {why}"
A_DECK = "a deck"

# Lines of a deck list that are not in the deck: why
UNREAD_LINE = "line {line}, {text!r}: {why}"
UNREAD_LINE_NEAR = "line {line}, {text!r}: {why}; did you mean {near}?"
NO_COUNT = "start the line with the number of cards"
LIST_POSITION = "start the line with the number of cards; the number here is just a list position"
NOT_A_COUNT = "{number!r} isn't a number of cards"
NO_HEADING = "{game} decks have no such heading; use {known}"
NO_CARD_LINE = "not a card line or a heading ({known})"
COMMENTED_OUT = "it follows {mark}, so it isn't part of the deck"
CARD_IN_COMMENT = "there's another card in the comment: write each on its own line"
SEVERAL_CARDS = "this may be several cards: write each on its own line"
SECOND_NAME = "the deck already has a name: {name}"
LONG_NAME = "a name can have at most {n} characters"
SIDEBOARD = "left out: {game} has no sideboard"
UNDER = "left out: it's listed under {heading}"
TAGGED = "left out: it's marked {tag}"
UNDER_UNKNOWN = "it's under a heading that {game} decks don't have"
COUNT_FROM_ONE = "the number must be at least 1"
TOO_MANY_COPIES = "a list can have at most {n} copies of a card"
SAME_NAMES = "this may be {cards}: write the card's key"
BEGUN_NAMES = "this may be {cards}: write the full name"
NO_SUCH_CARD = "{game} has no such card"
OR = " or "
AND = " and "

# Lists of other programs: why they are not read
NOT_TEXT = "it isn't a text file"
MANY_LINES = "it has more than {n:,} lines"
MANY_DECKS = "it holds more than {n:,} decks"
MANY_ENTRIES = "it has more than {n:,} entries"
MANY_ELEMENTS = "it has more than {n:,} elements"
TOO_LONG_FOR_A_DECK = "it's too long for a deck"
MANY_LETTERS = "it's too long for a deck list ({n:.1f} million characters)"
BROKEN_JSON = "it looks like JSON, but line {n} is damaged"
BROKEN_XML = "it looks like XML, but line {n} is damaged"
NESTED = "it's nested more than {n} levels deep"
WEB_PAGE = "it's a web page; copy just the deck's lines"
DOCTYPE = "it declares a document type, which a deck file never does"

# Command line
ABOUT_COMMANDS = "Play, replay, check and measure the games without a window."
HELP = {
    "play": "play games between computer players",
    "replay": "replay a saved match and print its log",
    "check": "check all cards, tables, rules and rulings",
    "bench": "measure the engine and print one JSON object",
    "file": "a saved match",
    "seats": "players, one per seat, from: {levels}",
    "games": "how many games to play",
    "seed": "seed of the first game; each later game adds 1",
    "wins": "rounds needed to win a match (default: as in the rules)",
    "ruling": "set a rule option; can be repeated",
    "decks": "preset decks or deck files, one per seat (default: random)",
    "save": "save the last game to this file",
    "json": "print JSON, one object per game",
    "seconds": "seconds for each measurement (default: 1)",
}
NOT_IN_RANGE = "{text!r} isn't a number from {least} to {most:,}"
NOT_A_SEED = "{text!r} isn't a whole number with at most 39 digits"
NOT_SECONDS = "{text!r} isn't a number from 0.01 to 600"
NO_PLAYER = "there's no computer player called {name!r}; choose from: {known}"
WRONG_SEATS = "{game} is for {seats} players, not {n}"
NOT_A_RULING = "--ruling needs KEY=CHOICE, not {text!r}"
FAULT = "chronotable: {why}"
FAULT_AT = "chronotable: {path}, {why}"
GAME_OVER = "seed {seed}: {winners} won after {n} {n:round|rounds} and {decisions} decisions"
GAME_DRAWN = "seed {seed}: a draw after {n} {n:round|rounds} and {decisions} decisions"
WINNER = "seat {seat} ({kind})"
WINNER_WITH_DECK = "seat {seat} ({kind}, {deck})"
OTHER_CARDS = "chronotable: {path}: {why}; replaying it anyway"
GAVE_UP = "{name} conceded. {winners} won."
GAVE_UP_ALL = "{name} conceded. No one won."
UNFINISHED = "The match isn't over: it's {name}'s turn to choose."
CHECKED = "games: {games}, cards: {cards}, decks: {decks}, faults: {faults}"
