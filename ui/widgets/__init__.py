"""What a form is made of: things that are pressed, typed into, scrolled, chosen and read."""
