"""Plant wrong rules, one at a time, and check that the tests catch every one.

Each fault is planted in a copy of the tree, never in the tree itself. The tests that should catch
it are run until the first failure. `python -m tools.mutants --list` shows the faults; give a game's
id to plant only its faults.
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
ALEXANDER_THE_GREAT = "src/satrap/games/alexander_the_great"
GAMES = ["alexandros", "alexander_the_great"]
SLOW = ("test_secrecy.py", "test_imagine.py", "test_machine.py", "test_draw.py")


class Mutant(NamedTuple):
    """A wrong rule: what it says, where, and which line is replaced by which."""

    says: str
    file: str
    old: str
    new: str


MUTANTS = [
    Mutant(
        "a space with a wall on a side counts as free",
        f"{ALEXANDROS}/marches.py",
        "    blocked = table.walled | table.held\n",
        "    blocked = table.held\n",
    ),
    Mutant(
        "the farthest free space is chosen instead of the nearest",
        f"{ALEXANDROS}/marches.py",
        "    for _, ring in tables.nearest[table.alexander][symbol]:",
        "    for _, ring in reversed(tables.nearest[table.alexander][symbol]):",
    ),
    Mutant(
        "a path along the coast lays no walls",
        f"{ALEXANDROS}/marches.py",
        "if not walls >> (side := between[a][b]) & 1]",
        "if tables.is_inner[side := between[a][b]] and not walls >> side & 1]",
    ),
    Mutant(
        "the match ends with the last black wall, not with the first red one",
        f"{ALEXANDROS}/steps/move_alexander.py",
        "    if red:\n",
        "    if red or not table.black_left:\n",
    ),
    Mutant(
        "symbol spaces are taxed too",
        f"{ALEXANDROS}/provinces.py",
        "    value = (spaces & tables.open_spaces).bit_count()",
        "    value = spaces.bit_count()",
    ),
    Mutant(
        "a province with two guards is taxed",
        f"{ALEXANDROS}/steps/levy_taxes.py",
        "        if guards == TAXED:\n",
        "        if guards >= TAXED:\n",
    ),
    Mutant(
        "one card drives out a guard",
        f"{ALEXANDROS}/numbers.py",
        "REMOVAL = 2 ",
        "REMOVAL = 1 ",
    ),
    Mutant(
        "the loser's half of the cards is rounded down",
        f"{ALEXANDROS}/steps/give_cards.py",
        "(sum(cards) + 1) // 2)",
        "sum(cards) // 2)",
    ),
    Mutant(
        "with two players the loser gets cards too",
        f"{ALEXANDROS}/steps/give_cards.py",
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
        "the card of a special move is lost instead of discarded",
        f"{ALEXANDROS}/steps/move_alexander.py",
        "    deck.play(state, seat, card)\n    deck.discard(state, card)\n",
        "    deck.play(state, seat, card)\n",
    ),
    Mutant(
        "gaps in the face-up cards are filled immediately during the actions",
        f"{ALEXANDROS}/steps/take_card.py",
        "        deck.take_shown(state, seat, SYMBOL_OF[action.card])\n",
        "        deck.take_shown(state, seat, SYMBOL_OF[action.card])\n"
        "        deck.turn_up(state, chance, told)\n",
    ),
    Mutant(
        "in the French rules even the first guard must replace a missing card",
        f"{ALEXANDROS}/claims.py",
        'config.options.extra_guards != "fewest"  # ruling ALX-19',
        'config.options.extra_guards == "voluntary"',
    ),
    Mutant(
        "in the French rules an extra guard may replace a card that is in the hand",
        f"{ALEXANDROS}/claims.py",
        'is_voluntary = config.options.extra_guards == "voluntary"',
        'is_voluntary = config.options.extra_guards != "fewest"',
    ),
    Mutant(
        "an extra guard shows nobody that a card is missing",
        f"{ALEXANDROS}/steps/occupy.py",
        "        _note_missing(state, claim, space)\n",
        "        pass\n",
    ),
    Mutant(
        "in the Italian rules only the card without a free space is taken",
        f"{ALEXANDROS}/options.py",
        '    "it": {"joker_cards": "either"},',
        '    "it": {},',
    ),
    Mutant(
        "the next card is turned up before the space is chosen, whatever the option says",
        f"{ALEXANDROS}/steps/move_alexander.py",
        'owes_card = state.config.options.reveal_timing != "on_pick"',
        'owes_card = state.config.options.reveal_timing == "after_move"',
    ),
    Mutant(
        "the next card is turned up after the walls are laid, although the space is settled",
        f"{ALEXANDROS}/steps/move_alexander.py",
        'if owes_card and state.config.options.reveal_timing == "after_space":',
        "if False:",
    ),
    Mutant(
        "a special move that can be paid for is forced",
        f"{ALEXANDROS}/sources.py",
        'in_the_way = (March, Joker) if rule == "relax" else (March, Joker, Special)',
        "in_the_way = (March, Joker, Special)",
    ),
    Mutant(
        "a farther space is open although a face-up card leads to a nearest one",
        f"{ALEXANDROS}/sources.py",
        'return rule != "keep_nearest" and not is_open',
        'return rule != "keep_nearest"',
    ),
    Mutant(
        "Alexander never stays because only the nearest space will do",
        f"{ALEXANDROS}/sources.py",
        'return rule != "keep_nearest" and not is_open',
        "return not is_open",
    ),
    Mutant(
        "the discards are shuffled immediately in every match",
        f"{ALEXANDROS}/deck.py",
        "    if is_early and not state.deck",
        "    if not state.deck",
    ),
    Mutant(
        "drawing the last card leaves the deck empty",
        f"{ALEXANDROS}/steps/take_card.py",
        "        deck.renew(state, chance, told)\n",
        "        pass\n",
    ),
    Mutant(
        "values of the first rules version are read with the meaning they have now",
        f"{ALEXANDROS}/options.py",
        '        "red_shortfall": {"relax": "relax_last"},\n',
        "",
    ),
    Mutant(
        "equal bids are ranked by temples before armies",
        f"{ALEXANDER_THE_GREAT}/turn_order.py",
        "    bids = [(box.order, box.army, box.temple) if",
        "    bids = [(box.order, box.temple, box.army) if",
    ),
    Mutant(
        "the oldest player begins in every region in which nobody bids",
        f"{ALEXANDER_THE_GREAT}/steps/choose_turn_order.py",
        "    if turn.number == 1 and not any(",
        "    if not any(",
    ),
    Mutant(
        "an army enters four provinces in a turn",
        f"{ALEXANDER_THE_GREAT}/numbers.py",
        "STEPS = 3 ",
        "STEPS = 4 ",
    ),
    Mutant(
        "every army of a group pays the price",
        f"{ALEXANDER_THE_GREAT}/steps/move_armies.py",
        "temple=box.temple - action.temple,",
        "temple=box.temple - action.temple * action.armies,",
    ),
    Mutant(
        "an arrow with one head leads only forward",
        f"{ALEXANDER_THE_GREAT}/tables.py",
        'if price is not None or one_headed_links == "back_free":',
        "if price is not None:",
    ),
    Mutant(
        "entering the last province does not end the region",
        f"{ALEXANDER_THE_GREAT}/flow.py",
        "    if turn.entered or turn.round == TURNS:",
        "    if turn.round == TURNS:",
    ),
    Mutant(
        "a city is attempted where one stands already",
        f"{ALEXANDER_THE_GREAT}/steps/build.py",
        "        is_open = province.city and table.cities[number] == NOBODY\n",
        "        is_open = province.city\n",
    ),
    Mutant(
        "a seat has one temple more",
        f"{ALEXANDER_THE_GREAT}/numbers.py",
        "TEMPLES = 10 ",
        "TEMPLES = 11 ",
    ),
    Mutant(
        "a contested building costs what the second seat has",
        f"{ALEXANDER_THE_GREAT}/contests.py",
        '"max_base" else second + 1',
        '"max_base" else second',
    ),
    Mutant(
        "one of those who tie for most cubes builds",
        f"{ALEXANDER_THE_GREAT}/contests.py",
        "    return cubes[:1] == cubes[1:2]\n",
        "    return False\n",
    ),
    Mutant(
        "a tie behind the first keeps everybody from building in every reading",
        f"{ALEXANDER_THE_GREAT}/contests.py",
        '    if options.tie_scope == "any":\n',
        "    if True:\n",
    ),
    Mutant(
        "a tie behind the first never keeps anybody from building",
        f"{ALEXANDER_THE_GREAT}/contests.py",
        '    if options.tie_scope == "any":\n',
        "    if False:\n",
    ),
    Mutant(
        "what was paid for buildings comes back in every reading",
        f"{ALEXANDER_THE_GREAT}/flow.py",
        '    if state.config.options.cubes_return == "buildings_return":',
        "    if True:",
    ),
    Mutant(
        "prices paid on the road come back with those of buildings",
        f"{ALEXANDER_THE_GREAT}/flow.py",
        "        table.boxes, table.spent = boxes, spent\n",
        "        table.boxes, table.spent = boxes, (0,) * len(spent)\n",
    ),
    Mutant(
        "equal armies score too",
        f"{ALEXANDER_THE_GREAT}/steps/score.py",
        "if counts.count(best) == 1 else",
        "if best else",
    ),
    Mutant(
        "provinces are scored from the highest number down",
        f"{ALEXANDER_THE_GREAT}/steps/score.py",
        "    for place in range(1, len(state.ground.places)):",
        "    for place in range(len(state.ground.places) - 1, 0, -1):",
    ),
    Mutant(
        "cubes that have paid for something come back in the next turn",
        f"{ALEXANDER_THE_GREAT}/state.py",
        '    if config.options.cubes_return == "all_but_armies":',
        '    if config.options.cubes_return != "":',
    ),
    Mutant(
        "the price of a building is lost",
        f"{ALEXANDER_THE_GREAT}/steps/score.py",
        "table.spent[seat] + won.price)",
        "table.spent[seat])",
    ),
    Mutant(
        "half of an award is rounded up",
        f"{ALEXANDER_THE_GREAT}/steps/final_score.py",
        "award.points // HALF",
        "-(-award.points // HALF)",
    ),
]


def main() -> int:
    """Plant every fault and report; return how many were not caught."""
    console = Console()
    games = [game for game in GAMES if game in sys.argv] or GAMES
    mutants = [mutant for mutant in MUTANTS if game_of(mutant) in games]
    if "--list" in sys.argv:
        for mutant in mutants:
            console.print(f"{mutant.file}: {mutant.says}")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "satrap"
        _copy(tree)
        if not all(_passes(tree, game) for game in games):
            console.print("The tests fail without any fault planted: fix that first.")
            return 1
        missed = [mutant for mutant in mutants if not _is_caught(tree, mutant, console)]
    console.print(f"{len(mutants) - len(missed)} of {len(mutants)} wrong rules were caught.")
    return len(missed)


def game_of(mutant: Mutant) -> str:
    """Return the id of the game whose rule is broken."""
    return Path(mutant.file).parts[3]


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
        console.print(f"[red]not planted[/]: {mutant.says}: its line does not occur exactly once")
        return False
    path.write_text(whole.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        is_caught = not _passes(tree, game_of(mutant))
    finally:
        path.write_text(whole, encoding="utf-8")
    console.print(f"{'caught' if is_caught else '[red]MISSED[/]'}: {mutant.says}")
    return is_caught


def _passes(tree: Path, game: str) -> bool:
    """Say whether a game's rule tests pass in a tree; the slow rules find most faults quickly."""
    ignored = [f"--ignore=tests/{game}/{name}" for name in SLOW]
    first = [f"tests/{game}/test_slow_rules.py"]
    return _pytest(tree, first) and _pytest(tree, ["-n", "2", f"tests/{game}", *ignored])


def _pytest(tree: Path, arguments: list[str]) -> bool:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        check=False,
    )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
