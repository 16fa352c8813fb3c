"""The art of the front page, drawn from the real sheets."""
