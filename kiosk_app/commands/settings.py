"""``tenbou settings``: what this kiosk is set to, shown and changed."""

import argparse

from kiosk_app.commands.opened_club import (
    add_common_arguments,
    answered,
    console,
    print_json,
    settings_of,
)
from kiosk_app.setting_values import FIELDS, SettingRefused
from kiosk_app.terminal.lines import CommandRefused
from scorer.messages import Choice


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME")
    parser.add_argument("value", nargs="?", metavar="VALUE")
    add_common_arguments(parser)
    parser.set_defaults(act=_settings)


def run(arguments: argparse.Namespace) -> int:
    return answered(arguments.act, arguments)


def _settings(arguments: argparse.Namespace) -> int:
    from kiosk_app.settings import save_settings, settings_file
    from kiosk_app.store.disk import disk_problems

    name = arguments.name
    if name is not None and name not in FIELDS:
        raise CommandRefused("no-such-setting", name=name, known=Choice(tuple(FIELDS)))
    settings = settings_of(arguments)
    if arguments.value is not None:
        try:
            value = FIELDS[name].value_of(name, arguments.value)
        except SettingRefused as refused:
            raise CommandRefused("setting-unchanged", name=name, why=refused) from refused
        settings = settings.changed(**{name: value})
        with disk_problems(settings_file(arguments.folder).parent):
            save_settings(settings, arguments.folder)
    shown = FIELDS if name is None else (name,)
    texts = {each: FIELDS[each].text(getattr(settings, each)) for each in shown}
    if arguments.json:
        print_json(texts)
        return 0
    out, width = console(), max(map(len, texts))
    for each, text in texts.items():
        out.print(f"{each:{width}}  {text or '–'}", markup=False, soft_wrap=True)
    return 0
