"""Who somebody is and what they may do: tokens, names, codes, and where somebody belongs."""
