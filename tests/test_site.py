"""The documentation site is built from the pages and the docstrings, and finds what is wrong with them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def build(docs: Path, out: Path) -> str:
    """Builds the site as `tools.site` does; what Sphinx complains about."""
    command = [sys.executable, "-m", "tools.site", str(docs), str(out)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) == (done.stderr.strip() == "")
    return done.stderr


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    assert build(ROOT / "docs", out) == ""
    return out


@pytest.mark.slow
def test_every_page_is_on_the_site_and_search_knows_it(site: Path) -> None:
    pages = [path.relative_to(ROOT / "docs").with_suffix("") for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if not (site / f"{page}.html").is_file()] == []
    found = (site / "searchindex.js").read_text(encoding="utf-8")
    assert [page for page in pages if f'"{page}"' not in found] == []


@pytest.mark.slow
def test_it_needs_no_server_and_nothing_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert re.findall(r'<(?:script|img|iframe)[^>]*\ssrc="(?:https?:)?//', text) == [], page
        assert re.findall(r'<link rel="stylesheet"[^>]*\shref="(?:https?:)?//', text) == [], page
    options = (site / "_static/documentation_options.js").read_text(encoding="utf-8")
    assert "SHOW_SEARCH_SUMMARY: false" in options, "a search in a folder would fetch every page that it finds, in vain"


@pytest.mark.slow
def test_a_broken_link_and_a_lost_page_are_found(tmp_path: Path) -> None:
    docs = tmp_path / "docs"
    docs.mkdir()
    for name in ("conf.py", "site_links.py", "_static"):
        (docs / name).symlink_to(ROOT / "docs" / name)
    (tmp_path / "web").symlink_to(ROOT / "web")
    (docs / "index.md").write_text("# Atout\n\n[lost](lost.md)\n", encoding="utf-8")
    (docs / "lost.md").write_text("# Lost\n\n[nowhere](no-such-page.md), [no code](../src/no_such_file.py)\n", encoding="utf-8")
    complaints = build(docs, tmp_path / "site").strip().splitlines()
    assert len(complaints) == 3
    for reason in ("no-such-page.md", "no_such_file.py", "toctree"):
        assert any("lost.md" in complaint and reason in complaint for complaint in complaints)
