"""Who is here, who has gone, and for how long."""

from __future__ import annotations

from satrap.server.presence import MOST_SEEN, Presence


def test_who_has_been_gone_for_long_enough_is_away() -> None:
    now = 0.0
    presence = Presence(60, lambda: now)
    presence.come("ana")
    presence.come("ana")  # a second window
    now = 100
    presence.go("ana")
    assert presence.is_here("ana") and not presence.is_away("ana")
    presence.go("ana")
    now = 159
    assert not presence.is_here("ana") and not presence.is_away("ana")
    now = 161
    assert presence.is_away("ana")
    presence.saw("ana")  # sent a request over HTTP
    assert not presence.is_away("ana")


def test_whoever_was_forgotten_counts_as_gone_since_then_and_not_since_ever() -> None:
    now = 0.0
    presence = Presence(60, lambda: now)
    now = 1000
    presence.saw("ana")
    now = 2000
    for number in range(MOST_SEEN + 1):  # a crowd comes to look
        presence.saw(f"{number}")
    assert presence.gone("ana") == 60
    assert presence.gone("0") == 0
    presence.come("ana")
    assert presence.gone("ana") is None


def test_who_has_no_name_is_nowhere() -> None:
    presence = Presence(60)
    presence.come("")
    assert not presence.is_here("")  # the person of an empty chair, or of a bot's chair
    presence.go("")


def test_after_a_start_everybody_has_time_to_come_back() -> None:
    now = 500.0
    presence = Presence(60, lambda: now)
    now = 559
    assert not presence.is_away("ben")
    now = 561
    assert presence.is_away("ben")
