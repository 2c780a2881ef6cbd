"""The parts of the store, one for each protocol of `service.store`."""
