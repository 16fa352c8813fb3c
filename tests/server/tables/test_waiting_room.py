"""Before the start: the host changes the table, people take other chairs and get ready."""

from __future__ import annotations

import pytest
from msgspec import UNSET, convert
from msgspec.structs import replace

from satrap.core.errors import SatrapError
from satrap.core.game import PUBLIC
from satrap.core.language import say
from satrap.server.chain import bytes_commitment
from satrap.server.tables import commands as ask
from satrap.server.tables import entries as log
from satrap.server.tables.acts import MOST_READIED, carry_out
from satrap.server.tables.commands import Sender
from satrap.server.tables.effects import enter, replay
from satrap.server.tables.errors import NotAtTable
from satrap.server.tables.planning import MOST_CHANGES
from satrap.server.tables.show import show
from satrap.server.tables.table import RUNNING, Table
from tests.offered import GAMES
from tests.server.tables.people import SERVER_SEED, do, waiting_table

CARDS = GAMES["alexandros"]
BYTES = "ab" * 32
CLOSED = bytes_commitment(bytes.fromhex(BYTES))


def full(seats: int = 3) -> Table:
    """Return a waiting table with Ana, the host, Ben and perhaps Cleo."""
    table = waiting_table(CARDS, seats)
    for seat, name in enumerate(("Ana", "Ben", "Cleo")[:seats]):
        do(table, name, ask.Sit(seat, name))
    return table


def change(table: Table, **fields: object) -> list[log.AnyEntry]:
    return do(table, "Ana", convert({"do": "change", **fields}, ask.Change))


def chairs(*whos: str) -> list[dict[str, str]]:
    """Return chairs; other words than these stand for bots."""
    known = ("open", "invited", "device")
    return [{"who": who} if who in known else {"who": "bot", "bot": who} for who in whos]


def names(table: Table) -> list[str]:
    return [seat.name for seat in show(table, PUBLIC).seats]


def same_again(table: Table) -> None:
    made = replay(SERVER_SEED, table.entries)
    assert show(made, PUBLIC) == show(table, PUBLIC)
    assert made.opened == table.opened


# What the host changes


def test_a_chair_more_or_less_leaves_people_where_they_are() -> None:
    table = full(2)
    change(table, chairs=chairs("open", "open", "invited", "recruit"))
    assert names(table) == ["Ana", "Ben", "", ""]
    assert [seat.who for seat in show(table, PUBLIC).seats] == ["open", "open", "invited", "bot"]
    change(table, chairs=chairs("open", "open"))
    assert names(table) == ["Ana", "Ben"]
    same_again(table)


def test_who_loses_a_chair_takes_another_free_one_with_the_same_bytes() -> None:
    table = waiting_table(CARDS, 3)
    do(table, "Ana", ask.Sit(0, "Ana"))
    do(table, "Cleo", ask.Sit(2, "Cleo", commitment=CLOSED))
    change(table, chairs=chairs("open", "open"))
    assert names(table) == ["Ana", "Cleo"]
    assert table.places[1].commitment == CLOSED
    assert [say(each.text) for each in show(table, PUBLIC).news][-2:] == [
        "Cleo took another seat.",
        "The host changed the settings of the table.",
    ]
    do(table, "Cleo", ask.Reveal(BYTES))
    change(table, chairs=chairs("open", "recruit", "open"))
    assert names(table) == ["Ana", "", "Cleo"]
    assert table.places[2].seed.hex() == BYTES
    same_again(table)


def test_who_finds_no_chair_stands_up_and_may_sit_down_again_later() -> None:
    table = full(3)
    change(table, chairs=chairs("open", "recruit", "open"))
    assert names(table) == ["Ana", "", "Cleo"]
    change(table, chairs=chairs("open", "open", "open"))
    do(table, "Ben", ask.Sit(1, "Ben"))
    same_again(table)


