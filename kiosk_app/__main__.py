import sys

from kiosk_app.cli import main

if __name__ == "__main__":
    sys.exit(main())
