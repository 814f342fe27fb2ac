"""Prometheus metrics, served at GUILDHALL_METRICS: off by default, and on loopback unless an address is given."""

import asyncio
import json
import logging
import sys
import time
from collections.abc import Iterator
from typing import Any

from cogs.ui import handling
from tables.post import outbox_queries

log = logging.getLogger("guildhall.metrics")

EVERY = 15.0
"""Seconds between two database queries; scrapes in between get the same figures."""
OVERDUE = 300.0
"""Seconds after which an undelivered notice is overdue."""
BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
"""Seconds; Discord waits for three."""


def where(setting: str) -> tuple[str, int]:
    """`9464` and `:9464` mean loopback."""
    host, _, port = setting.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        sys.exit(f"GUILDHALL_METRICS: {setting!r} is no address and port, such as 127.0.0.1:9464.")
    return host.strip("[]") or "127.0.0.1", int(port)


class Metrics:
    """Reads existing counters of the bot; only response times are measured for this alone."""

    def __init__(self, house: Any) -> None:
        try:
            import prometheus_client as prometheus
        except ImportError:
            sys.exit("GUILDHALL_METRICS needs the client of Prometheus: pip install 'guildhall[metrics]'.")
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
        self._server: Any = None
        self._looking: asyncio.Task[None] | None = None

    def serve(self, setting: str) -> None:
        host, port = where(setting)
        self._server, _ = self.prometheus.start_http_server(port, host, registry=self.registry)
        handling.OBSERVERS.append(self._answered)
        self._looking = asyncio.create_task(self._keep_looking(), name="metrics")
        log.info("figures are served at http://%s:%d/metrics", host, port)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
            handling.OBSERVERS.remove(self._answered)
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
                log.exception("the figures of the database could not be read")
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
        yield Counter("guildhall_commits", "Commits of the database.", value=house.database.commits)
        yield Gauge("guildhall_notices_owed", "What is still to be said or written.", value=self.owed)
        yield Gauge("guildhall_notices_overdue", f"The same, for more than {OVERDUE:.0f} s.", value=self.overdue)
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


# ---------------------------------------------------------------- JSON logs


class JsonLines(logging.Formatter):
    """One line per record; the lines of an interaction share a reference, which the user was shown if it failed."""

    def format(self, record: logging.LogRecord) -> str:
        made = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if reference := handling.REFERENCE.get():
            made["reference"] = reference
        if record.exc_info:
            made["exception"] = self.formatException(record.exc_info)
        return json.dumps(made, ensure_ascii=False)