def test_only_the_host_sits_on_the_hosts_device() -> None:
    table = full(2)
    change(table, chairs=chairs("device", "device"))
    assert names(table) == ["Ana", ""]
    do(table, "Ana", ask.Sit(1, "Anton"))
    change(table, chairs=chairs("open", "open"))
    assert names(table) == ["Ana", ""], "nobody has two chairs, except on one device"
    same_again(table)


def test_edition_options_clock_and_more_can_be_changed() -> None:
    table = full(2)
    option = CARDS.options[0]
    change(table, preset="fr", clock={"main": 60}, is_public=False, is_friendly=False, starter=1)
    view = show(table, PUBLIC)
    assert (view.preset, view.options) == ("fr", CARDS.setup(("a", "b"), preset="fr").options)
    assert view.clock == log.Clock(60)
    assert (view.is_public, view.is_friendly, view.starter) == (False, False, 1)
    other = next(value for value in option.values if value != view.options[option.name])
    change(table, options={option.name: other})
    assert show(table, PUBLIC).options == {**view.options, option.name: other}
    change(table, clock=None, starter=None)
    view = show(table, PUBLIC)
    assert (view.clock, view.starter, view.preset) == (None, None, "fr")
    same_again(table)


def test_a_first_seat_that_is_gone_is_drawn_again() -> None:
    table = full(3)
    change(table, starter=2)
    change(table, chairs=chairs("open", "open"))
    assert show(table, PUBLIC).starter is None


def test_the_match_is_played_as_changed() -> None:
    table = full(2)
    change(table, chairs=chairs("open", "open", "recruit"), preset="fr", starter=1)
    do(table, "Ana", ask.Start())
    assert table.status == RUNNING and table.match is not None
    setup = table.match.setup
    assert (len(setup.seats), setup.preset, setup.starter) == (3, "fr", 1)
    same_again(table)


def test_a_board_is_changed_by_name_or_text() -> None:
    table = full(2)
    text = CARDS.format_board(CARDS.board(CARDS.boards()[0]))
    change(table, board=text)
    assert show(table, PUBLIC).board == text
    (entry,) = change(table, is_friendly=False)
    assert isinstance(entry, log.Changed) and entry.board == "", "a long text is not logged twice"
    same_again(table)


def test_what_changes_nothing_leaves_no_line() -> None:
    table = full(2)
    assert change(table) == []
    assert change(table, is_public=True, chairs=chairs("open", "open")) == []


