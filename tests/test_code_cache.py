"""Machine code is kept as long as what it was made of stays the same, and no longer."""

from __future__ import annotations

import ast
import os
import shutil
import tempfile
from pathlib import Path

import pytest

from atout import code_cache

PACKAGE = code_cache.PACKAGE


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that a test may edit, with a cache of its own."""
    copy = tmp_path / "atout"
    shutil.copytree(PACKAGE, copy, ignore=lambda _, names: [name for name in names if name in ("client", "__pycache__")])
    monkeypatch.setattr(code_cache, "PACKAGE", copy)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return copy


def edit(source: Path) -> None:
    source.write_text(source.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")


@pytest.mark.parametrize(
    "name",
    [
        "server/tables/chat.py",
        "cli/__init__.py",
        "match/refusal.py",
        "game/xylotar/reasons.py",
        "game/__init__.py",
        "__init__.py",
    ],
)
def test_what_is_not_compiled_can_be_edited(package: Path, name: str) -> None:
    before = code_cache.folder()
    (before / "search.nbc").touch()
    edit(package / name)
    assert code_cache.folder() == before
    assert (before / "search.nbc").exists()


@pytest.mark.parametrize(
    "name",
    [
        "rules/hilo.py",
        "rules/xxl/streets.py",
        "rules/bits.py",
        "game/xylotar/belief.py",
        "game/xxl/shedding/play.py",
        "bots/search.py",
    ],
)
def test_rules_belief_and_bots_make_a_new_folder(package: Path, name: str) -> None:
    before = code_cache.folder()
    edit(package / name)
    assert code_cache.folder() != before
    assert before.exists()  # another checkout may still use it


def test_so_does_whatever_compiled_modules_import(package: Path) -> None:
    """Also over several steps, and relative to nothing but the import itself."""
    (package / "far.py").write_text("LUCK = 7\n")
    (package / "near.py").write_text("from atout import (\n    far,\n    games,\n)\n")
    search = package / "bots" / "search.py"
    search.write_text("from atout.near import far\n" + search.read_text())
    before = code_cache.folder()
    edit(package / "far.py")
    assert code_cache.folder() != before


def test_a_module_that_is_added_or_renamed_counts(package: Path) -> None:
    folders = [code_cache.folder()]
    new = package / "rules" / "new.py"
    new.write_text("from atout.compiled import compiled\n\n\n@compiled\ndef nothing() -> None:\n    pass\n")
    folders.append(code_cache.folder())
    new.rename(new.with_name("newer.py"))
    folders.append(code_cache.folder())
    assert len(set(folders)) == 3


def test_every_module_with_a_compiled_function_and_all_it_imports_is_covered() -> None:
    """Found here by Python's own parser, not by the patterns that `code_cache` looks for."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")}
    waiting = [path for path, tree in trees.items() if any(map(is_compiled, ast.walk(tree)))]
    assert len(waiting) > 10
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(trees[path])
    assert found <= set(code_cache.compiled_sources())


def is_compiled(node: ast.AST) -> bool:
    marks = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return any(isinstance(mark, ast.Name) and mark.id == "compiled" for mark in marks)


def imported(tree: ast.AST) -> list[Path]:
    """The modules of ours that it imports, or from which it imports something."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [file_of(alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found += [file_of(f"{node.module}.{alias.name}") or file_of(str(node.module)) for alias in node.names]
    return [file for file in found if file]


def file_of(module: str) -> Path | None:
    path = PACKAGE.parent.joinpath(*module.split("."))
    files = [path.with_suffix(".py"), path / "__init__.py"] if module.split(".")[0] == "atout" else []
    return next((file for file in files if file.exists()), None)


def test_folders_that_were_used_long_ago_are_removed(package: Path) -> None:
    folders = []
    for age in range(code_cache.KEPT + 3):
        edit(package / "rules" / "hilo.py")
        folders.append(code_cache.folder())
        (folders[-1] / "search.nbc").touch()
        os.utime(folders[-1], (1e9 + age, 1e9 + age))
    newest = code_cache.folder()
    assert sorted(newest.parent.iterdir()) == sorted(folders[-code_cache.KEPT :])


def test_the_folder_in_use_is_the_last_to_go(package: Path) -> None:
    first = code_cache.folder()
    source = package / "rules" / "hilo.py"
    text = source.read_text(encoding="utf-8")
    for age in range(2 * code_cache.KEPT):
        os.utime(first, (1e9 + age, 1e9 + age))
        edit(source)
        os.utime(code_cache.folder(), (1e9 + age, 1e9 + age))
        edited = source.read_text(encoding="utf-8")
        source.write_text(text, encoding="utf-8")
        assert code_cache.folder() == first
        source.write_text(edited, encoding="utf-8")
    assert first.exists()


@pytest.fixture
def homeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No home to write to; the folder for temporary files."""
    (tmp_path / "no-folder").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "no-folder"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path / f"atout-{os.getuid()}"


def test_without_a_home_it_is_kept_where_nobody_else_can_write(homeless: Path) -> None:
    folder = code_cache.folder()
    assert folder.parent == homeless
    assert homeless.stat().st_mode & 0o777 == 0o700
    assert code_cache.folder() == folder


@pytest.mark.parametrize("trap", ["open to all", "a link"])
def test_what_somebody_else_has_laid_out_is_not_used(homeless: Path, trap: str) -> None:
    """Machine code is executed: whoever can write it there can do what this user can do."""
    if trap == "a link":
        elsewhere = homeless.with_name("elsewhere")
        elsewhere.mkdir(mode=0o700)
        homeless.symlink_to(elsewhere)
    else:
        homeless.mkdir()
        homeless.chmod(0o777)
    folder = code_cache.folder()
    assert homeless not in folder.parents
    assert folder.resolve().parent.name not in ("elsewhere", homeless.name)
    assert folder.parent.stat().st_mode & 0o777 == 0o700
