"""What docs/operating.md tells people to write into their files can be written there; the dashboard names only figures that there are."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from storm.services import snippet

from roundhouse.server import metrics
from roundhouse.server.settings import Settings

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "operating.md"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def names() -> set[str]:
    """The names of all figures, as queries write them."""
    found = {"process_cpu_seconds_total", "process_open_fds"}
    for family in metrics.REGISTRY.collect():
        if family.name.startswith("roundhouse_"):
            endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(family.type, ("",))
            found |= {f"{family.name}{ending}" for ending in endings}
    return found


def test_the_page_for_nginx_is_taken_as_it_stands(tmp_path: Path) -> None:
    assert NGINX, "nginx is not installed; tools/debian.sh installs it"
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-keyout",
        str(key),
        "-out",
        str(certificate),
        "-days",
        "1",
        "-subj",
        "/CN=play.example.org",
    ]
    subprocess.run(made, check=True, capture_output=True)
    text = snippet("nginx").replace("/etc/ssl/certs/play.example.org.pem", str(certificate)).replace("/etc/ssl/private/play.example.org.key", str(key))
    assert str(key) in text and str(certificate) in text
    file = tmp_path / "nginx.conf"
    log = tmp_path / "error.log"
    file.write_text(f"pid {tmp_path}/nginx.pid;\nerror_log {log};\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n")
    done = subprocess.run([NGINX, "-t", "-p", str(tmp_path), "-c", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "warn" not in done.stderr, done.stderr


def test_figures_and_readiness_are_not_for_the_world() -> None:
    fence = re.search(r"location ~ (\S+) \{\s*return 404;", snippet("nginx"))
    assert fence is not None and re.match(fence[1], "/metrics") and re.match(fence[1], "/readyz") and not re.match(fence[1], "/metricsx")


def test_the_unit_for_systemd_is_taken_as_it_stands(tmp_path: Path) -> None:
    unit = tmp_path / "roundhouse@.service"
    program = tmp_path / "roundhouse"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = snippet("ini")
    assert "ExecStart=/opt/roundhouse/bin/roundhouse serve --port %i" in text
    unit.write_text(text.replace("/opt/roundhouse/bin/roundhouse", str(program)))
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed here")
    env = {**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"}
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False, env=env)
    assert "roundhouse@" not in done.stderr, done.stderr  # it complains of what else there is on this machine, too


def test_the_settings_of_the_page_are_settings() -> None:
    block = next(one for one in re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL) if "ROUNDHOUSE_DATABASE=" in one)
    env = dict(line.split("=", 1) for line in block.splitlines() if line and not line.startswith("#"))
    found = Settings.read(env)
    assert found.database.startswith("postgresql+asyncpg://") and found.metrics == env["ROUNDHOUSE_METRICS"] and found.kept.guests == 365
    code = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "roundhouse").rglob("*.py"))
    pages = PAGE.read_text(encoding="utf-8") + (ROOT / "docs" / "server_api.md").read_text(encoding="utf-8")
    known = {*re.findall(r"ROUNDHOUSE_[A-Z_]+", code), *(f"ROUNDHOUSE_KEEP_{name.upper()}" for name in vars(found.kept))}
    assert set(re.findall(r"ROUNDHOUSE_[A-Z_]*[A-Z]", PAGE.read_text(encoding="utf-8"))) <= known
    reads = (ROOT / "src" / "roundhouse" / "server" / "settings.py").read_text(encoding="utf-8")
    told = set(re.findall(r'env, "(ROUNDHOUSE_[A-Z_]+)"|env\.get\("(ROUNDHOUSE_[A-Z_]+)"', reads))
    assert {one or other for one, other in told} - {"ROUNDHOUSE_ADDRESS"} <= set(re.findall(r"ROUNDHOUSE_[A-Z_]+", pages))


def test_prometheus_is_told_what_it_needs() -> None:
    wish: Any = yaml.safe_load(snippet("yaml"))
    assert wish["scrape_configs"][0]["authorization"]["credentials"] in snippet("sh", PAGE)


def test_the_dashboard_names_only_figures_that_there_are() -> None:
    board: Any = json.loads((ROOT / "docs" / "roundhouse.grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    used = {name for query in queries for name in re.findall(r"\b(?:roundhouse|process)_\w+", query)}
    assert len(queries) > 15 and used - names() == set()
    for mark in ("id", "title"):
        assert len({panel[mark] for panel in board["panels"]}) == len(board["panels"])
    families = {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in names() if name.startswith("roundhouse_")} - {"roundhouse_info"}
    assert families - {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in used} == set()  # and every one is on it
    text = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"\broundhouse_[a-z_]+(?=[\[{])", text)) - names() == set()


def test_the_threat_model_names_tests_that_there_are() -> None:
    text = (ROOT / "docs" / "threat_model.md").read_text(encoding="utf-8")
    assert {name for name in re.findall(r"test_\w+\.py", text) if not (ROOT / "tests" / "server" / name).exists()} == set()
