"""What each key does, said where settings are made: at the table, in looking back, among decks and in lists.

Where somebody is asked which key it was, they think of a place: each place has a heading of its own.
"""

KEYS = {
    "Keys at the table": (
        ("Drag, or click card and place", "play, draw, discard, attack"),
        ("Tab, arrows, Enter", "choose and do the same without a mouse"),
        ("D", "draw a card"),
        ("1, 2, 3, 4", "answer a question"),
        ("Space", "skip what is shown; let it happen"),
        ("I, or the right button", "keep the large card, to read what is dotted on it"),
        ("T, Shift+T", "from one dotted word to the next: card, lesson, log, rules"),
        ("R", "read the rule behind a refusal"),
        ("U, Ctrl+Z", "take back"),
        ("H", "hurry the computer"),
        ("F1", "help: a little more each time"),
        ("E, Shift+E", "what everything on the table is, one after the other"),
        ("G", "what ends the game, and how far everybody is"),
        ("B", "what happened since you last decided, and show it once more"),
        ("S", "sort your hand"),
        ("L, Page Up, Page Down", "the log: show it, turn its pages"),
        ("Esc, P", "back; at the table, pause"),
        ("F12", "copy the position as text"),
        ("Ctrl+C", "copy what is said, or the log; at the end, the result"),
    ),
    "Keys when you watch a match": (
        ("Space", "stand still, and go on"),
        ("Right, 1", "one step"),
        ("A", "show all hands, or hide them"),
        ("3", "turn the table"),
    ),
    "Keys in looking back": (
        ("Left, Right", "one decision back or on"),
        ("Page Up, Page Down", "one turn back or on"),
        ("Home, End", "to the beginning, to the end"),
        ("Space", "play it, and stop"),
        ("Up, Down", "read on in what is said beside the table"),
        ("A", "lay all cards open"),
        ("F1", "what can be asked of this decision"),
        ("D", "decide once more, before you see what was better"),
        ("W", "what would have been better, then why"),
        ("B", "play on from here: a match of its own"),
        ("T, Enter", "from one turning point or dotted word to the next; follow it"),
        ("Ctrl+C", "copy what is said beside the table"),
    ),
    "Keys in decks and lists": (
        ("/, Ctrl+F", "search"),
        ("Enter, Delete", "a card into the deck, or out of it; with Shift all copies"),
        ("Ctrl+Z, Ctrl+Y", "undo, and do it again"),
        ("Ctrl and wheel, Ctrl+Plus, Ctrl+Minus", "cards larger or smaller"),
        ("F2", "name a deck"),
        ("Ctrl+N, Ctrl+D", "a new deck, a copy of this one"),
        ("Ctrl+V", "read a list from the clipboard"),
        ("Delete", "a deck or a match away; Ctrl+Z brings it back"),
    ),
    "Keys everywhere": (
        ("Ctrl+C", "copy what stands there, as text"),
        ("F11, Alt+Enter", "fullscreen"),
        ("F10", "write a report: the match, the settings and a picture in one file"),
    ),
}
"""By heading: keys, and what they do. As Windows and X11 have them; `keys.said` puts them for another system."""
