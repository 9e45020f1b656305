"""Getting rid of cards: what variants 1, 2 and 5 share."""
