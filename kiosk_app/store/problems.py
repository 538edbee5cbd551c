"""What can go wrong with a store, each said to a person: what is wrong, what is kept, what to do.

An event that the rules refuse is :class:`scorer.table.Refused`, which is no trouble of the store.
"""


class StorageProblem(Exception):  # noqa: N818  # a problem of the disk or network, no fault
    """The store could not do what it was asked; what it had acknowledged before is kept.

    ``code`` and ``values`` let a screen say it in its own language; without a code the kind of
    problem has words. A terminal says the sentence.
    """

    def __init__(self, sentence: str, code: str = "", /, **values: object) -> None:
        super().__init__(sentence)
        self.code = code
        self.values = values


class DiskFull(StorageProblem):
    """Nothing was written; it works again as soon as there is room."""

    room_made = 0
    """Bytes of photos that gave way since: it is worth another try."""


class DiskReadOnly(StorageProblem):
    """Nothing was written; it works again as soon as the disk can be written to."""


class DiskTrouble(StorageProblem):
    """The disk or the folder does not answer as it should."""


class StoreBusy(StorageProblem):
    """Another program holds the store for longer than we wait."""


class StoreInUse(StorageProblem):
    """Another program has the club's folder; it is named."""


class StoreDamaged(StorageProblem):
    """The file is not what was written to it."""


class NoSuchGame(StorageProblem):
    """There is no game with this id."""


class NotThisKiosk(StorageProblem):
    """Each game has one kiosk that writes it."""


class WrittenElsewhere(StorageProblem):
    """Another program of this kiosk wrote into the game; it has been read again."""


class SchemaOlder(StorageProblem):
    """The club's server has the tables of an older Tenbou, or none; nothing was touched."""


class SchemaNewer(StorageProblem):
    """The club's file, a copy of it or its server is from a newer Tenbou; nothing was touched."""


class ServerAway(StorageProblem):
    """The club's server cannot be reached; this kiosk works on and sends later."""


class ServerRefusesKiosk(StorageProblem):
    """The server answers and does not let this kiosk in: name, password, database, certificate."""


class KioskTwin(StorageProblem):
    """Another kiosk with this one's id was at the server: a copied card, or an older image."""


class WhichKiosk(StorageProblem):
    """A copy of another kiosk is to be restored: to replace that kiosk, or beside it?"""


class RowsAside(StorageProblem):
    """Single rows that could not be exchanged with the server; the rest was."""


class ServerDiffers(StorageProblem):
    """The server has another course of one of this kiosk's games."""
