"""Benchmarks, each beside a reference measured in the same run: `python -m bench [module…]`, or `make bench`.

Seconds depend on the machine, so none is asserted; ratios to a reference hardly do. A module of this folder with

    def measures() -> Iterable[Measure]        # or: async def measures()

is found automatically. All targets are in `bench/targets.py`, including those that no module measures yet.
"""
