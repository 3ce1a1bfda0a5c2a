"""What every screen stands on: the window and its beat, scale, colours, words, grounds, motion, sound, settings."""
