"""Signing in by e-mail: a letter through a real mail server, with a link and a code."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from satrap.cli.serving import FILE
from tests.server.api.operators import Operated, operated, until
from tests.server.api.people import Guest, Json
from tests.server.api.test_passkeys import refused
from tests.server.post_office import PostOffice, code_in, link_in, post_office, words_of


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[Operated]:
    mail = f"smtp://{office.host}:{office.port}"
    with operated(tmp_path_factory.mktemp("mailing"), "--mail", mail) as server:
        yield server


def ask(guest: Guest, address: str, *, is_new: bool = False) -> str:
    """Ask for a letter; return the ticket."""
    body = {"address": address}
    path = "/me/address" if is_new else "/sign-in/letter"
    reply = guest.web.request("PUT" if is_new else "POST", path, json=body)
    assert reply.status_code == 200, reply.text
    return str(reply.json()["ticket"])


def answer(guest: Guest, **what: str) -> Json:
    return guest.web.post("/sign-in/letter/answer", json=what)


def secret_in(link: str) -> str:
    return link.split("#letter=")[1]


def keep(server: Operated, office: PostOffice, address: str) -> Guest:
    """Return a member with this address."""
    ana = Guest(server, address.split("@", maxsplit=1)[0])
    ticket = ask(ana, address, is_new=True)
    reply = answer(ana, ticket=ticket, code=code_in(office.wait(1, address)))
    assert reply.status_code == 200, reply.text
    return ana


def test_a_guest_keeps_everything_with_a_letter(mailing: Operated, office: PostOffice) -> None:
    ana = Guest(mailing, "Ana")
    table = ana.open("alexandros", "open", "random")["id"]
    ask(ana, "ana@example.org", is_new=True)
    letter = office.wait(1, "ana@example.org")
    assert letter["To"] == "ana@example.org" and code_in(letter) in letter["Subject"].replace(
        " ", ""
    )
    signed = {"name": "Ana", "ticket": "", "is_confirmed": True}
    assert answer(ana, link=secret_in(link_in(letter))).json() == signed
    account = ana.get("/me/account")
    assert account["is_member"] and account["address"] == "ana@example.org"
    phone = Guest(mailing)
    ticket = ask(phone, "ANA@example.org")
    code = code_in(office.wait(2, "ana@example.org"))  # as she wrote it
    assert answer(phone, ticket=ticket, code=code).json() == {**signed, "is_confirmed": False}
    assert [row["id"] for row in phone.get("/me/tables")] == [table]


def test_letters_speak_the_language_of_the_page(mailing: Operated, office: PostOffice) -> None:
    ben = Guest(mailing, "Ben")
    ben.web.headers["Accept-Language"] = "de"
    ask(ben, "ben@example.org", is_new=True)
    assert "Dein Code" in words_of(office.wait(1, "ben@example.org"))


def test_each_letter_counts_once(mailing: Operated, office: PostOffice) -> None:
    keep(mailing, office, "once@example.org")
    phone = Guest(mailing)
    ticket = ask(phone, "once@example.org")
    letter = office.wait(2, "once@example.org")
    link, code = secret_in(link_in(letter)), code_in(letter)
    assert answer(phone, link=link).status_code == 200
    refused(answer(Guest(mailing), link=link))
    refused(answer(Guest(mailing), ticket=ticket, code=code))


def test_a_code_has_five_attempts(mailing: Operated, office: PostOffice) -> None:
    keep(mailing, office, "tries@example.org")
    phone = Guest(mailing)
    ticket = ask(phone, "tries@example.org")
    code = code_in(office.wait(2, "tries@example.org"))
    wrong = "000000" if code != "000000" else "111111"
    for _ in range(5):
        refused(answer(phone, ticket=ticket, code=wrong))
    refused(answer(phone, ticket=ticket, code=code))


def test_a_code_counts_only_with_its_ticket(mailing: Operated, office: PostOffice) -> None:
    keep(mailing, office, "ticket@example.org")
    phone = Guest(mailing)
    ask(phone, "ticket@example.org")
    code = code_in(office.wait(2, "ticket@example.org"))
    other = ask(Guest(mailing), "ticket@example.org")
    assert code_in(office.wait(3, "ticket@example.org")) != code
    refused(answer(phone, ticket=other, code=code))
    refused(answer(phone, ticket="", code=code), 400, "unreadable")


LATE = """
from pathlib import Path
from satrap.server import clock
class Late(clock.Clock):
    def now(self):
        return super().now() + (Path({file!r}).exists() and {ms})
