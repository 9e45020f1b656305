"""Tricks: what variants 3 and 6 share."""
