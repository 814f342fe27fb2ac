"""Measurements, each beside a reference measured in the same run: `python -m bench [module…]`, or `make bench`.

Seconds depend on the machine, so none is asserted anywhere; ratios to a reference hardly do. A module of this folder
takes part by having

    def measures() -> Iterable[Measure]        # or: async def measures()

and is then found by itself. All targets stand in `bench/targets.py`, also those that no module measures yet.
"""
