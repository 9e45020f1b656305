"""The place where a server listens: taken before anything else is done, so that nobody is told an address that is another's."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address

BACKLOG = 4096
ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Every address of the machine, and the one by which the machine itself gets there."""


class CannotListen(Exception):
    """Why a server cannot listen there, in a sentence."""


class Taken(CannotListen):
    """Somebody else listens there."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at which people can knock from now on; port 0 is a free one."""
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError):
        raise CannotListen(f"cannot listen on '{host}': there is no such address") from None
    try:
        listener = socket.socket(family, kind)
    except OSError:
        raise CannotListen(f"cannot listen on {host}: this machine does not speak IPv6") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # addresses of IPv4 would come in disguise
        listener.bind(place)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise _explained(error, host, port) from None
    return listener


def _explained(error: OSError, host: str, port: int) -> CannotListen:
    match error.errno:
        case errno.EADDRINUSE:
            return Taken(f"port {port} of {host} is taken by another program: choose another with --port, or 0 for a free one")
        case errno.EACCES | errno.EPERM:
            return CannotListen(
                f"you may not listen on port {port}: ports below 1024 are the system's, choose another with --port"
            )
        case errno.EADDRNOTAVAIL:
            return CannotListen(f"cannot listen on {host}: this machine has no such address")
    return CannotListen(f"cannot listen on port {port} of {host}: {error.strerror}")


def address_of(host: str, port: int) -> str:
    """What somebody on this machine types into a browser."""
    host = ANY.get(host, host)
    return f"http://[{host}]:{port}" if _is_ipv6(host) else f"http://{host}:{port}"


def _is_ipv6(host: str) -> bool:
    try:
        return ip_address(host).version == 6
    except ValueError:
        return False  # a name
