"""Variant 4 of XXL, streets: everything about it but its rules."""
