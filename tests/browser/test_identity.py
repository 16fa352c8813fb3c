"""Guests keep their games, and sign in elsewhere: with real passkeys, mail, links and codes."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect
from pyotp.totp import TOTP

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.keyring import Keyring
from tests.browser.people import PHONE, Person
from tests.cli.driver import run
from tests.server.account.lives import NAME, Life, person_of, traces
from tests.server.api.people import Guest
from tests.server.post_office import PostOffice, code_in, link_in, post_office

GAME = "alexandros"
REFUSED = r"status of 403"
LATE = r"api/me/news/ws' failed: .* (403|401)"
PASSWORD = "three camels at dawn"
FETCHES, OPENS = 1000, 8
COUNT_CLICKS = """addEventListener("click", (event) => { if (event.isTrusted)
    sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1; }, true)"""


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def visit(visit: Visit) -> Visit:
    """Let people visit; a device may begin to listen for news at the moment its token ends."""

    def come(**rest: Any) -> Person:
        person = visit(**rest)
        person.forgive(LATE)
        return person

    return come


def named(folder: Path, office: PostOffice) -> House:
    """Return a house with mail at an address with a name: passkeys need one."""
    house = House(folder, 1000, "--mail", f"smtp://{office.host}:{office.port}")
    house.url = house.url.replace("127.0.0.1", "localhost")
    return house


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[House]:
    house = named(tmp_path_factory.mktemp("inn"), office)
    yield house
    house.kill()


def keep(person: Person) -> Keyring:
    """Keep one's games with a passkey, from home on."""
    ring = Keyring(person)
    person.go("/home").page.wait_for_load_state("networkidle")
    person.link("web-keep").first.click()
    person.press("web-keep-passkey")
    expect(person.page.locator(".done")).to_be_visible()
    name = person.page.request.get("/api/me").json()["name"]
    expect(person.page.locator(".done")).to_have_text(person.words("web-kept", name=name))
    return ring


def tables_of(person: Person) -> set[str]:
    rows = person.page.request.get("/api/me/tables").json()
    return {row["id"] for row in rows}


def note_of(person: Person, table: str) -> str:
    return str(person.page.request.get(f"/api/tables/{table}/notes").json()["words"])


def guest_with_tables(house: House, name: str, count: int = 3) -> tuple[Guest, list[str]]:
    guest = Guest(house, name)
    tables = [str(guest.open(GAME, "open", "random")["id"]) for _ in range(count)]
    for table in tables:
        guest.done(table, "sit", seat=0, name=name)
        guest.done(table, "start")
        guest.web.put(f"/tables/{table}/notes", json={"words": f"note {table}"})
    return guest, tables


def member(visit: Visit, inn: House, name: str) -> tuple[Person, Keyring]:
    person = visit(at=inn, guest=Guest(inn, name))
    return person, keep(person)


def ask_mail(person: Person, address: str, office: PostOffice, count: int = 1) -> tuple[str, str]:
    """Ask for an e-mail on the page that is open; return its code and its link."""
    person.page.get_by_label(person.words("web-mail-address")).fill(address)
    person.press("web-mail-send")
    letter = office.wait(count, address)
    return code_in(letter), link_in(letter)


def type_code(person: Person, code: str) -> None:
    field = person.page.get_by_label(person.words("web-mail-code"))
    field.fill(code)
    field.press("Enter")


def ask_by_mail(person: Person, address: str, office: PostOffice, count: int = 1) -> str:
    """Ask to keep one's games by e-mail on the account page that is open; return the code."""
    field = person.page.get_by_label(person.words("web-mail-address"))
    if not field.is_visible():  # whoever comes for e-mail finds it open
        person.page.get_by_text(person.words("web-keep-mail"), exact=True).click()
    return ask_mail(person, address, office, count)[0]


def confirm_by_code(person: Person, address: str, office: PostOffice) -> None:
    """Keep one's games by e-mail on the account page that is open."""
    type_code(person, ask_by_mail(person, address, office))


def leave_and_return(person: Person, address: str, is_new: bool = False) -> None:
    """Open the same page anew while an e-mail is on its way, as phones do with a dropped tab."""
    key = "web-mail-sent-new" if is_new else "web-mail-sent"
    sent = person.page.get_by_text(person.words(key, address=address))
    expect(sent).to_be_visible()
    person.page.reload()
    expect(sent).to_be_visible()
    expect(person.page.get_by_label(person.words("web-mail-code"))).to_be_visible()


