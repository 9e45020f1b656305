"""Variant 3 of XXL, you may refuse: everything about it but its rules."""
