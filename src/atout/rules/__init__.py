"""What is allowed. One module a game, all of the same shape; docs/architecture.md describes it."""
