"""What is past, as pictures: the time line of a match with the curve of chances, luck beside play, figures."""
