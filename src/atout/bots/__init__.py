"""Who plays: bots, all through the same small interface."""
