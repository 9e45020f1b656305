"""Xylotar: bars of hidden values, tricks, and a bid that one has to hit."""