clock.set_clock(Late())
"""


def test_a_letter_is_over_after_a_while(tmp_path: Path) -> None:
    late = tmp_path / "late"
    plant = LATE.format(file=str(late), ms=15 * 60 * 1000)
    with post_office() as office:
        mail = f"smtp://{office.host}:{office.port}"
        with operated(tmp_path, "--mail", mail, plant=plant) as server:
            ana = Guest(server, "Ana")
            ticket = ask(ana, "ana@example.org", is_new=True)
            letter = office.wait(1)
            late.touch()
            refused(answer(ana, link=secret_in(link_in(letter))))
            refused(answer(ana, ticket=ticket, code=code_in(letter)))
            assert not ana.get("/me/account")["is_member"]
            assert letters_of(server) == 1
            server.kill()
            server.start()  # the chores begin
            until(lambda: letters_of(server) == 0)


def letters_of(server: Operated) -> int:
    """Return of how many letters something is stored."""
    with closing(sqlite3.connect(server.folder / FILE)) as connection:
        return int(connection.execute("SELECT count(*) FROM tickets").fetchone()[0])


def test_no_answer_says_whether_an_address_is_known(mailing: Operated, office: PostOffice) -> None:
    keep(mailing, office, "known@example.org")
    guest = Guest(mailing, "Curious")
    told = []
    for address in ("known@example.org", "nobody@example.org"):
        for path, method in (("/sign-in/letter", "POST"), ("/me/address", "PUT")):
            reply = guest.web.request(method, path, json={"address": address})
            plain = re.sub(rb"[0-9a-f]{32}|\d{13}", b"-", reply.content)
            kept = {name: value for name, value in reply.headers.items() if "date" not in name}
            kept.pop("x-request-id", None)
            told.append((reply.status_code, plain, kept))
    assert all(each == told[0] for each in told)
    # Strangers to this server get no letter from those who only want to sign in.
    office.wait(3, "known@example.org")
    office.wait(1, "nobody@example.org")
    keep(mailing, office, "last@example.org")  # whatever was to be sent before is sent
    assert len([each for each in office.letters if "nobody@" in each["To"]]) == 1


def test_a_guest_whose_address_is_a_member_s_is_that_member(
    mailing: Operated, office: PostOffice
) -> None:
    keep(mailing, office, "same@example.org")
    phone = Guest(mailing, "Another name")
    table = phone.open("alexandros", "open", "random")["id"]
    ticket = ask(phone, "same@example.org", is_new=True)
    reply = answer(phone, ticket=ticket, code=code_in(office.wait(2, "same@example.org")))
    assert reply.json()["name"] == "same"
    assert [row["id"] for row in phone.get("/me/tables")] == [table]


def test_an_address_becomes_nobody_else_s(mailing: Operated, office: PostOffice) -> None:
    keep(mailing, office, "hers@example.org")
    thief = keep(mailing, office, "his@example.org")
    ticket = ask(thief, "hers@example.org", is_new=True)
    letter = office.wait(2, "hers@example.org")
    refused(answer(thief, ticket=ticket, code=code_in(letter)))
    refused(answer(Guest(mailing), link=secret_in(link_in(letter))))
    assert thief.get("/me/account")["address"] == "his@example.org"


def test_a_letter_about_an_address_opens_nothing_elsewhere(
    mailing: Operated, office: PostOffice
) -> None:
    thief = Guest(mailing, "Thief")
    ask(thief, "victim@example.org", is_new=True)
    link = secret_in(link_in(office.wait(1, "victim@example.org")))
    victim = Guest(mailing, "Victim")
    refused(answer(victim, link=link))
    assert not victim.get("/me/account")["is_member"]


@pytest.mark.parametrize(
    "address", ["ana", "a@b", "a b@example.org", "a@example..org", "<a@b.org>", "ana@example.orſ"]
)
def test_what_is_no_address_is_refused(mailing: Operated, address: str) -> None:
    reply = Guest(mailing).web.post("/sign-in/letter", json={"address": address})
    refused(reply, 400, "unreadable")


def test_a_scanner_consumes_no_link(mailing: Operated, office: PostOffice) -> None:
    keep(mailing, office, "scanned@example.org")
    phone = Guest(mailing)
    ask(phone, "scanned@example.org")
    link = link_in(office.wait(2, "scanned@example.org"))
    scanner = Guest(mailing)
    for number in range(1000):
        scanner.web.request("HEAD" if number % 2 else "GET", link)
    assert answer(phone, link=secret_in(link)).status_code == 200


def test_no_log_and_no_file_holds_a_link_or_a_code(mailing: Operated, office: PostOffice) -> None:
    keep(mailing, office, "secret@example.org")
    phone = Guest(mailing)
    ask(phone, "secret@example.org")
    letter = office.wait(2, "secret@example.org")
    secret, code = secret_in(link_in(letter)), code_in(letter)
    files = b"".join(file.read_bytes() for file in mailing.folder.glob("tables.sqlite*"))
    assert secret.encode() not in files and f'"{code}"'.encode() not in files
    assert answer(phone, link=secret).status_code == 200
    assert secret not in mailing.written() and "secret@example.org" not in mailing.written()


def test_letters_to_one_address_are_few(tmp_path: Path) -> None:
    with post_office() as office:
        mail = f"smtp://{office.host}:{office.port}"
        with operated(tmp_path, "--mail", mail, slack=1) as server:
            body = {"address": "ana@example.org"}
            replies = [Guest(server).web.post("/sign-in/letter", json=body) for _ in range(5)]
            assert [reply.status_code for reply in replies] == [200] * 4 + [429]


def test_one_person_cannot_have_letters_sent_to_many_strangers(tmp_path: Path) -> None:
    with post_office() as office:
        mail = f"smtp://{office.host}:{office.port}"
        with operated(tmp_path, "--mail", mail, slack=1) as server:
            ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
            asked = [{"address": f"stranger-{number}@example.org"} for number in range(32)]
            replies = [ana.web.put("/me/address", json=each).status_code for each in asked[:12]]
            assert replies == [200] * 10 + [429] * 2
            replies = [ben.web.put("/me/address", json=each).status_code for each in asked[12:]]
            assert replies[0] == 200 and 429 in replies


def test_a_mail_server_that_fails_is_asked_again(tmp_path: Path) -> None:
    with post_office(refuses=2) as office:
        mail = f"smtp://{office.host}:{office.port}"
        with operated(tmp_path, "--mail", mail) as server:
            ask(Guest(server, "Ana"), "ana@example.org", is_new=True)
            office.wait(1)
            assert office.tried == 3


def test_without_a_mail_server_there_is_no_mail(tmp_path: Path) -> None:
    with operated(tmp_path) as server:
        ana = Guest(server, "Ana")
        assert not ana.get("/me/account")["has_mail"]
        refused(ana.web.put("/me/address", json={"address": "ana@example.org"}))
        refused(ana.web.post("/sign-in/letter", json={"address": "ana@example.org"}))
