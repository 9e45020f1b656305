"""Nothing acknowledged is ever lost: tables are played while everything that can break is broken."""

import os

os.environ.setdefault("ATOUT_JIT", "0")  # the checker looks at one move at a time, like a server
