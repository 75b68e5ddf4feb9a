"""Keeping the peace: blocks, reports, tables that are closed, and what was done by whom."""

import json
import time
from pathlib import Path

import pytest

from roundhouse.cli.app import run

from .browser import Browser
from .house import PATIENCE, House


def test_whoever_is_blocked_does_not_sit_down_beside_the_other(house: House) -> None:
    ann, bo = Browser(house), Browser(house)
    ann.claim()
    bo.claim()
    seats = [{"kind": "here", "name": ann.me["name"]}, {"kind": "open"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": "workshop_of_the_world", "seats": seats, "public": True})["table"]["id"]
    assert ann.post(f"/api/people/{bo.me['id']}/block", {})["blocked"][0]["name"] == bo.me["name"] == ann.me["blocked"][0]["name"]
    refused = bo.post(f"/api/tables/{table}/seats/1", {"name": "x"}, status=403)["error"]["text"]
    assert ann.me["name"] not in refused, "nobody is told by whom"
    other = bo.post("/api/tables", {"game": "workshop_of_the_world", "seats": [{"kind": "here", "name": bo.me["name"]}, {"kind": "open"}]})["table"]["id"]
    assert ann.post(f"/api/tables/{other}/seats/1", {"name": "x"}, status=403)
    assert ann.post(f"/api/people/{bo.me['id']}/block", {"block": False})["blocked"] == []
    assert bo.post(f"/api/tables/{table}/seats/1", {"name": "x"})["seat"] == 1
    assert ann.post(f"/api/people/{ann.me['id']}/block", {}, status=400)
    assert ann.post("/api/people/nobody/block", {}, status=404)
    assert Browser(house).post(f"/api/people/{ann.me['id']}/block", {}, status=401)


def test_whoever_runs_the_server_hears_of_reports_closes_tables_and_all_of_it_is_written_down(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def admin(*words: str) -> str:
        assert run(["admin", *words, "--database", str(tmp_path / "tables.sqlite")]) == 0
        return capsys.readouterr().out

    with House(tmp_path) as house:
        ann, bo = Browser(house), Browser(house)
        ann.claim("Ann")
        bo.claim("Bo")
        seats = [{"kind": "here", "name": "Ann"}, {"kind": "open"}]
        waiting = ann.post("/api/tables", {"game": "workshop_of_the_world", "seats": seats})["table"]["id"]
        playing = house.table("here", "random")["table"]["id"]
        ann.post(f"/api/people/{bo.me['id']}/report", {"text": "shouts at everybody", "table": waiting})
        assert "shouts at everybody" in admin("reports")
        report = json.loads(admin("reports", "--json"))[0]
        assert (report["by_name"], report["about_name"], report["table_id"]) == ("Ann", "Bo", waiting)
        assert "0 reports" in admin("reports", "--close", report["id"])
        admin("people", "suspend", "Bo")
        admin("people", "rename", "Ann", "Anna")
        assert bo.me is None and ann.me["name"] == "Anna"
        admin("close", waiting, "--dry-run")
        assert house.get(f"/api/tables/{waiting}")["status"] == "open"
        admin("close", waiting)
        admin("close", playing)
        end = time.monotonic() + PATIENCE
        while house.get(f"/api/tables/{playing}")["status"] != "ended" and time.monotonic() < end:
            time.sleep(0.2)  # the server finds out by itself
        assert house.get(f"/api/tables/{playing}")["status"] == "ended"
        assert house.get(f"/api/tables/{waiting}")["status"] == "closed"
        admin("delete", "table", waiting)
        admin("delete", "account", "Anna")
        deeds = json.loads(admin("audit", "--json"))
        told = ["delete account", "delete table", "close table", "close table", "rename", "suspend", "close report"]
        assert [one["deed"] for one in deeds] == told
        assert all(one["actor"] and one["time"] for one in deeds) and "Anna" not in json.dumps([deeds[0]])
