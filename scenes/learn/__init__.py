"""Learning: lessons and puzzles on the real table, the page that leads to them, and what is remembered of them."""
