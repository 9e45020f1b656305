"""How the documentation site is made of these pages and of the docstrings. `uv run python -m tools.site` builds it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import atout

sys.path.insert(0, str(Path(__file__).parent))

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Atout"
author = "the authors of Atout"
copyright = author  # noqa: A001 - Sphinx names it so
version = release = atout.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode", "sphinx_copybutton", "sphinx_design"]
exclude_patterns = ["_site"]
nitpicky = False

myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4
myst_links_external_new_tab = False

html_show_search_summary = False  # from a folder a browser fetches no other page to quote from
html_theme = "furo"
html_title = "Atout"
html_favicon = "../web/public/icon.svg"
html_static_path = ["_static"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1c2336", "color-brand-content": "#0a58c4"},
    "dark_css_variables": {"color-brand-primary": "#ece75f", "color-brand-content": "#7ffaff"},
}
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True


def setup(app: Sphinx) -> dict[str, Any]:
    from site_links import RepositoryLinks

    app.add_post_transform(RepositoryLinks)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
