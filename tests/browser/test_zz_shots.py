import pytest
from tests.browser.test_home import DESK, PHONE, CARDS, SECRETS, Guest
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["large", "phone"])
def test_shot(house, visit, size):
    guest, ben = Guest(house, "Ana"), Guest(house, "Ben")
    table = guest.open(SECRETS, "open", "open", starter=1)["id"]
    for seat, each in enumerate((guest, ben)):
        each.done(table, "sit", seat=seat, name=each.name)
    ben.done(table, "ready", is_ready=True)
    ana = visit(guest=guest, size=size).go("/")
    ana.page.wait_for_timeout(1500)
    ana.page.screenshot(path=f"/tmp/web-shots/front-{size[0]}.png")
    ana.go("/home")
    ana.page.wait_for_timeout(1500)
    ana.page.screenshot(path=f"/tmp/web-shots/home-{size[0]}.png", full_page=True)
    new = visit(name="Zoe", size=size).go("/home")
    new.page.wait_for_timeout(1500)
    new.page.screenshot(path=f"/tmp/web-shots/home-new-{size[0]}.png", full_page=True)
