"""Variant 1 of XXL, runs up and down: everything about it but its rules."""
