"""Times as people type them, in all languages; summer time; what the plan says."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from cogs.evening.times import is_possible, read_time, suggested_times, time_text
from tables.state.evening_times_and_limits import HORIZON, MINUTE, NOTICE
from tests.words import CATALOGUES

VIENNA, WORLD = ZoneInfo("Europe/Vienna"), ZoneInfo("UTC")
# a Tuesday, 18:00 in Vienna
NOW = int(datetime(2026, 11, 24, 17, 0, tzinfo=UTC).timestamp() * 1000)


def read(text: str, language: str = "en", zone: ZoneInfo = VIENNA, now: int = NOW) -> str | None:
    """The local time that a text means."""
    when = read_time(text, now, zone, CATALOGUES.of(language), CATALOGUES.of("en"))
    return None if when is None else f"{datetime.fromtimestamp(when / 1000, zone):%d.%m. %H:%M}"


@pytest.mark.parametrize(
    ("language", "text", "when"),
    [
        ("en", "20:30", "24.11. 20:30"),
        ("en", "17:00", "25.11. 17:00"),
        ("en", "today 17:00", "24.11. 17:00"),  # over, which is refused
        ("en", "Tomorrow 8 pm", "25.11. 20:00"),
        ("en", "tomorrow at 8:30pm", "25.11. 20:30"),
        ("en", "friday 20:00", "27.11. 20:00"),
        ("en", "friday", "27.11. 20:00"),
        ("en", "tuesday 17:00", "01.12. 17:00"),
        ("en", "in 2 hours", "24.11. 20:00"),
        ("en", "90 minutes", "24.11. 19:30"),
        ("en", "in 1 hour 30 min", "24.11. 19:30"),
        ("en", "2026-12-24 18:00", "24.12. 18:00"),
        ("en", f"<t:{NOW // 1000 + 3600}:F>", "24.11. 19:00"),
        ("de", "morgen um 20 Uhr", "25.11. 20:00"),
        ("de", "heute Abend", "24.11. 20:00"),
        ("de", "am Freitag 19:30", "27.11. 19:30"),
        ("de", "in 2 Stunden", "24.11. 20:00"),
        ("de", "3.1. 20 Uhr", "03.01. 20:00"),
        ("de", "tomorrow 20:30", "25.11. 20:30"),
        ("fr", "demain 20h30", "25.11. 20:30"),
        ("fr", "20h", "24.11. 20:00"),
        ("fr", "dans 2h", "24.11. 20:00"),
        ("es", "mañana a las 20:30", "25.11. 20:30"),
        ("es", "mañana por la noche", "25.11. 20:00"),
        ("es", "el viernes a las 20", "27.11. 20:00"),
        ("es", "pasado mañana 19:00", "26.11. 19:00"),
        ("es", "dentro de 2 horas", "24.11. 20:00"),
        ("es", "sabado 21:00", "28.11. 21:00"),
        ("hu", "2 óra múlva", "24.11. 20:00"),
        ("hu", "pénteken 20 órakor", "27.11. 20:00"),
        ("cs", "zítra ve 20:30", "25.11. 20:30"),
        ("cs", "za 2 hodiny", "24.11. 20:00"),
        ("fr", "demain à 20 heures", "25.11. 20:00"),
        ("pt-BR", "amanhã às 20h30", "25.11. 20:30"),
        ("pt-BR", "sexta às 20 horas", "27.11. 20:00"),
        ("pt-BR", "Terça-feira 17h", "01.12. 17:00"),
        ("pt-BR", "depois de amanhã", "26.11. 20:00"),
        ("pt-BR", "hoje à noite", "24.11. 20:00"),
        ("pt-BR", "daqui a 2 horas", "24.11. 20:00"),
        ("pt-BR", "em 90 minutos", "24.11. 19:30"),
        ("ja", "明日20時30分", "25.11. 20:30"),
        ("ja", "金曜日 20:00", "27.11. 20:00"),
        ("ja", "2時間後", "24.11. 20:00"),
        ("ja", "２時間半後", "24.11. 20:30"),
        ("en", "tonight at 8", "24.11. 20:00"),
        ("en", "at 8", "24.11. 20:00"),
        ("en", "tomorrow 12 am", "25.11. 00:00"),
        ("en", "tomorrow 12 pm", "25.11. 12:00"),
        ("en", "fri 8:30 p.m.", "27.11. 20:30"),
        ("en", "in an hour", "24.11. 19:00"),
        ("en", "half past 8", "24.11. 20:30"),
        ("en", "12/24 8pm", "24.12. 20:00"),
        ("en", "Dec 24th 8 pm", "24.12. 20:00"),
        ("de", "heute 20 Uhr 30", "24.11. 20:30"),
        ("de", "20:00 am Freitag", "27.11. 20:00"),
        ("de", "Freitagabend halb neun", "27.11. 20:30"),
        ("de", "24. Dezember um 8 abends", "24.12. 20:00"),
        ("fr", "vendredi soir à 8h", "27.11. 20:00"),
        ("fr", "dans 1h30", "24.11. 19:30"),
        ("es", "24/12 a las 8 y media de la noche", "24.12. 20:30"),
        ("hu", "péntek 19:00", "27.11. 19:00"),
        ("hu", "penteken este fél 9-kor", "27.11. 20:30"),
        ("cs", "za půl hodiny", "24.11. 18:30"),
        ("cs", "v patek v osm večer", "27.11. 20:00"),
        ("pt-BR", "amanhã às 8 da noite", "25.11. 20:00"),
        ("ja", "今日の夜８時半", "24.11. 20:30"),
        ("ja", "明日午後8時", "25.11. 20:00"),
        ("ja", "来週金曜", "04.12. 20:00"),
        ("ja", "再来週の月曜日19時", "07.12. 19:00"),
        ("ja", "今週の金曜", "27.11. 20:00"),
        ("en", "next friday at 8 pm", "04.12. 20:00"),
        ("en", "this Friday", "27.11. 20:00"),
        ("en", "next week tuesday 9pm", "01.12. 21:00"),
        ("de", "nächsten Freitag", "27.11. 20:00"),
        ("de", "nächste Woche Freitag um 19 Uhr", "04.12. 19:00"),
        ("fr", "vendredi prochain", "27.11. 20:00"),
        ("fr", "vendredi de la semaine prochaine", "04.12. 20:00"),
        ("hu", "jövő péntek", "04.12. 20:00"),
        ("hu", "jövő hét pénteken este 8", "04.12. 20:00"),
        ("cs", "příští týden v pátek", "04.12. 20:00"),
        ("es", "el próximo viernes", "27.11. 20:00"),
        ("es", "el viernes de la semana que viene", "04.12. 20:00"),
        ("pt-BR", "próxima sexta", "27.11. 20:00"),
        ("pt-BR", "sexta da semana que vem às 20h", "04.12. 20:00"),
        ("en", "midnight", "25.11. 00:00"),
        ("en", "tonight at midnight", "25.11. 00:00"),
        ("en", "12 midnight tonight", "25.11. 00:00"),
        ("en", "friday 24:00", "28.11. 00:00"),
        ("en", "half past midnight", "25.11. 00:30"),
        ("de", "heute Nacht", "24.11. 20:00"),
        ("de", "heute nacht um 11", "24.11. 23:00"),
        ("de", "heute um Mitternacht", "25.11. 00:00"),
        ("de", "24 Uhr", "25.11. 00:00"),
        ("de", "Freitagnacht um 1", "28.11. 01:00"),
        ("es", "esta noche a medianoche", "25.11. 00:00"),
        ("es", "hoy a las 24:00", "25.11. 00:00"),
        ("fr", "ce soir à minuit", "25.11. 00:00"),
        ("fr", "cette nuit à 23h", "24.11. 23:00"),
        ("fr", "cette nuit à 1h", "25.11. 01:00"),
        ("hu", "ma éjfélkor", "25.11. 00:00"),
        ("hu", "ma éjszaka 11-kor", "24.11. 23:00"),
        ("cs", "dnes o půlnoci", "25.11. 00:00"),
        ("cs", "dnes v noci v 11", "24.11. 23:00"),
        ("pt-BR", "hoje à meia-noite", "25.11. 00:00"),
        ("pt-BR", "hoje à noite às 11", "24.11. 23:00"),
        ("ja", "今日の真夜中", "25.11. 00:00"),
        ("ja", "今日の深夜11時", "24.11. 23:00"),
        ("ja", "今夜24時", "25.11. 00:00"),
        ("fr", "midnight", "25.11. 00:00"),
        ("en", "sunday afternoon", "29.11. 15:00"),
        ("en", "tomorrow night", "25.11. 20:00"),
        ("de", "morgen Nachmittag", "25.11. 15:00"),
        ("de", "Sonntagnachmittag", "29.11. 15:00"),
        ("fr", "demain après-midi", "25.11. 15:00"),
        ("es", "mañana por la tarde", "25.11. 15:00"),
        ("hu", "holnap délután", "25.11. 15:00"),
        ("hu", "holnap reggel", "25.11. 10:00"),
        ("hu", "holnap délelőtt 11-kor", "25.11. 11:00"),
        ("cs", "zítra odpoledne", "25.11. 15:00"),
        ("pt-BR", "amanhã à tarde", "25.11. 15:00"),
        ("ja", "明日の午後", "25.11. 15:00"),
        ("ja", "明日の朝", "25.11. 10:00"),
        ("ja", "明日の夕方", "25.11. 17:00"),
        ("ja", "明日の夕方6時", "25.11. 18:00"),
        ("en", "24:30", None),
        ("en", "next week", None),
        ("de", "morgen früh", "25.11. 10:00"),
        ("en", "friday morning at 9", "27.11. 09:00"),
        ("es", "mañana por la mañana a las 9", "25.11. 09:00"),
        ("en", "whenever", None),
        ("en", "25:00", None),
        ("en", "friday or so 20:00", None),
        ("en", "2026-02-30 20:00", None),
        ("en", "", None),
    ],
)
def test_what_people_type(language: str, text: str, when: str | None) -> None:
    assert read(text, language) == when


@pytest.mark.parametrize(
    ("language", "text", "when"),
    [
        ("en", "8", "28.11. 20:00"),
        ("en", "half past 12", "28.11. 12:30"),
        ("de", "heute um halb 1", "28.11. 12:30"),  # the next one by a clock of twelve hours
        ("en", "00:30", "29.11. 00:30"),
        ("de", "0 Uhr", "29.11. 00:00"),
        ("fr", "0h30", "29.11. 00:30"),
        ("en", "today 00:30", "28.11. 00:30"),  # over, which is refused
        ("en", "saturday 0:30", "05.12. 00:30"),
        ("en", "tonight 00:30", "29.11. 00:30"),
        ("en", "tonight half past 12", "29.11. 00:30"),
        ("en", "quarter to 12 tonight", "28.11. 23:45"),
        ("en", "tomorrow 12:30 in the afternoon", "29.11. 12:30"),
        ("en", "tonight at 1 am", "29.11. 01:00"),
        ("de", "heute Abend halb 1", "29.11. 00:30"),
        ("de", "morgen Nachmittag um halb 4", "29.11. 15:30"),
        ("fr", "ce soir à 0h30", "29.11. 00:30"),
        ("fr", "demain après-midi à 3h", "29.11. 15:00"),
        ("es", "esta noche a las 12", "29.11. 00:00"),
        ("es", "mañana a la 1 de la tarde", "29.11. 13:00"),
        ("hu", "ma éjjel fél 1", "29.11. 00:30"),
        ("cs", "dnes večer v půl jedné", "29.11. 00:30"),
        ("pt-BR", "hoje à noite 0h30", "29.11. 00:30"),
        ("ja", "今夜0時", "29.11. 00:00"),
        ("ja", "土曜日の午前9時", "05.12. 09:00"),
        ("ja", "明日午後0時半", "29.11. 12:30"),
        ("en", "this morning at 8", "28.11. 08:00"),  # over, which is refused
        ("de", "heute früh um 8", "28.11. 08:00"),
        ("de", "heute Morgen um 8", "28.11. 08:00"),
        ("fr", "ce matin à 8h", "28.11. 08:00"),
        ("es", "esta mañana a las 8", "28.11. 08:00"),
        ("es", "hoy por la mañana a las 8", "28.11. 08:00"),
        ("hu", "ma reggel 8-kor", "28.11. 08:00"),
        ("cs", "dnes ráno v 8", "28.11. 08:00"),
        ("pt-BR", "hoje de manhã às 8", "28.11. 08:00"),
        ("pt-BR", "esta manhã às 8", "28.11. 08:00"),
        ("ja", "今朝8時", "28.11. 08:00"),
        ("en", "at 8 in the morning", "29.11. 08:00"),
        ("fr", "8h du matin", "29.11. 08:00"),
        ("en", "this saturday", "28.11. 20:00"),
        ("en", "this coming saturday 21:00", "05.12. 21:00"),
        ("de", "nächsten Samstag 20:00", "05.12. 20:00"),
        ("de", "kommenden Sonntag", "29.11. 20:00"),
        ("de", "am kommenden 24.12.", "24.12. 20:00"),
        ("fr", "samedi prochain 20h", "05.12. 20:00"),
        ("es", "el próximo sábado 20:00", "05.12. 20:00"),
        ("es", "el sábado que viene a las 20", "05.12. 20:00"),
        ("pt-BR", "próximo sábado 20:00", "05.12. 20:00"),
        ("pt-BR", "próxima segunda", "30.11. 20:00"),
        ("pt-BR", "sábado que vem", "05.12. 20:00"),
        ("hu", "jövő szombat", "05.12. 20:00"),
        ("ja", "次の土曜日", "05.12. 20:00"),
    ],
)
def test_midnight_and_next_saturday_on_a_saturday_morning(
    language: str, text: str, when: str
) -> None:
    # 28 November, 10:00 in Vienna
    assert read(text, language, now=NOW + (3 * 24 + 16) * 3_600_000) == when


def test_summer_time_and_other_zones() -> None:
    assert read("20:30", zone=WORLD) == "24.11. 20:30"
    # clocks go forward in the night
    before = int(datetime(2027, 3, 27, 12, tzinfo=UTC).timestamp() * 1000)
    assert read("tomorrow 20:00", now=before) == "28.03. 20:00"
    assert read("tomorrow 02:30", now=before) == "28.03. 03:30"  # there is no 02:30


def test_a_leap_day_is_one_of_the_next_year() -> None:
    assert read("29.2.", now=NOW + 402 * 86_400_000) == "29.02. 20:00"  # on 31 December 2027


@pytest.mark.parametrize("language", CATALOGUES.languages)
def test_what_is_suggested_is_understood(language: str) -> None:
    words, english = CATALOGUES.of(language), CATALOGUES.of("en")
    times = suggested_times("?", NOW, VIENNA, words)
    assert len(times) == 4
    assert (
        suggested_times(words("when-tomorrow").partition(" ")[0][:3].upper(), NOW, VIENNA, words)[0]
        == times[1]
    )
    assert is_possible(NOW + 5 * MINUTE, NOW), "for a tournament"
    for when in times:
        assert NOTICE <= when - NOW <= HORIZON
        assert "20:00" in time_text(when, VIENNA, words)
        assert read_time(f"<t:{when // 1000}>", NOW, VIENNA, words, english) == when
