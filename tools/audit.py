"""`tools/audit`: whether anything that Atout is made of is known to have a hole, as the registries' own lists have it.

Packages of Python are asked about with pip-audit, by the versions that pyproject.toml pins; those of the client with `npm audit`.
Exit status: 0 nothing is known, 1 something is, 3 somebody could not be asked, and then nothing is known of their part.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CLIENTS = {"the browser client": ROOT / "web", "Chromium for the tests": ROOT / "tests" / "e2e" / "chromium"}
EXPLAINED: dict[str, str] = {}
"""Advisories that do not concern Atout, by their number, and why."""
CLEAN, FOUND, NOT_ASKED = 0, 1, 3


@dataclass
class Answer:
    about: str
    asked: int = 0
    """About how many packages there was an answer."""
    holes: list[str] = field(default_factory=list)
    trouble: str = ""
    """Why somebody could not be asked, or not about everything."""


def of_python(output: str, pinned: int) -> Answer:
    """What pip-audit says, in JSON."""
    answer = Answer(f"{pinned} packages of Python")
    try:
        packages = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        answer.trouble = "the registry of Python packages could not be reached"
        return answer
    for package in packages:
        if "skip_reason" in package:
            continue
        answer.asked += 1
        for hole in package["vulns"]:
            if not {hole["id"], *hole.get("aliases", [])} & set(EXPLAINED):
                mended = ", ".join(hole.get("fix_versions", [])) or "no version yet"
                answer.holes.append(f"{package['name']} {package['version']}: {hole['id']} (mended in {mended})")
    if answer.asked < pinned:
        answer.trouble = f"the registry of Python packages answered about {answer.asked} of {pinned} only"
    return answer


def of_client(name: str, output: str) -> Answer:
    """What npm audit says, in JSON."""
    answer = Answer(f"packages of {name}")
    try:
        said = json.loads(output)
        answer.asked = said["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        answer.trouble = "npm's registry could not be asked for its advisories"
        return answer
    answer.about = f"{answer.asked} {answer.about}"
    for package, hole in said.get("vulnerabilities", {}).items():
        for via in (via for via in hole["via"] if isinstance(via, dict)):
            number = str(via["url"]).rpartition("/")[2]
            if number not in EXPLAINED:
                answer.holes.append(f"{package} {via['range']}: {number}, {via['severity']}: {via['title']}")
    return answer


def told(answers: Sequence[Answer]) -> tuple[str, int]:
    """The sentences for people, and the exit status."""
    lines = []
    for answer in answers:
        if answer.holes:
            lines += [f"{answer.about}: {len(answer.holes)} known holes", *(f"  {hole}" for hole in answer.holes)]
        if answer.trouble:
            lines.append(f"{answer.about}: not known, because {answer.trouble}. Try again where there is a way there.")
        elif not answer.holes:
            lines.append(f"{answer.about}: no known hole")
    lines += [f"{number} does not concern Atout: {why}" for number, why in EXPLAINED.items()]
    status = FOUND if any(answer.holes for answer in answers) else NOT_ASKED if any(a.trouble for a in answers) else CLEAN
    return "\n".join(lines), status


def pins() -> list[str]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["tool"]["uv"]["constraint-dependencies"])


def ask_python() -> Answer:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as pinned:
        pinned.write("\n".join(pin.partition(";")[0].strip() for pin in pins()) + "\n")
        pinned.flush()
        command = [
            sys.executable,
            "-m",
            "pip_audit",
            "--no-deps",
            "--disable-pip",
            "--progress-spinner",
            "off",
            "--format",
            "json",
        ]
        done = subprocess.run([*command, "--requirement", pinned.name], capture_output=True, text=True, check=False)
    return of_python(done.stdout, len(pins()))


def ask_npm(name: str, folder: Path) -> Answer:
    command = [sys.executable, str(ROOT / "web" / "node.py"), "npm", "audit", "--json"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return of_client(name, done.stdout)


def main() -> int:
    text, status = told([ask_python(), *(ask_npm(name, folder) for name, folder in CLIENTS.items())])
    print(text)
    return status


if __name__ == "__main__":
    sys.exit(main())
