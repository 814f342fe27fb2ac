"""For all tests: Hypothesis on a busy machine takes its time, and that is no failure."""

from hypothesis import HealthCheck, settings

settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
