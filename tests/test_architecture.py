"""What may import what, and that core and games read no clock and no random source."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from satrap.packs import PACKS

SOURCE = Path(__file__).parents[1] / "src" / "satrap"
# Each may import only from itself and those before it.
LAYERS = ["core", "fast", "games", "bots", "packs", "arena", "analysis", "server", "cli"]
PURE = {"core", "games"}
SHARED = {"drawing", "files"}  # beside the games: each may use them, and they know no game
IMPURE_MODULES = {
    "time",
    "datetime",
    "os",
    "secrets",
    "socket",
    "subprocess",
    "pathlib",
    "tempfile",
}


def imports(path: Path) -> set[str]:
    """Return every module that a file imports, by its full name."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports are not allowed"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def layer_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[1] if parts[0] == "satrap" and len(parts) > 1 and parts[1] in LAYERS else None


def breaches(path: Path, layer: str) -> list[str]:
    """Return a file's imports that its layer forbids."""
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    found = []
    for name in imports(path):
        other = layer_of(name)
        if other and other not in allowed:
            found.append(name)
        if layer in PURE and name.split(".")[0] in IMPURE_MODULES:
            found.append(name)
        if layer == "games" and other == "games":
            mine = path.relative_to(SOURCE / "games").parts[0]
            if name.split(".")[2] not in (mine, *SHARED):
                found.append(name)
    return found


FILES = [(path, layer) for layer in LAYERS for path in sorted((SOURCE / layer).rglob("*.py"))]


@pytest.mark.parametrize(("path", "layer"), FILES, ids=lambda value: getattr(value, "stem", value))
def test_a_file_imports_only_from_its_own_layer_and_those_below(path: Path, layer: str) -> None:
    assert breaches(path, layer) == []


def test_a_breach_is_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import time\nfrom satrap.bots import random\n", encoding="utf-8")
    assert set(breaches(bad, "core")) == {"time", "satrap.bots.random"}


def calls(path: Path) -> set[str]:
    """Return the functions of the random module that a file calls directly."""
    if "random" not in imports(path):
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.func.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == "random"
    }


@pytest.mark.parametrize(
    "path", [path for path, layer in FILES if layer in PURE], ids=lambda p: p.stem
)
def test_core_and_games_use_no_global_random_source(path: Path) -> None:
    assert calls(path) <= {"Random"}


REGISTRATION = SOURCE / "packs" / "__init__.py"  # a line for each game
GENERIC = [path for path, layer in FILES if layer not in {"games", "bots"} and path != REGISTRATION]
GENERIC += [*(SOURCE / "games").glob("*.py"), *(SOURCE / "bots").glob("*.py")]
GENERIC.append(SOURCE / "verify.py")


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: path.stem)
def test_no_game_is_named_but_in_its_folders_and_where_it_is_offered(path: Path) -> None:
    words = path.read_text(encoding="utf-8").lower()
    assert "alexandros" not in words
    assert "alexander" not in words


def test_a_game_is_offered_in_one_line() -> None:
    lines = REGISTRATION.read_text(encoding="utf-8").splitlines()
    for game in PACKS:
        assert [line.strip() for line in lines if game in line] == [f'Pack("{game}"),']


def test_offering_the_games_loads_none_of_them() -> None:
    asked = (
        "import sys, satrap.packs; print([name for name in sys.modules"
        " if name.startswith(('satrap.games', 'satrap.bots', 'satrap.arena', 'numba', 'numpy'))])"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_checker_of_proofs_stands_alone() -> None:
    """It shares no code with the engine, and needs nothing but Python to run."""
    checker = SOURCE / "verify.py"
    assert {name.split(".")[0] for name in imports(checker)} <= sys.stdlib_module_names
    calls = re.findall(r"\b(?:__import__|import_module|exec|eval)\b", checker.read_text("utf-8"))
    assert calls == []


def test_only_the_command_line_uses_the_checker_of_proofs() -> None:
    for path, layer in FILES:
        if layer != "cli":
            assert not any(name.startswith("satrap.verify") for name in imports(path)), path
