"""Where bots think: processes beside the one that asks, so that nobody waits for a bot but its own table.

    asker                            service                        processes
    Thinkers.ask(question)  ──────►  Pool: one crew each  ──────►   quick: novice and club, interpreted, one question at a time
      (client.py, over a               (pool.py, service.py)        deep: expert's search, compiled, one process with threads
       Unix socket)                                                 compiling: makes the machine code for `deep`, and ends

Only what a seat has seen travels, as plain values. A server starts one service for all its workers (service.py); a terminal
has a pool of its own (desk.py). This package imports nothing but the standard library until a process begins to think:
whoever owns a pool stays small.
"""
