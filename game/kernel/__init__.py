"""What every card game shares. Nothing in here knows a game."""
