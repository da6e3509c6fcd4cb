"""The benchmark of the server measures something."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from cookietin import cli
from cookietin.web import bench


def test_the_server_is_measured_with_viewers_and_compression(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.2)
    with ThreadPoolExecutor(1) as pool:  # beside whatever loop a browser has left here
        assert pool.submit(cli.main, ["bench", "server", "--tables", "2"]).result() == 0
    told = capsys.readouterr().out
    assert "first page" in told
    rows = [line.split() for line in told.splitlines() if line.startswith("2 ×")]
    assert [(row[2], row[3]) for row in rows] == [("2", "no"), ("2", "yes"), ("4", "no")]
    assert all(float(row[row.index("moves/s") - 1]) > 0 for row in rows)
