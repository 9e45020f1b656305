"""`atout verify FILE`: checks that a match was shuffled fairly."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from atout.cli import WRONG_INPUT, files


def configure(parser: ArgumentParser) -> None:
    files.configure(parser)
    parser.add_argument("--commitment", metavar="HEX", help="the commitment that you noted before the match")
    parser.add_argument("--chain", metavar="HEX", help="the number of the table's chain that you noted before the match")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from atout.match.refusal import Refusal
    from atout.match.verify import verify

    try:
        verified = verify(files.read(arguments.file), arguments.commitment, arguments.chain)
    except Refusal as refusal:
        if arguments.json:
            print(json.dumps({"fair": False, "error": {"file": arguments.file, **refusal.as_json()}}, ensure_ascii=False))
        print(f"{arguments.file}: {refusal}", file=sys.stderr)
        return WRONG_INPUT
    if arguments.json:
        print(json.dumps(verified.as_json()))
        return 0
    match = verified.match
    names = dict(zip(match.seats, match.players, strict=True))
    added = ", ".join(names[seat] for seat in verified.added_by) or "nobody"
    print(f"commitment  {verified.commitment}\n            the secret is the one that was promised")
    print(f"seed        follows from the secret and what was added by: {added}")
    print(f"deals       {verified.deals}, each as the seed has it; {len(match.moves)} moves, each by the rules")
    print(f"chain       {verified.chain}")
    for number, before in enumerate(verified.earlier, 1):
        print(f"            match {number} of this table: {before['ended']}, promised {before['commitment']}")
    return 0