@pytest.mark.parametrize(
    "fields",
    [
        {"chairs": chairs("open")},
        {"chairs": chairs(*["open"] * 8)},
        {"chairs": chairs("open", "nobody-knows-me")},
        {"preset": "nowhere"},
        {"options": {"surprise": 1}},
        {"board": "nowhere"},
        {"starter": 5},
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused_and_changes_nothing(fields: dict[str, object]) -> None:
    table = full(2)
    before = show(table, PUBLIC)
    with pytest.raises(SatrapError):
        change(table, **fields)
    assert show(table, PUBLIC) == before


def test_only_the_host_changes_a_table_and_only_before_it_is_called() -> None:
    table = full(2)
    with pytest.raises(NotAtTable) as caught:
        do(table, "Ben", ask.Change(is_friendly=False))
    assert caught.value.text.key == "table-change-host"
    do(table, "Ben", ask.Leave())
    do(table, "Ben", ask.Sit(1, "Ben", commitment=CLOSED))
    do(table, "Ana", ask.Start())
    for key in ("table-called", "table-started"):
        with pytest.raises(NotAtTable) as caught:
            change(table, is_friendly=False)
        assert caught.value.text.key == key
        if key == "table-called":
            do(table, "Ben", ask.Reveal(BYTES))


def test_a_table_is_not_changed_for_ever() -> None:
    table = full(2)
    for number in range(MOST_CHANGES):
        change(table, is_friendly=bool(number % 2))
    with pytest.raises(NotAtTable):
        change(table, is_friendly=bool(MOST_CHANGES % 2))


def test_a_log_that_takes_a_chair_from_somebody_is_refused() -> None:
    table, other = full(2), full(2)
    (entry,) = change(other, is_friendly=False)
    assert isinstance(entry, log.Changed)
    forged = replace(entry, chairs=(entry.chairs[0], log.Chair("bot", "recruit")))
    with pytest.raises(NotAtTable):
        enter(table, forged)
    assert names(table) == ["Ana", "Ben"]


# Another chair


def test_who_sits_down_elsewhere_moves_with_their_bytes() -> None:
    table = waiting_table(CARDS, 3)
    do(table, "Ana", ask.Sit(0, "Ana"))
    do(table, "Ben", ask.Sit(1, "Ben", commitment=CLOSED))
    do(table, "Ben", ask.Sit(2, "Benno"))
    assert names(table) == ["Ana", "", "Benno"]
    assert table.places[2].commitment == CLOSED
    assert say(show(table, PUBLIC).news[-1].text) == "Ben took another seat."
    do(table, "Ben", ask.Reveal(BYTES))
    do(table, "Ben", ask.Sit(1, "Ben"))
    assert table.places[1].seed.hex() == BYTES
    do(table, "Ben", ask.Sit(2, "Ben", commitment="cd" * 32))
    assert (table.places[2].seed, table.places[2].commitment) == (b"", "cd" * 32)
    same_again(table)


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_nobody_moves_to_a_chair_that_is_taken(seat: int) -> None:
    table = full(3)
    with pytest.raises(NotAtTable):
        do(table, "Ben", ask.Sit(seat, "Ben"))
    assert names(table) == ["Ana", "Ben", "Cleo"]


def test_nobody_moves_to_another_name_that_is_taken() -> None:
    table = full(2)
    change(table, chairs=chairs("open", "open", "open"))
    count = len(table.entries)
    with pytest.raises(NotAtTable):
        do(table, "Ben", ask.Sit(2, "Ana"))
    assert len(table.entries) == count


def test_on_one_device_a_chair_more_is_not_another_one() -> None:
    table = waiting_table(CARDS, 2)
    change(table, chairs=chairs("device", "device", "open"))
    for seat, name in enumerate(("Ana", "Anton", "Antje")):
        do(table, "Ana", ask.Sit(seat, name))
    assert names(table) == ["Ana", "Anton", "Antje"]


def test_a_log_in_which_somebody_has_two_chairs_is_refused() -> None:
    table = full(2)
    change(table, chairs=chairs("open", "open", "open"))
    with pytest.raises(NotAtTable) as caught:
        enter(table, log.Seated(2, "Benno", "Ben", guest=1))
    assert caught.value.text.key == "table-seated-already"


# Ready


def test_guests_say_that_they_are_ready_until_something_changes() -> None:
    table = full(2)
    do(table, "Ben", ask.Ready(True))
    assert [seat.is_ready for seat in show(table, PUBLIC).seats] == [False, True]
    change(table, is_friendly=False)
    assert not show(table, PUBLIC).seats[1].is_ready
    do(table, "Ben", ask.Ready(True))
    do(table, "Ben", ask.Ready(False))
    assert not show(table, PUBLIC).seats[1].is_ready
    same_again(table)


def test_who_learns_the_rules_keeps_the_chair() -> None:
    table = full(2)
    do(table, "Ben", ask.Ready(False, is_learning=True))
    change(table, is_friendly=False)
    assert show(table, PUBLIC).seats[1].is_learning
    do(table, "Ben", ask.Ready(True, is_learning=True))
    seat = show(table, PUBLIC).seats[1]
    assert (seat.is_ready, seat.is_learning) == (True, False)
    same_again(table)


def test_only_the_host_changes_the_settings_and_is_not_ready_meanwhile() -> None:
    table = full(2)
    for name in ("Ana", "Ben"):
        do(table, name, ask.Ready(False, is_changing=True))
    change(table, is_friendly=False)
    assert [seat.is_changing for seat in show(table, PUBLIC).seats] == [True, False]
    do(table, "Ana", ask.Ready(True, is_changing=True))
    seat = show(table, PUBLIC).seats[0]
    assert (seat.is_ready, seat.is_changing) == (True, False)
    same_again(table)


def test_readiness_ends_with_the_start_and_with_the_chair() -> None:
    table = full(2)
    do(table, "Ben", ask.Ready(True))
    do(table, "Ben", ask.Leave())
    do(table, "Ben", ask.Sit(1, "Ben"))
    assert not show(table, PUBLIC).seats[1].is_ready
    do(table, "Ben", ask.Ready(False, is_learning=True))
    do(table, "Ana", ask.Start())
    seat = show(table, PUBLIC).seats[1]
    assert (seat.is_ready, seat.is_learning) == (False, False)
    with pytest.raises(NotAtTable):
        do(table, "Ben", ask.Ready(True))


def test_watchers_are_not_ready_and_nobody_says_it_for_ever() -> None:
    table = full(2)
    with pytest.raises(NotAtTable):
        do(table, "Zoe", ask.Ready(True))
    assert do(table, "Ben", ask.Ready(False)) == []
    for number in range(MOST_READIED):
        do(table, "Ben", ask.Ready(number % 2 == 0))
    with pytest.raises(NotAtTable):
        do(table, "Ben", ask.Ready(True))


# Chairs that are kept for somebody


def kept(until: int = 1000) -> Table:
    table = waiting_table(CARDS, 2)
    change(table, chairs=chairs("open", "invited"))
    enter(table, log.Reserved(1, "Ben", "Ben", until))
    return table


def sit(table: Table, person: str, at: int, is_invited: bool = True) -> None:
    carry_out(table, Sender(person, at=at, is_invited=is_invited), ask.Sit(1, person))


def test_a_chair_is_kept_for_somebody_for_a_while() -> None:
    table = kept()
    seat = show(table, PUBLIC).seats[1]
    assert (seat.name, seat.reserved, seat.reserved_until) == ("", "Ben", 1000)
    with pytest.raises(NotAtTable) as caught:
        sit(table, "Zoe", at=999)
    assert caught.value.text.key == "table-reserved"
    sit(table, "Zoe", at=1000)
    assert names(table) == ["", "Zoe"]
    assert show(table, PUBLIC).seats[1].reserved == ""


def test_who_is_expected_needs_no_link() -> None:
    table = kept()
    sit(table, "Ben", at=5, is_invited=False)
    assert names(table) == ["", "Ben"]
    same_again(table)


def test_the_host_may_give_a_kept_chair_to_others() -> None:
    table = kept()
    do(table, "Ana", ask.Free(1))
    seat = show(table, PUBLIC).seats[1]
    assert (seat.reserved, seat.was_freed) == ("", False)
    assert say(show(table, PUBLIC).news[-1].text) == "The host no longer keeps a seat for Ben."
    sit(table, "Ben", at=5)  # nobody has been sent away
    with pytest.raises(NotAtTable):
        do(table, "Ana", ask.Free(0))


def test_a_kept_chair_that_a_bot_gets_is_kept_no_longer() -> None:
    table = kept()
    change(table, chairs=chairs("open", "recruit"))
    change(table, chairs=chairs("open", "invited"))
    assert show(table, PUBLIC).seats[1].reserved == ""


def test_no_chair_is_kept_that_is_taken() -> None:
    table = full(2)
    with pytest.raises(NotAtTable):
        enter(table, log.Reserved(1, "Zoe", "Zoe", 1000))


def test_what_a_change_leaves_out_is_not_sent() -> None:
    assert ask.Change().clock is UNSET
