"""What pictures are made of: light, shapes, figures, creatures, land, machines, metal. It knows no game."""
