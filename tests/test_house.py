"""The house: who may import whom, no circles, no room that reaches where it should not, no file that says too much."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("engine", "story", "render", "store", "cogs", "sandbox", "clocks", "tournament")
LONGEST = 400

# What each room may import from the project. An entry with a dot allows that module and what is in it.
ALLOWED: dict[str, tuple[str, ...]] = {
    "engine": ("engine",),
    "story": ("story", "engine"),
    "clocks": ("clocks",),
    "tournament": ("tournament", "engine"),
    "render": ("render", "story", "engine.view", "engine.frames", "engine.model", "engine.content"),
    "store": ("store", "engine", "clocks", "tournament"),
    "cogs": ("cogs", "engine", "story", "render", "store", "clocks", "tournament"),
    "sandbox": ("sandbox", "cogs", "engine", "story", "render", "store", "clocks", "tournament"),
    "bot": ("cogs", "store", "sandbox"),
}
# Modules that are commands of their own and may call the engine's front door, read a clock or write files.
COMMANDS = {
    "engine.simulate",
    "engine.replay",
    "engine.bench",
    "engine.check_open_games",
    "engine.check_pack",
    "engine.verify",
    "engine.balance",
    "engine.judge",
    "engine.waits",
    "render.sample",
    "render.catalogue",  # what render.sample draws
    "render.played",  # the games that render.sample draws
    "render.states",  # the positions that render.sample draws
}
FORBIDDEN_IN_ENGINE = {
    "aiohttp",
    "aiosqlite",
    "asyncio",
    "datetime",
    "discord",
    "fluent",
    "logging",
    "os",
    "PIL",
    "random",
    "secrets",
    "socket",
    "sqlalchemy",
    "subprocess",
    "threading",
    "time",
}


def modules() -> dict[str, Path]:
    """Return every module of the project by its dotted name."""
    paths = [path for room in ROOMS for path in (ROOT / room).rglob("*.py")]
    paths = [path for path in paths if "versions" not in path.parts]
    found = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in paths}
    if (ROOT / "bot.py").is_file():
        found["bot"] = ROOT / "bot.py"
    return found


MODULES = modules()


def imports(path: Path, *, at_load: bool) -> Iterator[str]:
    """Yield the dotted names that a file imports; `at_load`: only those that run when it is loaded."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in MODULES else node.module
        deferred = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or (
            isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        )
        if not (at_load and deferred):
            todo.extend(ast.iter_child_nodes(node))


def is_allowed(module: str, imported: str) -> bool:
    room = module.split(".")[0]
    if module in COMMANDS and imported.split(".")[0] in ("engine", room):
        return True
    return any(imported == allowed or imported.startswith(f"{allowed}.") for allowed in ALLOWED[room])


@pytest.mark.parametrize("module", sorted(MODULES))
def test_imports_go_one_way(module: str) -> None:
    ours = {*ROOMS, "bot", "tests"}
    for imported in imports(MODULES[module], at_load=False):
        if imported.split(".")[0] in ours:
            assert is_allowed(module, imported), f"{module} imports {imported}"


def test_no_circles() -> None:
    """No module imports itself through others when it is loaded."""
    graph = {
        module: sorted({name for name in imports(path, at_load=True) if name in MODULES and name != module})
        for module, path in MODULES.items()
    }
    done: set[str] = set()

    def visit(module: str, path: tuple[str, ...]) -> None:
        assert module not in path, " > ".join([*path[path.index(module) :], module])
        if module not in done:
            for imported in graph[module]:
                visit(imported, (*path, module))
            done.add(module)

    for module in graph:
        visit(module, ())


@pytest.mark.parametrize("module", sorted(name for name in MODULES if name.split(".")[0] == "engine"))
def test_the_engine_reaches_nothing_outside(module: str) -> None:
    """No Discord, no clock, no chance but its own, no network, no log. Its commands may read a clock and throw dice."""
    allowed = {"time", "os", "random"} if module in COMMANDS else set()
    for imported in imports(MODULES[module], at_load=False):
        assert imported.split(".")[0] not in FORBIDDEN_IN_ENGINE - allowed, f"{module} imports {imported}"


def test_the_engine_opens_no_file_but_content() -> None:
    readers = {"engine.content.loader", "engine.ai.persona", "engine.legacies", *COMMANDS}
    for module, path in MODULES.items():
        if module.split(".")[0] != "engine" or module in readers:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node, "id", None) or getattr(node, "attr", None)
            assert name not in ("open", "read_text", "read_bytes", "write_text", "write_bytes"), module


def every_python_file() -> list[Path]:
    found = [*MODULES.values(), *(ROOT / "tests").rglob("*.py")]
    return sorted({path for path in found if "versions" not in path.parts})


@pytest.mark.parametrize("path", every_python_file(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_is_too_long(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= LONGEST, f"{path.relative_to(ROOT)} has {lines} lines, {LONGEST} at most"


@pytest.mark.parametrize("module", sorted(MODULES))
def test_every_module_says_what_it_is_for(module: str) -> None:
    text = MODULES[module].read_text(encoding="utf-8").strip()
    assert not text or ast.get_docstring(ast.parse(text)), f"{module} has no docstring"


def test_the_catalogue_folder_is_no_package() -> None:
    """A package called `locale` would take the place of the standard library's."""
    assert not list((ROOT / "locale").rglob("*.py"))
