from kiosk_app.ui.environment import quieten

# Before any test imports Kivy, in whatever order.
quieten()
