"""What people have played, won and earned: boards, seasons, profiles, achievements, fair play."""

from data.stores.achievement_store import SqlAchievementStore
from data.stores.fair_play_store import SqlFairPlayStore
from data.stores.leaderboard_store import SqlLeaderboardStore
from data.stores.profile_store import SqlProfileStore
from data.stores.season_store import SqlSeasonStore


class Results(SqlLeaderboardStore, SqlSeasonStore, SqlProfileStore, SqlAchievementStore, SqlFairPlayStore):
    """What people have played, won and earned."""
