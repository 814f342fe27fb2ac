"""Storage of uploaded files."""

LEAVING_BYTES_MAX = 64 * 1024 * 1024


class Room:
    """A size-limited cache in bytes that evicts the oldest entries."""

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
    """In memory. The store replaces it by one that persists files with `keep`."""

    def __init__(self) -> None:
        self._bytes: dict[str, bytes] = {}
        self._leaving = Room(LEAVING_BYTES_MAX)

    def put(self, attachment_id: str, data: bytes, *, keep: bool) -> None:
        """`keep` is false for files of ephemeral messages, which last only for this run."""
        self._bytes[attachment_id] = data

    def get(self, attachment_id: str) -> bytes | None:
        return self._bytes.get(attachment_id)

    def drop(self, attachment_id: str) -> None:
        """Remove a file that no longer belongs to a message."""
        data = self.get(attachment_id)
        if data is not None:
            self._leaving.put(attachment_id, data)
            self._remove(attachment_id)

    def served(self, attachment_id: str) -> bytes | None:
        """Also returns recently removed files, as Discord does: a page may still be loading them."""
        return self.get(attachment_id) or self._leaving.get(attachment_id)

    def _remove(self, attachment_id: str) -> None:
        del self._bytes[attachment_id]
