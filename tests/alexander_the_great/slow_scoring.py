"""The rules once more, slowly: what a province scores, and the awards at the end."""

from __future__ import annotations

from tests.alexander_the_great.slow_rules import CITY, TEMPLE, SlowRules

NOBODY = -1


class SlowScoring(SlowRules):
    """One state, and the points in it."""

    def score(self, here: str) -> None:
        """Score a province: armies, then temples, then cities."""
        counts = [armies.get(here, 0) for armies in self.state["armies"]]
        self._gain(most(counts), "province", here, 2)
        self._stand_up(here, "temple", 1, 3)
        self._stand_up(here, "city", 2, 5)

    def _stand_up(self, here: str, kind: str, single: int, points: int) -> None:
        laid = self.state["laid_temples" if kind == "temple" else "laid_cities"]
        box = TEMPLE if kind == "temple" else CITY
        cubes = {seat: self.state["boxes"][seat][box] for seat in self.seats if here in laid[seat]}
        if not cubes:
            return
        most_cubes = max(cubes.values())
        best = [seat for seat in cubes if cubes[seat] == most_cubes]
        price = single
        if len(cubes) > 1:
            price = 1 + max([cubes[seat] for seat in cubes if seat not in best], default=0)
            if self.options["contested_price"] == "max_base":
                price = max(price, single)
        is_equal = any(cubes[a] == cubes[b] for a in cubes for b in cubes if a < b)
        if self.options["tie_scope"] == "any" and is_equal:
            return
        if len(best) > 1 or price > most_cubes:
            return
        (seat,) = best
        self.state["boxes"][seat][box] -= price
        self.state["spent"][seat] += price
        self.bills.append((seat, box, price))
        if kind == "city":
            self.state["cities"][here] = seat
        else:
            temples = self.state["temples"][seat]
            temples[here] = temples.get(here, 0) + 1
        self._gain(seat, kind, here, points)

    def _gain(self, seat: int, source: str, where: str, points: int) -> None:
        if seat != NOBODY:
            self.state["scores"][seat] += points
            line = {"turn": self.turn["number"], "seat": seat, "source": source}
            self.state["gains"].append({**line, "where": where, "points": points})

    # The final awards

    def award(self) -> None:
        """Give the awards; in the short campaign half of them."""
        is_short = self.options["campaign"] == "short"
        won = [0 for _ in self.seats]
        for where, kind, points in self._prizes(is_short):
            if is_short and self.options["halving"] == "per_award":
                points = points // 2
            seat = most(self._built(kind, int(where) if where else None))
            if seat != NOBODY:
                won[seat] += points
            self._gain(seat, "award", where, points)
        if is_short and self.options["halving"] == "total":
            for seat, points in enumerate(won):
                if points:
                    self._gain(seat, "halving", "", points // 2 - points)

    def _prizes(self, is_short: bool) -> list[tuple[str, str, int]]:
        found = [("", "city", 10), ("", "temple", 15)]
        for region in (2, 3, 4) if is_short else (1, 2, 3, 4, 5, 6):
            found += [(str(region), "city", 5), (str(region), "temple", 5)]
        return found

    def _built(self, kind: str, region: int | None) -> list[int]:
        """Count the temples or cities of each seat in a region, or on the whole board."""
        regions = self.regions if region is None else [self.regions[region - 1]]
        names = [province["id"] for each in regions for province in each["provinces"]]
        if kind == "temple":
            return [sum(mine.get(name, 0) for name in names) for mine in self.state["temples"]]
        owners = [self.state["cities"].get(name) for name in names]
        return [owners.count(seat) for seat in self.seats]


def most(counts: list[int]) -> int:
    """Return who has the most; nobody if the most is shared."""
    leaders = [seat for seat, count in enumerate(counts) if count and count == max(counts)]
    return leaders[0] if len(leaders) == 1 else NOBODY
