"""Links of our pages that lead out of `docs/`: the site has no such page, so they become the name of the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.transforms.post_transforms import SphinxPostTransform

DOCS = Path(__file__).parent
ROOT = DOCS.parent
PAGES_FROM_THE_ROOT = {
    "CONTRIBUTING.md": "contributing",
    "SECURITY.md": "security",
    "CHANGELOG.md": "changelog",
    "README.md": "index",
}


class RepositoryLinks(SphinxPostTransform):
    """A link to a file of the repository is checked here, like every other link."""

    default_priority = 5  # before MyST says that it knows no such page

    def run(self, **_: Any) -> None:
        for kind in (addnodes.pending_xref, addnodes.download_reference):
            for link in list(self.document.findall(kind)):
                if found := self._file(link.get("reftarget", "").partition("#")[0]):
                    self._lead(link, found)

    def _file(self, target: str) -> Path | None:
        """The file of the repository that is meant. Pages from its root, such as CONTRIBUTING.md, count from there."""
        folders = ((DOCS / self.env.docname).parent, DOCS, ROOT)
        candidates = ((folder / name).resolve() for folder in folders for name in (target, f"{target}.md"))
        return next((path for path in candidates if target and path.exists() and path.is_relative_to(ROOT)), None)

    def _lead(self, link: nodes.Element, found: Path) -> None:
        name = found.relative_to(ROOT).as_posix()
        page = PAGES_FROM_THE_ROOT.get(name) or (
            found.relative_to(DOCS).with_suffix("").as_posix() if found.is_relative_to(DOCS) and found.suffix == ".md" else ""
        )
        if page in self.env.all_docs:
            anchor = link.get("reftarget", "").partition("#")[2] or link.get("reftargetid") or ""
            if not anchor:
                uri = self.app.builder.get_relative_uri(self.env.docname, page)
                link.replace_self(nodes.reference("", "", *link.children, refuri=uri, internal=True))
        else:
            link.replace_self(nodes.literal(name, name))
