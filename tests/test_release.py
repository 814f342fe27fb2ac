"""`make release` in a small repository of its own: what it refuses, what it writes, what it tags."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / ".ci" / "release.py"
CHANGELOG = "# Changelog\n\n## Unreleased\n\n### Fixed\n\n- Rivers flow downhill.\n\n## 0.2.0 - 2026-11-18\n\n- Old.\n"


def git(folder: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Anna")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "anna@example.org")
    for folder in (".ci", "app"):
        (tmp_path / folder).mkdir()
    shutil.copy(SCRIPT, tmp_path / ".ci")
    (tmp_path / "app" / "version.py").write_text('"""Here."""\n\nVERSION = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def release(checkout: Path, *arguments: str, checks: str = "true") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ".ci/release.py", *arguments, "--checks", checks]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=60)


def test_a_release_writes_its_version_its_section_and_its_tag(checkout: Path) -> None:
    assert "Rivers flow downhill" in release(checkout, "0.3.0", "--dry-run").stdout
    assert git(checkout, "log", "--oneline").count("\n") == 0, "a dry run changes nothing"
    done = release(checkout, "0.3.0")
    assert done.returncode == 0, done.stderr
    assert (checkout / "app" / "version.py").read_text() == '"""Here."""\n\nVERSION = "0.3.0"\n'
    changelog = (checkout / "CHANGELOG.md").read_text()
    assert changelog.startswith("# Changelog\n\n## Unreleased\n\n## 0.3.0 - 20")
    assert changelog.index("## 0.3.0") < changelog.index("Rivers") < changelog.index("## 0.2.0")
    assert git(checkout, "status", "--porcelain") == ""
    assert "### Fixed\n\n- Rivers flow downhill." in git(checkout, "tag", "--list", "v0.3.0", "--format=%(contents)")
    assert git(checkout, "rev-parse", "v0.3.0^{commit}") == git(checkout, "rev-parse", "HEAD")
    assert "says nothing" in release(checkout, "0.4.0").stderr


def test_a_version_that_is_written_already_is_only_checked_and_tagged(checkout: Path) -> None:
    before = git(checkout, "rev-parse", "HEAD")
    assert release(checkout, "0.2.0").returncode == 0
    assert git(checkout, "rev-parse", "v0.2.0^{commit}") == before == git(checkout, "rev-parse", "HEAD")
    assert "exists already" in release(checkout, "0.2.0").stderr


@pytest.mark.parametrize(
    ("version", "says"), [("0.1.9", "does not come after"), ("next", "is not a version"), ("", "")]
)
def test_what_is_no_next_version_is_refused(checkout: Path, version: str, says: str) -> None:
    refused = release(checkout, version)
    assert refused.returncode == 1
    assert says in refused.stderr


def test_failed_checks_and_uncommitted_changes_stop_it(checkout: Path) -> None:
    assert "checks failed" in release(checkout, "0.3.0", checks="false").stderr
    assert git(checkout, "status", "--porcelain") == ""
    (checkout / "stray.txt").touch()
    assert "uncommitted changes" in release(checkout, "0.3.0").stderr
    assert git(checkout, "tag") == ""
