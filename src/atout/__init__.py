"""Atout: Xylotar, XXL and HILO by the exact rules, for tables, bots and simulators."""

__version__ = "0.1.0"
