"""Control's show."""
