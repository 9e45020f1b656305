"""How people play the variants of XXL (atout.bots.play). One module a variant, or one that several share."""
