"""A cache bounded by bytes, not by entries, since pictures differ so much in size."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def _never(value: object) -> bool:
    return False


class Bounded(Generic[K, V]):
    """Keeps what was used last, up to `most` bytes. Safe for several threads."""

    def __init__(
        self, most: int, size: Callable[[V], int], used: Callable[[V], bool] | None = None
    ) -> None:
        self.most = most
        self.held = 0
        self._size = size
        self._used = used or _never
        """Whether a value was used without being asked for here, since this was asked last."""
        self._found: OrderedDict[K, V] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The value of a key, made first if there is none. If two threads make it at once, one of
        the two is kept."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def find(self, key: K) -> V | None:
        """The value of a key if there is one."""
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
            return self._found.get(key)

    def keep(self, key: K, made: V) -> V:
        """The value, which is kept if there is none yet."""
        with self._lock:
            if key not in self._found:
                self._found[key] = made
                self.held += self._size(made)
            self._found.move_to_end(key)
            while self.held > self.most and len(self._found) > 1:
                oldest, old = self._found.popitem(last=False)
                if oldest is key or self._used(old):
                    self._found[oldest] = old
                else:
                    self.held -= self._size(old)
        return made

    def clear(self) -> None:
        """Forget everything that is kept."""
        with self._lock:
            self._found.clear()
            self.held = 0
