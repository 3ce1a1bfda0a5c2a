"""Who plays when no person does. Everything here sees a view, never the state."""
