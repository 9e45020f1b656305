"""The processes that think for a server, as they are started: what they have to say goes into the server's log."""

from __future__ import annotations

import os
from logging.config import dictConfig

from atout.server.logs import configuration
from atout.thinkers import service

if __name__ == "__main__":
    dictConfig(configuration(os.environ.get("ATOUT_LOG_LEVEL", "info")))
    service.main()
