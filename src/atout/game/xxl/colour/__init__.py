"""Variant 6 of XXL, I name the colour: everything about it but its rules."""