def keep_by_mail(person: Person, address: str, office: PostOffice) -> None:
    confirm_by_code(person.go("/account"), address, office)
    expect(person.page.get_by_text(address, exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_guest_keeps_three_tables_in_two_clicks_and_signs_in_elsewhere(
    visit: Visit, inn: House, size: tuple[int, int] | None
) -> None:
    guest, tables = guest_with_tables(inn, "Olympias" if size else "Roxane")
    how = {"size": size} if size else {}
    ana = visit(at=inn, guest=guest, **how)
    ana.context.add_init_script(COUNT_CLICKS)
    ring = keep(ana)
    assert ana.page.evaluate("sessionStorage.clicks") == "2"
    assert len(ring.keys) == 1
    assert tables_of(ana) == set(tables)
    other, played = guest_with_tables(inn, "Somebody", 1)
    phone = visit(at=inn, guest=other, **how).go("/account/sign-in")
    Keyring(phone).take(ring)
    phone.press("web-in-passkey")
    phone.page.wait_for_url("**/home")
    assert tables_of(phone) == {*tables, *played}  # what was played there comes along
    for table in (*tables, *played):
        assert note_of(phone, table) == f"note {table}"
        assert phone.page.request.get(f"/api/tables/{table}").json()["view"]["seat"] == 0


def test_another_device_comes_by_a_link_and_is_asked_again_before_a_change(
    visit: Visit, inn: House
) -> None:
    ana, ring = member(visit, inn, "Barsine")
    ana.press("web-device-link-make")
    link = ana.page.get_by_label(ana.words("web-device-link")).get_by_role("textbox").input_value()
    phone = visit(at=inn).go(link.removeprefix(inn.url))
    phone.press("web-link-device-go")
    expect(phone.page.get_by_role("heading", name="Barsine")).to_be_visible()
    assert "#" not in phone.page.url
    phone.forgive(REFUSED)
    phone.go("/account/data").link("web-data-download").click()
    phone.page.get_by_role("dialog").get_by_role("button", name=phone.words("web-close")).click()
    expect(phone.page.get_by_text(phone.words("web-again-stopped"))).to_be_visible()
    phone.go("/account").press("web-password-set")
    phone.page.get_by_label(phone.words("web-password-new")).fill(PASSWORD)
    phone.press("web-password-set")
    Keyring(phone).take(ring)
    phone.page.get_by_role("dialog").get_by_role(
        "button", name=phone.words("web-in-passkey")
    ).click()
    expect(phone.page.get_by_text(phone.words("web-password-has"))).to_be_visible()
    desk = visit(at=inn).go("/account/sign-in")
    desk.page.get_by_label(desk.words("web-in-name"), exact=True).fill("barsine")
    desk.page.get_by_label(desk.words("web-password"), exact=True).fill(PASSWORD)
    desk.press("web-sign-in")
    desk.page.wait_for_url("**/home")
    assert desk.page.request.get("/api/me").json()["name"] == "Barsine"


def test_a_name_that_was_chosen_here_is_the_one_under_which_games_are_kept(
    visit: Visit, inn: House
) -> None:
    ana = visit(at=inn, name="Parysatis").go("/account")
    expect(ana.page.get_by_label(ana.words("web-keep-name"))).to_have_value("Parysatis")
    Keyring(ana)
    ana.press("web-keep-passkey")
    expect(ana.page.locator(".done")).to_have_text(ana.words("web-kept", name="Parysatis"))


def in_sight(person: Person, key: str) -> None:
    """Check that a button is on the screen, above the links at the edge of a phone."""
    button = person.button(key).bounding_box()
    links = person.page.get_by_role("navigation", name=person.words("web-nav")).bounding_box()
    assert button and links
    assert 0 < button["y"] < links["y"] - button["height"]


def test_a_member_confirms_an_address_with_the_link_in_the_letter(
    visit: Visit, inn: House, office: PostOffice
) -> None:
    guest, address = Guest(inn, "Amastris"), "amastris@example.org"
    body = {"password": PASSWORD, "name": guest.name}
    assert guest.web.put("/me/password", json=body).status_code == 200
    ana = visit(at=inn, guest=guest, size=PHONE).go("/account?by=mail")
    field = ana.page.get_by_role("textbox", name=ana.words("web-mail-address"), exact=True)
    expect(field).to_be_focused()
    in_sight(ana, "web-mail-send")
    expect(ana.page.get_by_text(ana.words("web-mail-address"), exact=True)).to_have_count(1)
    assert guest.web.put("/me/address", json={"address": address}).is_success
    ana.go("/about").go(link_in(office.wait(1, address)).removeprefix(inn.url))
    expect(ana.button("web-link-mail-go")).to_have_count(0)
    ana.press("web-address-confirm")
    confirmed = ana.words("web-address-confirmed", address=address)
    expect(ana.page.get_by_text(confirmed)).to_be_visible()


def test_a_member_is_renamed_and_changes_the_password(visit: Visit, inn: House) -> None:
    guest = Guest(inn, "Artonis")
    body = {"password": "two mules at noon", "name": guest.name}
    assert guest.web.put("/me/password", json=body).status_code == 200
    ana = visit(at=inn, guest=guest).go("/account")
    ana.press("web-account-rename")
    field = ana.page.get_by_label(ana.words("web-keep-name"))
    expect(field).to_have_value("Artonis")
    field.fill("Artonis of Susa")
    ana.press("web-account-rename")
    renamed = ana.words("web-account-renamed", name="Artonis of Susa")
    expect(ana.page.get_by_text(renamed)).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Artonis of Susa")).to_be_visible()
    ana.press("web-password-change")
    ana.page.get_by_label(ana.words("web-password-new")).fill(PASSWORD)
    ana.press("web-password-change")
    expect(ana.page.get_by_text(ana.words("web-password-has"))).to_be_visible()
    for password, status in (("two mules at noon", 403), (PASSWORD, 200)):
        told = {"name": "Artonis of Susa", "password": password}
        assert sign_in_there(inn, told) == status


def sign_in_there(inn: House, told: dict[str, str]) -> int:
    """Return how somebody on another device is answered."""
    return httpx.post(f"{inn.url}/api/sign-in/password", json=told).status_code


@pytest.mark.parametrize("way", ["code", "link"])
def test_an_e_mail_keeps_ones_games_and_signs_in_elsewhere(
    visit: Visit, inn: House, office: PostOffice, way: str
) -> None:
    guest, tables = guest_with_tables(inn, "Somebody", 1)
    address = f"{way}@example.org"
    ana = visit(at=inn, guest=guest).go("/account")
    ana.page.get_by_label(ana.words("web-keep-name")).fill(f"By {way}")
    code = ask_by_mail(ana, address, office)
    leave_and_return(ana, address, is_new=True)
    type_code(ana, code)
    expect(ana.page.get_by_role("heading", name=f"By {way}")).to_be_visible()
    phone = visit(at=inn).go("/account/sign-in")
    phone.forgive(REFUSED)
    phone.page.get_by_label(phone.words("web-mail-address")).fill("another@example.org")
    phone.press("web-mail-send")
    leave_and_return(phone, "another@example.org")
    phone.press("web-mail-other")
    code, link = ask_mail(phone, address, office, 2)
    leave_and_return(phone, address)
    if way == "code":
        type_code(phone, "000000" if code != "000000" else "111111")
        expect(phone.page.get_by_role("alert")).to_have_text(phone.words("server-code-wrong"))
        type_code(phone, code)
        phone.page.wait_for_url("**/home")
    else:
        phone.go(link.removeprefix(inn.url)).press("web-link-mail-go")
        expect(phone.page.get_by_text(phone.words("web-in-back", name=f"By {way}"))).to_be_visible()
        confirmed = phone.words("web-address-confirmed", address=address)
        expect(phone.page.get_by_text(confirmed)).to_have_count(0)
    assert tables_of(phone) == set(tables)


def scan(link: str) -> None:
    """Fetch a link as mail scanners do, as often and in as many ways as they please."""
    plain, _, secret = link.partition("#")
    ends = ("", f"#letter={secret}", f"?letter={secret}", f"?{secret}", "?utm_source=mail", "/")
    ways = list(islice(cycle(product(("GET", "HEAD"), ends)), FETCHES))
    with httpx.Client(timeout=60) as client, ThreadPoolExecutor(8) as threads:
        fetched = threads.map(lambda way: client.request(way[0], plain + way[1]), ways)
        assert all(reply.status_code == 200 for reply in fetched)


def look(browser: Browser, link: str) -> None:
    """Open a link as scanners with a browser do: the page runs, and nothing is pressed."""
    context = browser.new_context()
    for _ in range(OPENS):
        page = context.new_page()
        page.goto(link)
        page.locator("main button").first.wait_for()
        page.close()
    context.close()


def test_a_link_is_used_up_by_a_press_alone(
    visit: Visit, inn: House, office: PostOffice, browser: Browser
) -> None:
    ana = visit(at=inn, guest=Guest(inn, "Scanned"))
    keep_by_mail(ana, "scanned@example.org", office)
    phone = visit(at=inn).go("/account/sign-in")
    _, link = ask_mail(phone, "scanned@example.org", office, 2)
    scan(link)
    look(browser, link)
    phone.go(link.removeprefix(inn.url))
    expect(phone.button("web-link-mail-go")).to_be_visible()
    assert "#" not in phone.page.url, "the secret leaves the address bar at once"
    phone.press("web-link-mail-go")
    expect(phone.page.get_by_role("heading", name="Scanned")).to_be_visible()
    late = visit(at=inn, guest=Guest(inn, "Late")).go("/account/sign-in")
    late.forgive(REFUSED)
    _, newer = ask_mail(late, "scanned@example.org", office, 3)
    be_late(late, link.removeprefix(inn.url))
    late.page.locator(".own-name").click()
    late.link("web-keep").click()
    expect(
        late.page.get_by_role("heading", name=late.words("web-keep"), exact=True)
    ).to_be_visible()
    be_late(late, link.removeprefix(inn.url))
    late.link("web-link-mail-again").click()
    field = late.page.get_by_label(late.words("web-mail-address"))
    expect(field).to_have_value("scanned@example.org")  # and another letter is asked for
    late.go(newer.removeprefix(inn.url)).press("web-link-mail-go")
    expect(late.page.get_by_role("heading", name="Scanned")).to_be_visible()


def be_late(person: Person, link: str) -> None:
    """Press the button of a link that is over: there is none then, but a way on."""
    person.go("/about").go(link).press("web-link-mail-go")
    expect(person.page.get_by_role("alert")).to_have_text(person.words("server-letter-over"))
    expect(person.button("web-link-mail-go")).to_have_count(0)
    expect(person.link("web-link-mail-again")).to_be_visible()


def set_up(person: Person) -> tuple[TOTP, list[str]]:
    """Switch two-step sign-in on; return the app and the recovery codes."""
    person.press("web-factor-begin")
    picture = person.page.get_by_role("img", name=person.words("web-factor-picture"))
    expect(picture).to_be_visible()  # what a camera reads is the same key: `qr.test.ts`
    key = person.page.locator("code").inner_text().replace(" ", "")
    app = TOTP(key)
    person.page.get_by_label(person.words("web-factor-code")).fill(app.now())
    person.press("web-factor-confirm")
    expect(person.page.get_by_text(person.words("web-factor-codes"))).to_be_visible()
    codes = person.page.locator(".codes code").all_inner_texts()
    person.press("web-factor-kept")
    return app, codes


def test_two_steps_are_asked_and_no_e_mail_leads_around_them(
    visit: Visit, inn: House, office: PostOffice
) -> None:
    ana = visit(at=inn, guest=Guest(inn, "Sisygambis"))
    keep_by_mail(ana, "steps@example.org", office)
    _, codes = set_up(ana)
    assert len(codes) == 10
    expect(ana.page.get_by_text(ana.words("web-factor-on", codes=10))).to_be_visible()
    phone = visit(at=inn).go("/account/sign-in")
    phone.forgive(REFUSED)
    phone.forgive("status of 401")
    _, link = ask_mail(phone, "steps@example.org", office, 2)
    phone.go(link.removeprefix(inn.url)).press("web-link-mail-go")
    second = phone.page.get_by_label(phone.words("web-second-code"))
    second.fill("123456")
    assert phone.page.request.get("/api/me").status == 401
    phone.press("web-sign-in")
    expect(phone.page.get_by_role("alert")).to_have_text(phone.words("server-code-wrong"))
    second.fill(codes[0].upper())
    phone.press("web-sign-in")
    expect(phone.page.get_by_role("heading", name="Sisygambis")).to_be_visible()
    expect(phone.page.get_by_text(phone.words("web-factor-on", codes=9))).to_be_visible()
    desk = visit(at=inn, guest=Guest(inn, "Sisy")).go("/account")
    desk.forgive("status of 401")
    type_code(desk, ask_by_mail(desk, "steps@example.org", office, 3))  # she is a member already
    expect(desk.page.get_by_text(desk.words("web-second-about"))).to_be_visible()
    desk.page.get_by_label(desk.words("web-second-code")).fill(codes[2])
    desk.press("web-sign-in")
    expect(desk.page.get_by_text(desk.words("web-in-back", name="Sisygambis"))).to_be_visible()
    phone.press("web-factor-off")
    phone.page.get_by_label(phone.words("web-factor-off-code")).fill(codes[1])
    phone.press("web-factor-off")
    expect(phone.button("web-factor-begin")).to_be_visible()


def test_passkeys_and_devices_have_names_and_can_be_ended(visit: Visit, inn: House) -> None:
    ana, ring = member(visit, inn, "Statira")
    phone = visit(at=inn).go("/account/sign-in")
    Keyring(phone).take(ring)
    phone.press("web-in-passkey")
    phone.page.wait_for_url("**/home")
    ana.go("/account")
    passkeys = ana.page.get_by_role("region", name=ana.words("web-passkeys"))
    passkeys.get_by_role("button", name=ana.words("web-rename")).click()
    passkeys.get_by_role("textbox").fill("the ring")
    passkeys.get_by_role("button", name=ana.words("web-rename-save")).click()
    expect(passkeys.get_by_text("the ring")).to_be_visible()
    ana.forgive(REFUSED)
    passkeys.get_by_role("button", name=ana.words("web-remove-of", name="the ring")).click()
    expect(passkeys.get_by_role("alert")).to_have_text(ana.words("server-last-way-in"))
    devices = ana.page.get_by_role("region", name=ana.words("web-devices"), exact=True)
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name=ana.words("web-devices-forget"), exact=True).click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    assert phone.page.request.get("/api/me").status == 401
    devices.get_by_role("button", name=ana.words("web-device-forget-this"), exact=True).click()
    ana.page.wait_for_url(f"{inn.url}/")
    assert ana.page.request.get("/api/me").status == 401


def test_a_passkey_that_is_not_made_changes_nothing(visit: Visit, inn: House) -> None:
    ana = visit(at=inn, guest=Guest(inn, "Hesitant"))
    ana.go("/account")
    ana.page.evaluate(
        """() => { navigator.credentials.create = () =>
            Promise.reject(new DOMException("no", "NotAllowedError")) }"""
    )
    ana.press("web-keep-passkey")
    expect(ana.page.get_by_role("alert")).to_have_text(ana.words("web-passkey-stopped"))
    assert not ana.page.request.get("/api/me/account").json()["is_member"]


def test_where_there_can_be_no_passkey_the_page_says_so_and_offers_the_rest(
    visit: Visit, house: House
) -> None:
    ana = visit(guest=Guest(house, "Numbered")).go("/account")
    host = house.url.removeprefix("http://")
    other = house.url.replace("127.0.0.1", "localhost")
    why = ana.words("web-passkey-address", host=host, other=other)
    expect(ana.page.get_by_text(why)).to_be_visible()
    expect(ana.button("web-keep-passkey")).to_have_count(0)
    expect(ana.page.get_by_text(ana.words("web-keep-mail"), exact=True)).to_have_count(0)
    ana.page.get_by_text(ana.words("web-keep-password"), exact=True).click()
    ana.page.get_by_label(ana.words("web-password-new")).fill(PASSWORD)
    ana.press("web-keep")
    expect(ana.page.get_by_role("heading", name="Numbered")).to_be_visible()


@pytest.fixture
def lived(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[House]:
    """Return a house of its own, for somebody who leaves traces everywhere."""
    house = named(tmp_path_factory.mktemp("lived"), office)
    yield house
    house.kill()


def test_after_the_account_is_deleted_every_match_verifies_and_no_trace_is_left(
    visit: Visit, lived: House, tmp_path: Path, office: PostOffice
) -> None:
    house = lived
    life = Life(house)
    person = person_of(house, NAME)
    address = "quisquilia.privata@example.org"
    ana = visit(at=house, guest=life.own)
    keep_by_mail(ana, address, office)
    Keyring(ana)
    ana.press("web-passkey-add")
    expect(
        ana.page.get_by_role("button", name=re.compile(ana.words("web-remove-of", name="")))
    ).to_have_count(1)
    set_up(ana)
    marks = (NAME, "zaffran", person, address, "privata")
    assert {mark for _, mark in traces(house.folder, *marks)} == set(marks), "the search finds it"
    ana.link("web-your-data").click()
    with ana.page.expect_download() as found:
        ana.link("web-data-download").click()
    archive = tmp_path / "mine.zip"
    archive.write_bytes(found.value.path().read_bytes())
    ana.page.get_by_label(ana.words("web-data-type", name=NAME)).fill(NAME)
    ana.press("web-data-delete-now")
    expect(ana.page.get_by_text(ana.words("web-data-deleted"))).to_be_visible()
    assert traces(house.folder, *marks) == []
    life.friend.done(life.running, "resign")
    for table in (life.over, life.running):
        proof = tmp_path / f"{table}.json"
        proof.write_bytes(life.friend.web.get(f"/tables/{table}/proof").content)
        done = run("verify", proof)
        assert done.exit_code == 0, done.output
        assert json.loads(proof.read_bytes())["record"]["seats"] == ["", "Ben"]
    ana.page.close()
    house.stop()
    assert traces(house.folder, *marks) == []
    assert NAME in run("account", "read", archive).output
