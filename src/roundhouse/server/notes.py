"""What the server writes down for whoever runs it."""

import logging
from typing import Final

NOTES: Final = logging.getLogger("roundhouse.server")
