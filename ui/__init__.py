"""How it looks and feels: the window, the widgets, text, scale, settings, the board and its cards."""
