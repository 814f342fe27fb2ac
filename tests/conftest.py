"""For all tests: Hypothesis tries the same examples in every run, so that a red run is about the change it tests.

New examples are sought on purpose, with `make search`; a busy machine takes its time, and that is no failure. The
thousands of tests that are collected stay until the end, so no search for garbage need go through them.
"""

import gc

from hypothesis import HealthCheck, settings

patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("house", patient, derandomize=True)
settings.register_profile("search", patient)
settings.load_profile("house")

gc.disable()


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.enable()
