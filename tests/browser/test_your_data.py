"""Everything of mine can be downloaded, and my account deleted, on one page."""

from __future__ import annotations

import zipfile

import pytest
from playwright.sync_api import Route, expect

from satrap.core.language import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.server.api.people import Guest


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_data_can_be_taken_along_and_my_account_deleted(visit: Visit, language: str) -> None:
    ana = visit(language=language).go("/settings")
    assert ana.page.request.post("/api/guests", data={"name": "Anna Perenna"}).ok
    ana.page.evaluate("localStorage.setItem('guest', '1')")
    ana.go("/account/data")
    with ana.page.expect_download() as found:
        ana.page.get_by_role("link", name=ana.words("web-data-download")).click()
    assert "README.txt" in zipfile.ZipFile(found.value.path()).namelist()
    delete = ana.page.get_by_role("button", name=ana.words("web-data-delete-now"))
    expect(delete).to_be_disabled()
    ana.page.get_by_label(ana.words("web-data-type", name="Anna Perenna")).fill("Anna Perenna")
    ana.page.set_viewport_size({"width": 390, "height": 844})
    width = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert ana.page.evaluate(width)
    delete.click()
    done = ana.page.get_by_role("status").filter(has_text=ana.words("web-data-deleted"))
    expect(done).to_be_visible()
    assert ana.page.request.get("/api/me").status == 401


def test_what_is_refused_is_said_and_not_saved_as_a_file(visit: Visit) -> None:
    words = "Not now."
    ana = visit().go("/settings")
    ana.forgive("403")
    assert ana.page.request.post("/api/guests", data={"name": "Anna Perenna"}).ok
    ana.page.evaluate("localStorage.setItem('guest', '1')")
    ana.go("/account/data")
    told = {"code": "forbidden", "text": words}
    for path in ("/api/me/export", "/api/me/keys"):
        ana.page.route(f"**{path}", lambda route: refuse(route, told))
    download = ana.page.get_by_role("link", name=ana.words("web-data-download"))
    download.click()
    expect(ana.page.get_by_role("alert")).to_have_text(words)
    ana.page.get_by_label(ana.words("web-keys-name")).fill("my bot")
    ana.page.get_by_role("button", name=ana.words("web-keys-make")).click()
    expect(ana.page.get_by_role("alert")).to_have_text([words, words])
    late = {"code": "sign-in-again", "text": words}
    ana.page.route("**/api/me/export", lambda route: refuse(route, late))
    download.click()
    expect(ana.page.get_by_role("dialog", name=ana.words("web-again"))).to_be_visible()


def test_an_account_becomes_that_of_a_program_with_two_presses(visit: Visit, house: House) -> None:
    guest = Guest(house, "Talos")
    ana = visit(guest=guest).go("/account/data")
    expect(ana.page.get_by_text(ana.words("web-program-new"))).to_be_visible()
    expect(ana.button("web-program-be")).to_have_count(0)  # guests keep their games first
    body = {"password": "three camels at dawn", "name": guest.name}
    assert guest.web.put("/me/password", json=body).status_code == 200
    ana.be(guest)
    ana.go("/account/data").press("web-program-be")
    expect(ana.page.get_by_text(ana.words("web-program-sure", name="Talos"))).to_be_visible()
    ana.press("web-program-yes")
    name = "Talos (bot)"
    expect(ana.page.get_by_text(ana.words("web-program-is", name=name))).to_be_visible()
    assert ana.page.request.get("/api/me").json()["name"] == name


def refuse(route: Route, told: dict[str, str]) -> None:
    """Refuse what would change something, or give everything away."""
    if route.request.method == "POST" or route.request.url.endswith("export"):
        route.fulfill(status=403, json=told)
    else:
        route.continue_()
