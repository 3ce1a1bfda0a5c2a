"""Texts about the settings file, the clipboard and the window."""

# Settings file
WHOLE_NUMBER = "a whole number from {low} to {high}"
ONE_OF = "one of {values}"
YES_OR_NO = "true or false"
WINDOW_SIZE = "two whole numbers, at least [960, 540]"
WINDOW_PLACE = "null or two whole numbers"
UI_SCALE = "0 (automatic) or 75 to 300 percent"
WISHES = "a table by game, kind of window and player"
TABLE_BY_GAME = "a table by game"
TABLE = "a table"
NOT_LOADED = (
    "{path}, {why}. The default settings are used. Fix or delete the file; if you change a setting here, the old file "
    "is kept as {kept}."
)
WRONG_VALUE = "{name} is {value}, but must be {allowed}"
WRONG_VALUES = "{path}: {faults}. Default values are used until you change them."
NOT_SAVED = "{path}: {why}. Changes are lost when you quit."
NOT_ASIDE = "{path} can't be renamed: {why}. Settings aren't saved."
AT = "line {line}, column {column}: {why}"
UNREADABLE = "can't be read: {why}"
NO_TABLE = "line 1: expected a table in braces {{ }}"

# Clipboard; SDL gives nothing for a text of some megabytes, just as for a picture
NO_TEXT = "The clipboard has no readable text, or too much of it."
CUT_TEXT = "The text on the clipboard can't be read in full. Save it as a file and open that instead."
UNUSABLE = "The clipboard can't be used: {}."

# Window
WITH_GRAPHICS_CARD = "The graphics card is being used because drawing without it failed ({why})."
WITHOUT_GRAPHICS_CARD = "The graphics card isn't being used because it failed ({why})."
