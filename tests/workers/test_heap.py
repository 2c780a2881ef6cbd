"""The heap of glibc: giving memory back leaves nothing behind."""

import gc

from delivery.workers.heap import limit_arenas, return_memory


def test_giving_memory_back_makes_no_garbage() -> None:
    """A drawing process does it twice a second, and collects garbage seldom."""
    limit_arenas()
    return_memory()
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        for _ in range(20):
            return_memory()
        assert len(gc.get_objects()) < before + 10
    finally:
        gc.enable()
