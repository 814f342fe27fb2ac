"""Where uploaded bytes lie."""

LEAVING_BYTES_MAX = 64 * 1024 * 1024


class Room:
    """So many bytes and no more: the oldest go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._bytes: dict[str, bytes] = {}
        self._used = 0

    def put(self, key: str, data: bytes) -> None:
        self.take(key)
        self._bytes[key] = data
        self._used += len(data)
        while self._used > self.most:
            self.take(next(iter(self._bytes)))

    def take(self, key: str) -> bytes | None:
        data = self._bytes.pop(key, None)
        self._used -= len(data or b"")
        return data

    def get(self, key: str) -> bytes | None:
        return self._bytes.get(key)


class AttachmentStore:
    """In memory. The store replaces it by one that remembers on disk what it is told to keep."""

    def __init__(self) -> None:
        self._bytes: dict[str, bytes] = {}
        self._leaving = Room(LEAVING_BYTES_MAX)

    def put(self, attachment_id: str, data: bytes, *, keep: bool) -> None:
        """`keep` is false for what only lives as long as this run (ephemeral messages)."""
        self._bytes[attachment_id] = data

    def get(self, attachment_id: str) -> bytes | None:
        return self._bytes.get(attachment_id)

    def drop(self, attachment_id: str) -> None:
        """It belongs to no message any more."""
        data = self.get(attachment_id)
        if data is not None:
            self._leaving.put(attachment_id, data)
            self._remove(attachment_id)

    def served(self, attachment_id: str) -> bytes | None:
        """As Discord does, also what was dropped just now: somebody's page may be loading it."""
        return self.get(attachment_id) or self._leaving.get(attachment_id)

    def _remove(self, attachment_id: str) -> None:
        del self._bytes[attachment_id]
