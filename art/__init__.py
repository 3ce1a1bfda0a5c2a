"""The art of Chronotable, painted by code: fonts, glyphs, faces, backs and tables."""
