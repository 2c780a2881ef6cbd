"""The contract, on both databases."""

from tests.data import contract, contract_chips, contract_moderation, traffic


class TestTables(contract.TablesContract):
    pass


class TestMessages(contract.MessagesContract):
    pass


class TestPeople(contract.PeopleContract):
    pass


class TestChips(contract_chips.ChipsContract):
    pass


class TestModeration(contract_moderation.ModerationContract):
    pass


class TestTraffic(traffic.TrafficContract):
    pass
