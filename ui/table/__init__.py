"""The table: the board and its cards, the hand that drags, what stands around them, light and motion."""
