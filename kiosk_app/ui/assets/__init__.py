from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
