"""Each way to tamper with a proof is found out, and the sentence names the place."""

from __future__ import annotations

import re

import pytest

from satrap.verify import failures
from tests.server.proofs import Forgery, Table, proof_file
from tests.server.tampering import TAMPERINGS, Tampering
from tests.toy import TOY, Bid

DATA = proof_file("alexandros", 5)


def says(found: list[str], wanted: str) -> bool:
    return any(re.search(wanted, sentence) for sentence in found)


@pytest.fixture(params=TAMPERINGS, ids=lambda tampering: tampering.name.replace(" ", "-"))
def tampering(request: pytest.FixtureRequest) -> Tampering:
    made: Tampering = request.param
    return made


def check(forgery: Forgery, wanted: str | None) -> None:
    """Check that the file itself, or else a head that a player noted, gives the change away."""
    data, noted = forgery.data(), Forgery(DATA).proof["heads"][-1]
    found = failures(data)
    assert found == [] if wanted is None else says(found, wanted), found
    assert says(failures(data, noted), "^The head .* is not one of") or wanted


def test_a_change_alone_is_found(tampering: Tampering) -> None:
    forgery = Forgery(DATA)
    tampering.do(forgery)
    check(forgery, tampering.alone)


def test_a_change_with_all_heads_computed_again_is_found(tampering: Tampering) -> None:
    forgery = Forgery(DATA)
    tampering.do(forgery)
    forgery.chain()
    check(forgery, tampering.with_heads)


def test_a_change_by_the_whole_server_is_found_or_refuted_by_a_head(tampering: Tampering) -> None:
    forgery = Forgery(DATA)
    tampering.do(forgery)
    forgery.number()
    forgery.close()
    forgery.chain()
    check(forgery, tampering.with_all)


def test_there_are_many_kinds() -> None:
    assert len({tampering.name for tampering in TAMPERINGS}) >= 40


# Choices that several seats made at once


def together(forgery: Forgery) -> list[list[object]]:
    """Return the plays of the first entry that several seats made at once."""
    made: list[list[object]] = next(
        entry["plays"] for entry in forgery.record["entries"] if len(entry.get("plays", ())) > 1
    )
    return made


def sealed_again(forgery: Forgery) -> list[str]:
    forgery.close()
    forgery.chain()
    return failures(forgery.data())


SEALED = proof_file("alexander_the_great", 3)


def test_sealed_choices_in_another_order_are_found() -> None:
    forgery = Forgery(SEALED)
    together(forgery).reverse()
    assert says(sealed_again(forgery), r"^Line \d+: entry \d+ of the record does not list its")


def test_sealed_choices_of_other_seats_are_found() -> None:
    forgery = Forgery(SEALED)
    plays = together(forgery)
    plays[0][1], plays[1][1] = plays[1][1], plays[0][1]
    assert says(sealed_again(forgery), r"^Line \d+: seat 0 played '.*', but entry \d+ of the")


def test_a_choice_that_was_replaced_or_withdrawn_does_not_count() -> None:
    made = Table(TOY, 0)
    for bid in (1, 2):
        made.play(0, Bid(bid))
    made.withdraw(0)
    made.play(0, Bid(3))
    made.play(1, Bid(0))
    made.run()
    assert failures(made.proof_file()) == []
    for bid in (1, 2):
        forgery = Forgery(made.proof_file())
        assert together(forgery)[0] == [0, "bid 3"]
        together(forgery)[0][1] = f"bid {bid}"
        found = sealed_again(forgery)
        assert says(found, f"^Line 10: seat 0 played 'bid 3', but entry 0 .*'bid {bid}'"), found


def test_who_was_first_in_a_common_choice_is_fixed_by_the_heads() -> None:
    """The order means nothing to the record, so only a noted head can show it."""
    made = Table(TOY, 0)
    made.play(0, Bid(1))
    made.play(1, Bid(2))
    made.run()
    forgery = Forgery(made.proof_file())
    noted, place = forgery.proof["heads"][-1], forgery.at("played")
    one, other = forgery.bodies[place : place + 2]
    forgery.bodies[place : place + 2] = [
        other | {"draws": one["draws"]},
        one | {"draws": other["draws"]},
    ]
    forgery.number()
    assert sealed_again(forgery) == []
    assert says(failures(forgery.data(), noted), "^The head .* is not one of")


def test_a_seat_left_out_of_a_common_choice_is_found() -> None:
    forgery = Forgery(SEALED)
    together(forgery).pop()
    assert says(sealed_again(forgery), r"^Line \d+: seat \d")


# Heads


def test_a_changed_head_is_found_at_its_line() -> None:
    forgery = Forgery(DATA)
    forgery.proof["heads"][9] = "0" * 64
    assert [sentence[:8] for sentence in failures(forgery.data())] == ["Line 9: ", "Line 10:"]


def test_a_missing_head_is_found() -> None:
    forgery = Forgery(DATA)
    forgery.proof["heads"].pop()
    assert says(failures(forgery.data()), r"^There are \d+ lines but \d+ heads")


def test_a_log_without_its_end_is_found() -> None:
    forgery = Forgery(DATA)
    place = forgery.at("ended")
    del forgery.bodies[place:], forgery.nonces[place:], forgery.beside[place:]
    forgery.chain()
    assert says(failures(forgery.data()), r"^Line \d+ is missing: the log does not say")
