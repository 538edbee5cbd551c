"""What the sentences cost at a start, in CPU time: ``python -m tests.bench.sentences``."""

import sys
from time import process_time


def main() -> int:
    start = process_time()
    from kiosk_app.languages import load_screen_language

    imported = process_time()
    words = load_screen_language("en")
    loaded = process_time()
    table = sorted(id for id in words.ids if id.startswith("table-"))
    for id in table:
        words.prepare(id)
    one_area = process_time()
    for id in words.ids:
        words.prepare(id)
    all_areas = process_time()
    words("table-hands-left", count=1)
    chosen = process_time()
    for what, begin, end in (
        ("import of kiosk_app.languages", start, imported),
        (f"index of {len(words.ids)} English messages", imported, loaded),
        (f"parser and the {len(table)} messages of the table", loaded, one_area),
        ("all English messages", one_area, all_areas),
        ("Fluent's runtime and its first message", all_areas, chosen),
    ):
        print(f"{(end - begin) * 1000:7.1f} ms  {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
