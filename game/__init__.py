"""The rules of the table: headless, deterministic, plain data. Nothing in here knows a screen."""
