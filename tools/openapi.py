"""Write the OpenAPI page of the server to a file, for the types of the web page."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from satrap.server.api import Settings, make_app
from satrap.server.api.openapi import document_of

FILE = Path(__file__).parents[1] / "web" / "openapi.json"


def main() -> None:
    """Write it to the given file, or to where the web page expects it."""
    page = document_of(make_app(Settings("nowhere.sqlite")))
    file = Path(sys.argv[1]) if sys.argv[1:] else FILE
    file.write_text(json.dumps(page, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
