"""Building decks: looking for cards, a draft with its history, charts, results. Knows no screen and no single game."""
