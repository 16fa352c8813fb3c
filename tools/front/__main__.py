"""Draw the two boards of the front page: `python -m tools.front`.

A map is a picture (WebP) without what would be too small on it. What stands on it is SVG: the page
draws it over the map, and can move it.
"""

from __future__ import annotations

import base64
import re
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from satrap.packs import get_pack
from tests.browser.chromium import launch
from tests.browser.house import ROOT
from tools.front.alexander_the_great import alexander_the_great
from tools.front.alexandros import alexandros
from tools.front.picture import Picture

ART, KIT = ROOT / "web" / "src" / "art", Path(__file__).parent / "kit.svg"
FONTS = {
    ("Alegreya", 400, "italic"): "@fontsource-variable/alegreya/files/alegreya-latin-wght-italic",
    (
        "Alegreya Sans",
        700,
        "normal",
    ): "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal",
}
SEATS = ":root { --seat-0: #8c1c2b } .seat-0 { --seat: #8c1c2b }"
SEA = "#bcd3de"
HEIGHT = 1500  # pixels of a picture
QUALITY = 58
SMALLEST = 14  # names on the map that are smaller are left out


def symbols() -> dict[str, str]:
    """Return everything in the kit by its id."""
    whole = r'<(symbol|linearGradient|radialGradient) id="([^"]+)".*?</\1>'
    found = re.finditer(whole, KIT.read_text(encoding="utf-8"), re.DOTALL)
    return {match[2]: match[0] for match in found}


def needed(drawn: str) -> str:
    """Return the parts of the kit that a drawing uses, and those that these use."""
    kit, used, more = symbols(), dict[str, str](), drawn
    while names := set(re.findall(r"#(kit-[a-z-]+)", more)) - used.keys():
        used |= {name: kit[name] for name in sorted(names)}
        more = "".join(used[name] for name in names)
    return "<defs>" + "\n".join(used.values()) + "</defs>"


def fonts() -> str:
    faces = []
    for (family, weight, style), file in FONTS.items():
        data = (ROOT / "web" / "node_modules" / f"{file}.woff2").read_bytes()
        source = f"data:font/woff2;base64,{base64.b64encode(data).decode()}"
        faces.append(
            f"@font-face {{ font-family: '{family}'; font-weight: {weight}; "
            f"font-style: {style}; src: url({source}) }}"
        )
    return "".join(faces)


def page_of(picture: Picture) -> str:
    pack = get_pack(picture.game)
    sheet = pack.game.sheet(pack.game.board(pack.game.boards()[0]), "en")
    for name, art in pack.art.items():
        source = f"data:image/webp;base64,{base64.b64encode(art.data).decode()}"
        sheet = sheet.replace(f"/art/{name}", source)
    hidden = ", ".join(f"#{name}" for name in picture.hidden)
    lying = needed(picture.lying) + picture.lying
    # What lies on the ground is beneath the symbols of the spaces, where there are any.
    before = '<g id="points"' if '<g id="points"' in sheet else "</svg>"
    sheet = sheet.replace(before, f"{lying}{before}", 1)
    style = (
        f"{fonts()} {SEATS} body {{ margin: 0; background: {SEA} }} {hidden} {{ display: none }}"
    )
    return f"<style>{style}</style>{sheet}"


def draw(browser: Browser, picture: Picture) -> None:
    _, _, width, height = picture.box
    wide = round(HEIGHT * width / height)
    page = browser.new_page(viewport={"width": wide, "height": HEIGHT})
    page.set_content(page_of(picture))
    page.evaluate(
        """([box, small]) => {
            const svg = document.querySelector("svg");
            svg.setAttribute("viewBox", box.join(" "));
            svg.setAttribute("width", innerWidth);
            svg.setAttribute("height", innerHeight);
            for (const part of svg.querySelectorAll("[clip-path='url(#sheet)']"))
                part.removeAttribute("clip-path"); // the map goes on beyond the frame
            for (const text of svg.querySelectorAll("#around text, #points text"))
                if (parseFloat(text.getAttribute("font-size") ?? 8) < small) text.remove();
            return document.fonts.ready.then(() => true);
        }""",
        [list(picture.box), SMALLEST],
    )
    page.wait_for_timeout(500)
    wire = page.context.new_cdp_session(page)
    shot = wire.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    _write(ART / f"{picture.game}.webp", base64.b64decode(shot["data"]))
    box = " ".join(str(number) for number in picture.box)
    standing = f"{needed(picture.standing)}\n{picture.standing}"
    drawn = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{standing}</svg>\n'
    _write(ART / f"{picture.game}.svg", drawn.encode())
    page.close()


def _write(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    print(f"{file.relative_to(ROOT)}: {len(data) / 1000:.0f} kB")


def main() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for picture in (alexandros(), alexander_the_great()):
            draw(browser, picture)
        browser.close()


if __name__ == "__main__":
    main()
