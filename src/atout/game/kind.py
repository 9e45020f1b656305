"""A kind of deal: what simulators and bots ask about a module of the rules."""

from __future__ import annotations

from types import ModuleType


class Kind:
    """The deals of a game that are played by one module of the rules. Most games have one kind, XXL has one for each variant."""

    def __init__(self, name: str, rules: ModuleType, folder: str) -> None:
        self.name = name
        self.rules = rules
        self.folder = folder
        """The package where everything else about it is found."""
