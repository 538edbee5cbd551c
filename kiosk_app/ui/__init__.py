"""The touch screen: the app, its look and its widgets. The screens are in ``kiosk_app.screens``.

Import :mod:`kiosk_app.ui.environment` before anything of Kivy's.
"""
