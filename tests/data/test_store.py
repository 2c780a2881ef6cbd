"""The contract, on both databases."""

from tests.data import (
    contract,
    contract_achievements,
    contract_boards,
    contract_chips,
    contract_fair_play,
    contract_moderation,
    contract_pairs,
    contract_profiles,
    contract_ratings,
    contract_reminders,
    contract_unfinished,
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


class TestProfiles(contract_profiles.ProfilesContract):
    """Profiles and puzzles."""


class TestUnfinished(contract_unfinished.UnfinishedContract):
    """Unfinished work on each of the two kinds of databases."""


class TestReminders(contract_reminders.RemindersContract):
    pass


class TestBoards(contract_boards.BoardsContract):
    pass


class TestPairs(contract_pairs.PairsContract):
    pass


class TestFairPlay(contract_fair_play.FairPlayContract):
    pass


class TestTraffic(traffic.TrafficContract):
    pass
