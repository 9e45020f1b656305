"""A seventh variant of XXL and a tiny fourth game, as somebody would add them: what that takes, and what need not know."""
