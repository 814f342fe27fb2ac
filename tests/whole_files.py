"""Deals out the tests of a file to one process, as it does those of a group."""

from xdist.scheduler import LoadGroupScheduling


class WholeFiles(LoadGroupScheduling):
    def _split_scope(self, nodeid: str) -> str:
        scope = super()._split_scope(nodeid)
        return nodeid.partition("::")[0] if scope == nodeid else scope
