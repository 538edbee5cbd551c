"""What this kiosk is set to, its storage, server and tile sets."""
