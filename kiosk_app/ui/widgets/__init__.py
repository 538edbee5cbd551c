"""What the screens are made of. ``widgets.kv`` has their look; sizes are in the app's units."""
