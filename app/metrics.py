"""Metrics for Prometheus, served at GUILDHALL_METRICS: by default nowhere, and on loopback unless a host is named."""

import asyncio
import json
import logging
import sys
import time
from collections.abc import Iterator
from typing import Any

from app.installation import missing_client
from cogs.ui import handling
from tables.post import outbox_queries

log = logging.getLogger("guildhall.metrics")

EVERY = 15.0
"""Seconds between two queries of the database; scrapes in between get the same values."""
OVERDUE = 300.0
"""Seconds after which an undelivered notification counts as overdue."""
BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
"""Seconds; Discord waits for three."""


def where(setting: str) -> tuple[str, int]:
    """Host and port of a setting; `9464` and `:9464` are loopback."""
    host, _, port = setting.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        sys.exit(f"GUILDHALL_METRICS: {setting!r} is not HOST:PORT. Set it to 127.0.0.1:9464, for example.")
    return host.strip("[]") or "127.0.0.1", int(port)


class Metrics:
    """Serves what the bot counts anyway; only answers are timed and log records counted for this alone."""

    def __init__(self, house: Any) -> None:
        try:
            import prometheus_client as prometheus
        except ImportError:
            sys.exit(missing_client("GUILDHALL_METRICS", "prometheus-client", "metrics"))
        self.house, self.prometheus = house, prometheus
        self.registry = prometheus.CollectorRegistry()
        prometheus.ProcessCollector(registry=self.registry)
        self.answers = prometheus.Histogram(
            "guildhall_interaction_seconds", "Interactions answered, and how long each took.", ["kind"],
            buckets=BUCKETS, registry=self.registry,
        )  # fmt: skip
        self.registry.register(self)
        self.tables: dict[tuple[str, str], int] = {}
        self.owed = self.overdue = 0
        self.records = LevelCounter()
        self._server: Any = None
        self._looking: asyncio.Task[None] | None = None

    def serve(self, setting: str) -> None:
        host, port = where(setting)
        self._server, _ = self.prometheus.start_http_server(port, host, registry=self.registry)
        handling.OBSERVERS.append(self._answered)
        logging.getLogger().addHandler(self.records)
        self._looking = asyncio.create_task(self._keep_looking(), name="metrics")
        log.info("metrics are served at http://%s:%d/metrics", host, port)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
            handling.OBSERVERS.remove(self._answered)
            logging.getLogger().removeHandler(self.records)
        if self._server is not None:
            await asyncio.to_thread(self._server.shutdown)
            self._server.server_close()

    def _answered(self, kind: str, seconds: float) -> None:
        self.answers.labels(kind).observe(seconds)

    async def look(self) -> None:
        figures = await outbox_queries.figures(self.house.hall, OVERDUE)
        self.tables, self.owed, self.overdue = figures.tables, figures.owed, figures.overdue

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("reading the database for metrics failed, retrying in %.0f s", EVERY)
            await asyncio.sleep(EVERY)

    # ------------------------------------------------------------ collector

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily as Counter
        from prometheus_client.core import GaugeMetricFamily as Gauge

        house = self.house
        pictures = Counter("guildhall_pictures", "Pictures asked for.", labels=["how"])
        pictures.add_metric(["drawn"], house.picture_cache.drawn)
        pictures.add_metric(["remembered"], house.picture_cache.remembered)
        yield pictures
        yield Counter("guildhall_moves", "Moves confirmed, of players and automata.", value=house.hall.moves)
        yield Counter("guildhall_commits", "Commits of the database.", value=house.database.commits)
        yield Gauge("guildhall_notices_owed", "Notifications still to be sent.", value=self.owed)
        yield Gauge("guildhall_notices_overdue", f"The same, for more than {OVERDUE:.0f} s.", value=self.overdue)
        records = Counter("guildhall_log_records", "Warnings and errors in the log.", labels=["level"])
        for level in ("warning", "error"):
            records.add_metric([level], self.records.seen[level])
        yield records
        tables = Gauge("guildhall_tables", "Tables by game and state.", labels=["game", "state"])
        for (game, state), count in self.tables.items():
            tables.add_metric([game, state], count)
        yield tables
        latencies = Gauge("guildhall_shard_latency_seconds", "Of each shard's last heartbeat.", labels=["shard"])
        for shard, latency in house.latencies:
            latencies.add_metric([str(shard)], latency)
        yield latencies
        thinker = house.automata.thinker
        yield Counter("guildhall_thoughts", "Decisions of automata.", value=thinker.thoughts)
        yield Counter(
            "guildhall_thinking_fallbacks",
            "Decisions in which the journeyman stood in for another level.",
            value=thinker.fallbacks,
        )
        yield Counter("guildhall_thinking_seconds", "How long they took.", value=thinker.seconds)


# ---------------------------------------------------------------- logs


class LevelCounter(logging.Handler):
    """Counts warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.seen = {"warning": 0, "error": 0}

    def emit(self, record: logging.LogRecord) -> None:
        self.seen["error" if record.levelno >= logging.ERROR else "warning"] += 1


class JsonLines(logging.Formatter):
    """One JSON object per record, always with the same keys; a value that does not apply is null.

    `reference`: of the interaction in which it was logged; the person is shown the same one if it failed.
    """

    def format(self, record: logging.LogRecord) -> str:
        made = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "reference": handling.REFERENCE.get() or None,
            "exception": self.formatException(record.exc_info) if record.exc_info else None,
        }
        return json.dumps(made, ensure_ascii=False)
