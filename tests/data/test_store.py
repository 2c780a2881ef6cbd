"""The contract, on both databases."""

from tests.data import (
    contract,
    contract_achievements,
    contract_boards,
    contract_chips,
    contract_moderation,
    contract_ratings,
    contract_reminders,
    traffic,
)


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


class TestRatings(contract_ratings.RatingsContract):
    pass


class TestAchievements(contract_achievements.AchievementsContract):
    pass


class TestReminders(contract_reminders.RemindersContract):
    pass


class TestBoards(contract_boards.BoardsContract):
    pass


class TestTraffic(traffic.TrafficContract):
    pass
