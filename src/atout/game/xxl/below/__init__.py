"""Variant 2 of XXL, stay below: everything about it but its rules."""
