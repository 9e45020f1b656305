"""Variant 5 of XXL, descents: everything about it but its rules."""
