"""One picture a file, named as the card's key."""
