"""A match from set-up to result: the table, its hand, keys, buttons and picture."""
