"""What is past: the matches played, one of them played again, a player's figures."""
