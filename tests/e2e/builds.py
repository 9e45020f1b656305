"""A second build of the client, as an update brings it: every script has another name, and the old ones are gone."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
import shutil
from pathlib import Path

import atout

HERE = Path(atout.__file__).parent


def copy_of_the_package(folder: Path) -> Path:
    """Something that `PYTHONPATH` can name instead of what is installed; returns the client in it."""
    shutil.copytree(HERE, folder / "atout", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "atout" / "server" / "client"


def rename_scripts(client: Path) -> None:
    """What a build does after a change: new names, in every file that mentions them, and new fingerprints."""
    for packed in client.rglob("*.gz"):
        packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
    for packed in [*client.rglob("*.br"), *client.rglob("*.gz")]:
        packed.unlink()
    scripts = [file for file in (client / "assets").glob("*.js") if not file.name.startswith("worker-")]
    names = {file.name: re.sub(r"-.{8}\.js$", f"-renew{number:03}.js", file.name) for number, file in enumerate(scripts)}
    worker = client / "service-worker.js"
    kept = worker.read_text(encoding="utf-8")
    for file in [client / "index.html", *scripts]:
        before = fingerprint(file)
        text = file.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
        kept = kept.replace(before, fingerprint(file))
    for file in scripts:
        kept = kept.replace(file.name, names[file.name])
        file.rename(file.with_name(names[file.name]))
    version = re.search(r"atout-.{0,40}?([0-9a-f]{12})", kept, re.DOTALL)
    assert version
    worker.write_text(kept.replace(version[1], "0123456789ab"), encoding="utf-8")


def fingerprint(file: Path) -> str:
    return base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()
