"""Texts of widgets."""

OFF = "Off"
ON = "On"
NO_CARDS = "No cards found."
MORE = "{n} more"
