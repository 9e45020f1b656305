"""Packages that the project installs where they exist. Where one is missing although it should be there, a test fails."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

import pytest

NOT_EVERYWHERE = ("pyspiel", "ray")
"""They are made for Linux, and not yet for the newest Python (`pyproject.toml`, group `dev`)."""


def package(name: str) -> ModuleType:
    skip_without(name)
    return import_module(name)


def skip_without(name: str) -> None:
    if name in NOT_EVERYWHERE and (sys.platform != "linux" or sys.version_info >= (3, 14)):
        pytest.skip(f"there is no {name} for this Python", allow_module_level=True)
