"""Control's pictures, one file a card, found by the card's key."""
