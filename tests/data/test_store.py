"""The contract, on both databases."""

from tests.data import contract, traffic


class TestTables(contract.TablesContract):
    pass


class TestMessages(contract.MessagesContract):
    pass


class TestPeople(contract.PeopleContract):
    pass


class TestChips(contract.ChipsContract):
    pass


class TestTraffic(traffic.TrafficContract):
    pass
