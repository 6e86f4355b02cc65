"""The board for Grafana, made of the list of figures.

python -m tests.bot.grafana > deploy/grafana.json
"""

from __future__ import annotations

import json

from bot.host.figures import FIGURES, Figure

TIMINGS = {"answer_seconds", "board_seconds", "stall_seconds"}


def query(figure: Figure) -> str:
    name = f"adjutant_{figure.name}"
    if figure.name in TIMINGS:
        return f"histogram_quantile(0.95, sum(rate({name}_bucket[5m])) by (le))"
    return f"rate({name}_total[5m])" if figure.grows else name


def dashboard() -> str:
    panels = [
        {
            "type": "timeseries",
            "title": each.about + (" (95 of 100)" if each.name in TIMINGS else ""),
            "gridPos": {"h": 8, "w": 12, "x": n % 2 * 12, "y": n // 2 * 8},
            "datasource": {"type": "prometheus", "uid": "${source}"},
            "fieldConfig": {"defaults": {"unit": "s" if "seconds" in each.name else "short"}},
            "targets": [{"refId": "A", "expr": query(each)}],
        }
        for n, each in enumerate(FIGURES)
    ]
    source = {"name": "source", "type": "datasource", "query": "prometheus"}
    board = {"title": "Adjutant", "uid": "adjutant", "schemaVersion": 39, "refresh": "1m"}
    return json.dumps({**board, "templating": {"list": [source]}, "panels": panels}, indent=1)


if __name__ == "__main__":
    print(dashboard())
