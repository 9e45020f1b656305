"""Statistics of a group of friends, from the records of their matches.

`figures` makes a few numbers of each record, once; `together` adds up those of many. In between, they can be kept as JSON.
"""

from atout.match.statistics.figures import VERSION, figures
from atout.match.statistics.together import together

__all__ = ["VERSION", "figures", "together"]
