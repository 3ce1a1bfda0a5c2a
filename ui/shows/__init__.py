"""THE SHOW of each game: what one game alone shows. The only place of the screen that knows a game by name."""
