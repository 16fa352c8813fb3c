"""The facts known about the printed board, each checked on a given board."""
