"""Shared by all tests. The suite itself runs the rules interpreted, so that coverage and mutation tests see every line;
`tests/env` compares that with compiled code in processes of its own."""

import os

os.environ.setdefault("ATOUT_JIT", "0")
