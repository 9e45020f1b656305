"""XXL: six games with one deck of two-coloured cards."""
