"""Every sentence that a player can see: from the sources, from matches that are played, and from all screens."""
