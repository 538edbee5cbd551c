"""A connection that notices a server which has stopped answering, whatever the network says.

A frozen server keeps its connections open, and its own time limits stand still with it.
"""

from typing import Any, Final

import psycopg

ANSWER_SECONDS: Final = 30.0
"""A server that has said nothing for so long is away: its own limit for a statement is shorter."""


class PatientConnection(psycopg.Connection[Any]):
    """Every wait for the server ends."""

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, ANSWER_SECONDS if timeout is None else timeout)
        except Exception as error:
            # The driver has no public name for this one.
            if type(error).__name__ != "_WaitTimeout":
                raise
            self.pgconn.finish()
            raise psycopg.OperationalError("the server does not answer in time") from error
