"""Builds the wheel and the source archive with nothing but the standard library (PEP 517).

The package is plain files, so no build tool has to be fetched, and nothing is left behind in this folder.
"""

from __future__ import annotations

import base64
import hashlib
import io
import re
import tarfile
import zipfile
from pathlib import Path
from typing import Any, Dict, List, Optional, Tuple

HERE = Path(__file__).resolve().parent


def _project() -> Dict[str, str]:
    """The one-line texts of pyproject.toml's [project]; Python reads TOML itself only since 3.11."""
    section = (HERE / "pyproject.toml").read_text("utf-8").split("[project]\n")[1].split("\n[")[0]
    return dict(re.findall(r'^([\w-]+) = "(.*)"$', section, re.MULTILINE))


def _stem() -> str:
    project = _project()
    return f"{project['name']}-{project['version']}"


def _metadata() -> bytes:
    project = _project()
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        "License: MIT",
        f"Requires-Python: {project['requires-python']}",
        "Classifier: Programming Language :: Python :: 3",
        "Classifier: Typing :: Typed",
        "Description-Content-Type: text/markdown",
        "",
        (HERE / project["readme"]).read_text("utf-8"),
    ]
    return "\n".join(lines).encode()


def _files(folder: str) -> List[Tuple[str, bytes]]:
    found = sorted(path for path in (HERE / folder).rglob("*") if path.suffix in (".py", ".typed"))
    return [(path.relative_to(HERE).as_posix(), path.read_bytes()) for path in found]


def _record(files: List[Tuple[str, bytes]], place: str) -> bytes:
    def line(name: str, content: bytes) -> str:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        return f"{name},sha256={digest},{len(content)}\n"

    return "".join([*(line(*file) for file in files), f"{place},,\n"]).encode()


def build_wheel(
    wheel_directory: str, config_settings: Optional[Dict[str, Any]] = None, metadata_directory: Optional[str] = None
) -> str:
    about = f"{_stem()}.dist-info"
    tags = b"Wheel-Version: 1.0\nGenerator: turnero\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files = [*_files("turnero"), (f"{about}/METADATA", _metadata()), (f"{about}/WHEEL", tags)]
    files.append((f"{about}/RECORD", _record(files, f"{about}/RECORD")))
    name = f"{_stem()}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files:
            # A fixed time: the same files make the same wheel.
            wheel.writestr(zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return name


def build_sdist(sdist_directory: str, config_settings: Optional[Dict[str, Any]] = None) -> str:
    plain = [(name, (HERE / name).read_bytes()) for name in ("pyproject.toml", "README.md", "backend.py")]
    name = f"{_stem()}.tar.gz"
    with tarfile.open(Path(sdist_directory) / name, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path, content in [*plain, *_files("turnero"), *_files("tests"), ("PKG-INFO", _metadata())]:
            entry = tarfile.TarInfo(f"{_stem()}/{path}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return name
