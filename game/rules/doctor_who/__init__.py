"""Doctor Who."""
