"""Plant wrong rules, one at a time, and see that the tests notice every one.

Each fault is planted in a copy of the tree, never in the tree itself. The tests that should catch
it are run until the first failure. `python -m tools.mutants --list` shows the faults.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

ROOT = Path(__file__).parents[1]
PARTS = ("src", "tests", "tools", "bench", "docs", "pyproject.toml", "README.md")
ALEXANDROS = "src/satrap/games/alexandros"
SLOW = ("test_secrecy.py", "test_imagine.py", "test_machine.py")


class Mutant(NamedTuple):
    """A wrong rule: what it says, where, and which line becomes which."""

    says: str
    file: str
    old: str
    new: str


MUTANTS = [
    Mutant(
        "a space with a wall on a side counts as free",
        f"{ALEXANDROS}/marches.py",
        "    blocked = table.walled\n",
        "    blocked = 0\n",
    ),
    Mutant(
        "the farthest free space is chosen instead of the nearest",
        f"{ALEXANDROS}/marches.py",
        "    for _, ring in tables.nearest[table.alexander][symbol]:",
        "    for _, ring in reversed(tables.nearest[table.alexander][symbol]):",
    ),
    Mutant(
        "a path along the coast lays no walls",
        f"{ALEXANDROS}/steps/move_alexander.py",
        "if not walls >> side & 1]",
        "if tables.is_inner[side] and not walls >> side & 1]",
    ),
    Mutant(
        "the match ends with the last black wall, not with the first red one",
        f"{ALEXANDROS}/steps/move_alexander.py",
        "    if red:\n",
        "    if red or not table.black_left:\n",
    ),
    Mutant(
        "symbol spaces count as taxes, too",
        f"{ALEXANDROS}/provinces.py",
        "    value = (spaces & tables.open_spaces).bit_count()",
        "    value = spaces.bit_count()",
    ),
    Mutant(
        "a province with two guards is taxed",
        f"{ALEXANDROS}/steps/levy_taxes.py",
        ".bit_count() == 1:",
        ".bit_count() >= 1:",
    ),
    Mutant(
        "one card drives out a guard",
        f"{ALEXANDROS}/claims.py",
        "    return (2 * a, 2 * b, 2 * c, 2 * d, 2 * e)",
        "    return (a, b, c, d, e)",
    ),
    Mutant(
        "half of the cards is rounded down for the loser",
        f"{ALEXANDROS}/steps/take_over.py",
        "(sum(cards) + 1) // 2)",
        "sum(cards) // 2)",
    ),
    Mutant(
        "with two players the loser gets cards, too",
        f"{ALEXANDROS}/steps/take_over.py",
        "if claim.loser == NOBODY or state.config.seats == 2:",
        "if claim.loser == NOBODY:",
    ),
    Mutant(
        "taxes can be levied twice in a turn",
        f"{ALEXANDROS}/steps/levy_taxes.py",
        "    if known.turn.levied:\n        return []",
        "    if False:\n        return []",
    ),
    Mutant(
        "a special move puts the card under nothing: it is lost",
        f"{ALEXANDROS}/steps/move_alexander.py",
        "    deck.play(state, seat, card)\n    deck.discard(state, card)\n",
        "    deck.play(state, seat, card)\n",
    ),
    Mutant(
        "face-up gaps are filled at once in the actions",
        f"{ALEXANDROS}/steps/take_card.py",
        "        deck.take_shown(state, seat, SYMBOL_OF[action.card])\n",
        "        deck.take_shown(state, seat, SYMBOL_OF[action.card])\n"
        "        deck.turn_up(state, chance, told)\n",
    ),
]


def main() -> int:
    """Plant every fault and report; return how many were not caught."""
    console = Console()
    if "--list" in sys.argv:
        for mutant in MUTANTS:
            console.print(f"{mutant.file}: {mutant.says}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "satrap"
        _copy(tree)
        if not _passes(tree):
            console.print("The tests fail without any fault planted: mend that first.")
            return 1
        missed = [mutant for mutant in MUTANTS if not _is_caught(tree, mutant, console)]
    console.print(f"{len(MUTANTS) - len(missed)} of {len(MUTANTS)} wrong rules were caught.")
    return len(missed)


def _copy(tree: Path) -> None:
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, tree / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            tree.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, tree / part)


def _is_caught(tree: Path, mutant: Mutant, console: Console) -> bool:
    path = tree / mutant.file
    whole = path.read_text(encoding="utf-8")
    if whole.count(mutant.old) != 1:
        console.print(f"[red]not planted[/]: {mutant.says}: its line is not there just once")
        return False
    path.write_text(whole.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        is_caught = not _passes(tree)
    finally:
        path.write_text(whole, encoding="utf-8")
    console.print(f"{'caught' if is_caught else '[red]MISSED[/]'}: {mutant.says}")
    return is_caught


def _passes(tree: Path) -> bool:
    """Say whether the rule tests pass in a tree; the slow ones are left out."""
    ignored = [f"--ignore=tests/alexandros/{name}" for name in SLOW]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "2", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "tests/alexandros", *ignored],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
