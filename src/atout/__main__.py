import sys

from atout.cli import main

sys.exit(main())
