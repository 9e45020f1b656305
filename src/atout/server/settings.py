"""How a server is set up: options of `atout serve`, or variables of the environment for each of them."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar
from urllib.parse import urlsplit

from platformdirs import user_data_path

from atout.server.storage.database import database_url
from atout.thinkers import machine

PLACE = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")
"""A name as browsers write it, or the number of a machine."""

OTHER_VARIABLES = ("ATOUT_DATA", "ATOUT_DEBUG", "ATOUT_JIT", "ATOUT_LANGUAGE", "ATOUT_ORIGIN_KEY", "ATOUT_THINKERS_SOCKET")
"""Read elsewhere, or by processes that a server starts."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8080
    workers: int = 1
    database: str = ""
    base_url: str = ""
    trusted_proxies: str = ""
    retention_days: int = 0
    limits: float = 1.0
    patience: float = 30.0
    thinkers: int = machine.thinkers()
    thinkers_idle: float = 180.0
    metrics_from: str = "127.0.0.1,::1"
    log_level: str = "info"

    HELP: ClassVar = {
        "host": "address to listen on; 0.0.0.0 is every one, :: every one of IPv6",
        "port": "port to listen on; 0 chooses a free one",
        "workers": "processes; more than one needs PostgreSQL",
        "database": "a file, or postgresql://USER@HOST/NAME (default: atout.db in the user's data folder)",
        "base_url": "address that people open, for links (default: the one they came by)",
        "trusted_proxies": "addresses, with commas, whose X-Forwarded headers are believed",
        "retention_days": "days after which finished matches and forgotten tables are deleted; 0 keeps them",
        "limits": "how much anybody may do: 1 as documented, 2 twice as much, 0 without limits",
        "patience": "seconds in which a client must finish its request, and take what it is sent",
        "thinkers": "bots that may think ahead at once (default: one a core, if the memory is there); 0: expert plays like club",
        "thinkers_idle": "seconds after which processes that think end when nobody asks them anything",
        "metrics_from": "addresses or networks, with commas, that may read /metrics",
        "log_level": "debug, info, warning or error",
    }

    @classmethod
    def variable(cls, name: str) -> str:
        return "ATOUT_" + name.upper()

    @classmethod
    def unknown(cls) -> list[str]:
        """Variables that look like settings, and set nothing: misspelt, most likely."""
        known = {*OTHER_VARIABLES, *(cls.variable(field.name) for field in fields(cls))}
        return sorted(name for name in os.environ if name.startswith("ATOUT_") and name not in known)

    @classmethod
    def from_environment(cls, given: Mapping[str, object] = MappingProxyType({})) -> Settings:
        """What is given, then the environment, then the defaults. Raises ValueError with a sentence for people."""
        values: dict[str, object] = {}
        for field in fields(cls):
            value = given.get(field.name)
            if value is None:
                value = os.environ.get(cls.variable(field.name), field.default)
            if isinstance(field.default, int | float):
                try:
                    value = type(field.default)(str(value))
                except ValueError:
                    raise ValueError(f"{field.name} must be a number, not '{value}'") from None
            values[field.name] = value
        settings = cls(**values)  # type: ignore[arg-type]
        settings.check()
        return settings

    def check(self) -> None:
        if not 0 <= self.port < 65536:
            raise ValueError(f"there is no port {self.port}")
        if not 1 <= self.workers <= 64:
            raise ValueError("workers must be 1 to 64")
        embedded = self.database_url.startswith("sqlite")
        if self.workers > 1 and embedded:
            raise ValueError("several workers need a PostgreSQL database: SQLite serves one process")
        _check_base_url(self.base_url)
        try:
            _ = self.trusted_networks
        except ValueError as error:
            raise ValueError(f"trusted_proxies must be addresses or networks, with commas: {error}") from None
        if self.retention_days < 0:
            raise ValueError("retention_days must be 0 or more")
        if not 0 <= self.limits < math.inf:
            raise ValueError("limits must be 0 or more")
        if not 0.1 <= self.patience <= 3600:
            raise ValueError("patience must be 0.1 to 3600 seconds")
        if not 0 <= self.thinkers <= 256:
            raise ValueError("thinkers must be 0 to 256")
        if (needed := machine.needs(self.thinkers)) > machine.memory():
            needed, there = needed // machine.MEGABYTE, machine.memory() // machine.MEGABYTE
            raise ValueError(f"so many thinkers need {needed} MB of memory, and this machine has {there}")
        if not 0 <= self.thinkers_idle < math.inf:
            raise ValueError("thinkers_idle must be 0 or more seconds")
        try:
            _ = self.metrics_networks
        except ValueError as error:
            raise ValueError(f"metrics_from must be addresses or networks, with commas: {error}") from None
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise ValueError("log_level must be debug, info, warning or error")

    @property
    def database_url(self) -> str:
        return database_url(self.database or str(data_folder() / "atout.db"))

    @property
    def trusted_networks(self) -> list[IPv4Network | IPv6Network]:
        everybody = ["0.0.0.0/0", "::/0"] if "*" in words(self.trusted_proxies) else []
        return [ip_network(word) for word in [*words(self.trusted_proxies), *everybody] if word != "*"]

    @property
    def metrics_networks(self) -> list[IPv4Network | IPv6Network]:
        return [ip_network(word) for word in words(self.metrics_from)]

    def as_environment(self) -> dict[str, str]:
        """For the processes that serve."""
        return {self.variable(field.name): str(getattr(self, field.name)) for field in fields(self)}


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _check_base_url(address: str) -> None:
    """Links are made of it, and browsers are let in by it: what is wrong there is noticed by everybody but the host."""
    if not address:
        return
    try:
        parts = urlsplit(address)
        named = PLACE.fullmatch(parts.hostname or "")
        whole = parts.scheme in ("http", "https") and bool(named) and (parts.port is None or parts.port > 0)
    except ValueError:
        whole = False
    if not whole:
        raise ValueError(f"base_url must be a whole address, https://cards.example.org for example, not '{address}'")
    if parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError(f"base_url must end after the name (or the port): Atout needs a name of its own, not '{address}'")


def data_folder() -> Path:
    return Path(os.environ.get("ATOUT_DATA") or user_data_path("atout", appauthor=False))
