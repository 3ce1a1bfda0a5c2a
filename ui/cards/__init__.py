"""Cards as pictures: one on the table, many as tiles, one read large, some to choose from."""
