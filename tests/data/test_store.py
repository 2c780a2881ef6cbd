"""The contract, on both databases."""

from tests.data import contract, contract_chips, traffic


class TestTables(contract.TablesContract):
    pass


class TestMessages(contract.MessagesContract):
    pass


class TestPeople(contract.PeopleContract):
    pass


class TestChips(contract_chips.ChipsContract):
    pass


class TestTraffic(traffic.TrafficContract):
    pass
