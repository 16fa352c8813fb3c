"""Notifications: their settings, the offer to turn them on, and what the service worker shows."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.people import PHONE, Person
from tests.offered import GAMES
from tests.server.api.people import Guest

SECONDS = 30
LIST = """() => {
    globalThis.shown = new Map();
    globalThis.often = 0;
    self.registration.showNotification = async (title, {body, tag, data}) => {
        globalThis.often += 1;
        shown.set(tag, {title, body, tag, data, close: () => shown.delete(tag)});
    };
    self.registration.getNotifications = async ({tag} = {}) =>
        [...shown.values()].filter((each) => !tag || each.tag === tag);
}"""
SHOWN = """() => [...shown.values()].map(({tag, body, data}) =>
    ({tag, body, id: data.id, path: data.path}))"""
PRESS = """(tag) => {
    const event = new ExtendableEvent("notificationclick");
    event.notification = shown.get(tag);
    self.dispatchEvent(event);
}"""
# Only a real press may bring a window to the front.
WINDOW = """() => {
    globalThis.led = [];
    self.clients.matchAll = async () => [{
        url: location.origin + "/home",
        focus: async () => led.push("focused"),
        navigate: async (path) => led.push(path),
    }];
}"""
# It cannot be asked either: these stand for its dialog, its settings and its push service.
CHANGING = """{
    let permission = "denied";
    const status = new EventTarget();
    Object.defineProperty(Notification, "permission", {get: () => permission});
    Notification.requestPermission = async () => permission;
    navigator.permissions.query = async () => status;
    globalThis.allow = () => {
        permission = "granted";
        status.dispatchEvent(new Event("change"));
    };
}"""
SUBSCRIBED = """{
    globalThis.subscription = JSON.parse(sessionStorage.subscription ?? "null");
    const keep = (made) => {
        globalThis.subscription = made;
        sessionStorage.subscription = JSON.stringify(made);
    };
    const shown = () => subscription && {
        toJSON: () => subscription,
        unsubscribe: async () => keep(null),
    };
    PushManager.prototype.getSubscription = async () => shown();
    PushManager.prototype.subscribe = async () => {
        keep({endpoint: "https://push.example/1", keys: {
            p256dh: "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKW" +
                "T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
            auth: "AAAAAAAAAAAAAAAAAAAAAA"}});
        return shown();
    };
}"""
ALLOWED = """Object.defineProperty(Notification, "permission", {get: () => "default"})"""


def saved(person: Person, does: Any) -> dict[str, Any]:
    """Do something; return what the page has stored by then."""
    with person.page.expect_response(lambda reply: reply.request.method == "PUT") as found:
        does()
    kept: dict[str, Any] = found.value.json()["taste"]
    return kept


def switch(person: Person, key: str, **values: Any) -> Locator:
    return person.page.get_by_label(person.words(key, **values), exact=True)


def test_the_settings_are_kept_and_a_zone_that_was_chosen_stays(visit: Visit) -> None:
    ana = visit(name="Ana", timezone_id="Asia/Tokyo")
    ana.be(Guest(ana.house, "Ana"))
    ana.go("/settings/notices")
    zone = ana.page.get_by_label(ana.words("web-notices-zone"))
    expect(zone).to_have_value("Asia/Tokyo")  # as the browser has it, the first time
    ana.page.wait_for_load_state("networkidle")  # and that is stored
    assert saved(ana, lambda: zone.select_option("UTC"))["zone"] == "UTC"
    reminder = switch(ana, "web-notices-hours", hours=2)
    early = switch(ana, "web-notices-hours", hours=12)

    def hurry() -> None:
        """Choose two things before the first of them is stored."""
        ana.page.evaluate("boxes => boxes.forEach((box) => box.click())", [
            reminder.element_handle(), early.element_handle(),
        ])  # fmt: skip

    with ana.page.expect_response(lambda reply: "720,480,120" in (reply.request.post_data or "")):
        hurry()
    quiet = switch(ana, "web-notices-quiet-on")
    assert saved(ana, quiet.check)["quiet"] is not None
    expect(ana.page.get_by_text(ana.words("web-notices-mail-none"))).to_be_visible()
    ana.resize(*PHONE)
    ana.page.reload()
    expect(zone).to_have_value("UTC")
    expect(reminder).to_be_checked()
    expect(early).to_be_checked()
    expect(quiet).to_be_checked()
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


class Pushes:
    """What reaches the service worker, as the browser's push service would bring it.

    This browser has no window, so it shows no notifications: the worker is given a list instead,
    which keeps to the rules of the standard (one for each tag, until it is closed).
    """

    def __init__(self, person: Person) -> None:
        self.person = person
        person.go("/")
        person.page.evaluate("navigator.serviceWorker.ready")
        self.worker = person.context.service_workers[0]
        self.worker.evaluate(LIST)
        self.registrations: list[Any] = []
        self.wire = person.context.new_cdp_session(person.page)
        self.wire.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self.registrations.extend(told["registrations"]),
        )
        self.wire.send("ServiceWorker.enable")
        while not self.registrations:
            person.page.wait_for_timeout(20)

    def send(self, **told: Any) -> None:
        """Deliver a push."""
        place = {
            "origin": self.person.house.url,
            "registrationId": self.registrations[-1]["registrationId"],
        }
        self.wire.send("ServiceWorker.deliverPushMessage", {**place, "data": json.dumps(told)})

    def shown(self, count: int) -> list[dict[str, Any]]:
        """Return what is shown, once all pushes were handled and there is so much."""
        until = time.monotonic() + SECONDS
        while len(found := list(self.worker.evaluate(SHOWN))) != count:
            assert time.monotonic() < until, found
            self.person.page.wait_for_timeout(50)
        return found

    def press(self, tag: str) -> None:
        """Press a notification."""
        self.worker.evaluate(PRESS, tag)


def notice(number: int, words: str = "It’s your turn.", tag: str = "turn:x") -> dict[str, Any]:
    return {"id": f"n{number}", "tag": tag, "at": number, "words": words, "path": "/lobby"}


def test_the_worker_shows_each_notice_once_replaces_it_and_closes_it(visit: Visit) -> None:
    pushes = Pushes(visit(name="Ana"))
    pushes.send(**notice(1))
    (first,) = pushes.shown(1)
    assert first == {"tag": "turn:x", "body": "It’s your turn.", "id": "n1", "path": "/lobby"}
    pushes.send(**notice(2, "One hour left."))
    pushes.send(**notice(3, tag="turn:y"))
    found = {each["tag"]: each["id"] for each in pushes.shown(2)}
    assert found == {"turn:x": "n2", "turn:y": "n3"}
    pushes.worker.evaluate("() => shown.clear()")
    pushes.send(**notice(1))  # sent again: it was shown before
    pushes.send(id="n4", tag="turn:x", at=4, closed=True)  # overtakes what it closes
    pushes.send(**notice(4))
    pushes.send(**notice(5))
    pushes.send(**notice(5))
    assert [each["id"] for each in pushes.shown(1)] == ["n5"]
    pushes.send(id="n2", tag="turn:x", at=2, closed=True)  # older than what is shown
    pushes.send(**notice(6, tag="turn:z"))
    assert len(pushes.shown(2)) == 2
    pushes.send(id="n5", tag="turn:x", at=5, closed=True)
    assert [each["tag"] for each in pushes.shown(1)] == ["turn:z"]
    assert pushes.worker.evaluate("() => often") == 5


def test_pressing_a_notification_leads_to_its_table_in_a_page_that_is_open(visit: Visit) -> None:
    ana = visit(name="Ana")
    pushes = Pushes(ana)
    pushes.send(**notice(1))
    pushes.shown(1)
    pushes.worker.evaluate(WINDOW)
    pushes.press("turn:x")
    pushes.shown(0)
    until = time.monotonic() + SECONDS
    while pushes.worker.evaluate("() => led") != ["focused", "/lobby"]:
        assert time.monotonic() < until
        ana.page.wait_for_timeout(20)


def test_an_offer_to_turn_notifications_on_can_be_dismissed(visit: Visit) -> None:
    ana = visit(name="Ana")
    guest = Guest(ana.house, "Ana")
    ana.be(guest)
    ana.context.add_init_script(ALLOWED)  # a browser without a window forbids them
    clock = {"main": 0, "per_turn": 86_400}
    table = guest.open(next(iter(GAMES)), "open", "open", clock=clock)["id"]
    guest.done(table, "sit", seat=0, name="Ana")
    ana.go(f"/table/{table}")
    offer = ana.page.get_by_text(ana.words("web-notices-offer"))
    expect(offer).to_be_visible()
    on = ana.link("web-notices-offer-on")
    expect(on).to_have_attribute("href", f"/settings/notices?from={table}")
    ana.press("web-notices-offer-off")
    expect(offer).to_have_count(0)
    ana.page.reload()
    expect(ana.page.get_by_text(ana.words("web-the-game")).first).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_page_says_how_to_allow_notifications_and_follows_when_they_are(visit: Visit) -> None:
    ana = visit(name="Ana")
    ana.be(Guest(ana.house, "Ana"))
    ana.context.add_init_script(CHANGING)
    ana.go("/settings/notices")
    denied = ana.page.get_by_text(ana.words("web-notices-push-denied"))
    expect(denied.first).to_be_visible()
    ana.page.evaluate("allow()")  # in the settings of the browser, beside this page
    expect(denied).to_have_count(0)
    expect(switch(ana, "web-notices-push-here")).to_be_visible()


def test_the_switch_lets_push_come_to_this_device_and_ends_it(visit: Visit) -> None:
    ana = visit(name="Ana")
    ana.be(Guest(ana.house, "Ana"))
    ana.context.add_init_script(CHANGING + SUBSCRIBED + "allow();")
    ana.go("/settings/notices")
    here = switch(ana, "web-notices-push-here")
    expect(here).not_to_be_checked()  # nothing is on without a press
    here.check()
    way = ana.words("web-notices-way-push")
    cell = ana.words("web-notices-cell", kind=ana.words("web-notices-kind-your-turn"), way=way)
    expect(ana.page.get_by_label(cell, exact=True)).to_be_checked()
    places = ana.page.request.get("/api/me/notices").json()["places"]
    assert [(each["channel"], each["is_here"]) for each in places] == [("push", True)]
    ana.page.reload()
    here.uncheck()
    expect(ana.page.get_by_label(cell, exact=True)).to_have_count(0)
    assert ana.page.request.get("/api/me/notices").json()["places"] == []
    assert ana.page.evaluate("subscription") is None
