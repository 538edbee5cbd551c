"""The score tables of EMA 2016 (its last page, §4.1.3), written out cell by cell.

The book prints the self-draw tables up to 100 fu; the discard tables and the 110 row follow from
its §4.1.2 and were worked out by hand: base = fu doubled (han + 2) times, East twice, a discard
four times (East six), each payment up to the next hundred, and never above a mangan.
"""

from typing import NamedTuple


class Cell(NamedTuple):
    han: int
    fu: int
    ron: int
    """What the discarder pays a winner who is not East."""
    east_ron: int
    from_other: int
    """What each other player pays a winner who is not East; East pays ``from_east``."""
    from_east: int
    east_from_each: int


# A row of each: 1, 2, 3 and 4 han. "300/500" is the other players' share and East's.
_ROWS = """
 20 ron    700  1300  2600  5200 | east  1000  2000  3900  7700
 25 ron    800  1600  3200  6400 | east  1200  2400  4800  9600
 30 ron   1000  2000  3900  7700 | east  1500  2900  5800 11600
 40 ron   1300  2600  5200  8000 | east  2000  3900  7700 12000
 50 ron   1600  3200  6400  8000 | east  2400  4800  9600 12000
 60 ron   2000  3900  7700  8000 | east  2900  5800 11600 12000
 70 ron   2300  4500  8000  8000 | east  3400  6800 12000 12000
 80 ron   2600  5200  8000  8000 | east  3900  7700 12000 12000
 90 ron   2900  5800  8000  8000 | east  4400  8700 12000 12000
100 ron   3200  6400  8000  8000 | east  4800  9600 12000 12000
110 ron   3600  7100  8000  8000 | east  5300 10600 12000 12000
 20 tsumo  200/400   400/700   700/1300 1300/2600 | east  400  700 1300 2600
 25 tsumo  200/400   400/800   800/1600 1600/3200 | east  400  800 1600 3200
 30 tsumo  300/500   500/1000 1000/2000 2000/3900 | east  500 1000 2000 3900
 40 tsumo  400/700   700/1300 1300/2600 2000/4000 | east  700 1300 2600 4000
 50 tsumo  400/800   800/1600 1600/3200 2000/4000 | east  800 1600 3200 4000
 60 tsumo  500/1000 1000/2000 2000/3900 2000/4000 | east 1000 2000 3900 4000
 70 tsumo  600/1200 1200/2300 2000/4000 2000/4000 | east 1200 2300 4000 4000
 80 tsumo  700/1300 1300/2600 2000/4000 2000/4000 | east 1300 2600 4000 4000
 90 tsumo  800/1500 1500/2900 2000/4000 2000/4000 | east 1500 2900 4000 4000
100 tsumo  800/1600 1600/3200 2000/4000 2000/4000 | east 1600 3200 4000 4000
110 tsumo  900/1800 1800/3600 2000/4000 2000/4000 | east 1800 3600 4000 4000
"""


def _cells() -> dict[tuple[int, int], Cell]:
    rows: dict[tuple[str, int], tuple[list[str], list[str]]] = {}
    for line in _ROWS.strip().splitlines():
        others, east = line.split("| east")
        row, how, *cells = others.split()
        rows[how, int(row)] = (cells, east.split())
    cells_by_place = {}
    for fu in (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110):
        ron, east_ron = rows["ron", fu]
        tsumo, east_tsumo = rows["tsumo", fu]
        for han in (1, 2, 3, 4):
            other, from_east = tsumo[han - 1].split("/")
            cells_by_place[han, fu] = Cell(
                han,
                fu,
                int(ron[han - 1]),
                int(east_ron[han - 1]),
                int(other),
                int(from_east),
                int(east_tsumo[han - 1]),
            )
    return cells_by_place


TABLE = _cells()

# EMA 2016, the limit table: fan, what others pay a winner who is not East, what East pays.
LIMITS = {
    "mangan": ((5,), 2000, 4000),
    "haneman": ((6, 7), 3000, 6000),
    "baiman": ((8, 9, 10), 4000, 8000),
    "sanbaiman": ((11, 12), 6000, 12000),
}

# Norway 2018, table 4: base points for 1, 2, 3 and 4 han by the rounded fu. The print has
# 1,140 for 2 han at 90 where the formula of §13 gives 1,440, and in its last row (102 fu) the
# numbers of 120 fu where the formula gives those of 110: the formula is followed.
NORWAY_BASE = {
    20: (160, 320, 640, 1280),
    30: (240, 480, 960, 1920),
    40: (320, 640, 1280, 2000),
    50: (400, 800, 1600, 2000),
    60: (480, 960, 1920, 2000),
    70: (560, 1120, 2000, 2000),
    80: (640, 1280, 2000, 2000),
    90: (720, 1440, 2000, 2000),
    100: (800, 1600, 2000, 2000),
    110: (880, 1760, 2000, 2000),
}
