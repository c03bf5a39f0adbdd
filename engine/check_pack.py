"""Check a content pack: `python -m engine.check_pack FOLDER`.

A pack is a folder of TOML files that take the place of ours by file name (docs/hosts/packs.md). Every mistake is
listed, each with file and path; exit code 1 where there is one.
"""

from __future__ import annotations

import argparse
import sys

from engine.content.loader import ContentError, load


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m engine.check_pack", description="Check a content pack.")
    parser.add_argument("folder", help="the folder with the pack's TOML files")
    folder = parser.parse_args(arguments).folder
    try:
        content = load(folder)
    except ContentError as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        count = len(error.problems)
        print(f"{folder}: {count} mistake{'s' * (count != 1)}; the pack cannot be played.", file=sys.stderr)
        return 1
    print(f"{folder}: good, {content.version}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
