"""The stage: the train from the side, the locomotive at the left, everybody and everything on its spot.

Units of the train (a part's own units; the whole group is scaled to the sheet):

      0      98     roof      242 0        car       156       caboose
      |__     ___________________  ___________________   y =   2  roof
      |  |___|   inside          ||   inside          |
      |______|___________________||___________________|  y = 115  floor
     /_o_O_O_________o__o___________o__o______o__o_____  y = 149  rail
"""

from __future__ import annotations

from typing import Any

from folsom.pictures import tokens
from folsom.pictures.crowd import Crowd, gather
from folsom.pictures.marks import part, pointer, rect, rule, text, tidy
from folsom.words.catalogue import Speech

LOCOMOTIVE, CAR, HIGH = 244, 156, 150
SKY, RAIL, BED = 126, 149, 12
ROOF, FLOOR = 2, 115
LARGEST = 1.2
SMALL_TEXT = 11.5


class Stage:
    """Measures of one train on one sheet."""

    def __init__(self, view: dict[str, Any], speech: Speech, width: float, margin: float, top: float) -> None:
        self.view, self.speech, self.width, self.top = view, speech, width, top
        self.cars = len(view["train"])
        long = LOCOMOTIVE + CAR * self.cars
        self.scale = min(LARGEST, (width - 2 * margin) / long)
        self.left = (width - long * self.scale) / 2
        self.bottom = top + (SKY + RAIL + BED) * self.scale
        self.size = SMALL_TEXT / self.scale

    def x(self, car: int) -> int:
        """Where a car begins; the locomotive is the highest number."""
        return 0 if car == self.cars else LOCOMOTIVE + CAR * (self.cars - 1 - car)

    def ground(self, spot: str) -> tuple[float, float, float, bool]:
        """Left end, right end and height of the floor of a spot, and whether it is a roof."""
        number, level = spot.split()
        car, roof = int(number), level == "roof"
        at, floor = self.x(car), ROOF if roof else FLOOR
        if car == self.cars:
            return (at + 98, at + 238, floor, roof) if roof else (at + 112, at + 232, floor, roof)
        return (at + 6, at + 150, floor, roof) if roof else (at + 10, at + 146, floor, roof)

    def draw(self) -> str:
        """Scenery, train, and spot by spot who and what is there."""
        spots = [f"{car} {level}" for level in ("inside", "roof") for car in range(self.cars, -1, -1)]
        group = [self.smoke(), *(self.vehicle(car) for car in range(self.cars + 1))]
        group += [self.spot(spot) for spot in spots]
        if self.view["beside"]:
            boxes = [tokens.Lot("strongbox", None, self.view["beside"])]
            group.append(tokens.Heap(boxes, 0, CAR, self.speech, self.size).draw(30, RAIL + 7))
        move = f"translate({tidy(self.left)} {tidy(self.top + SKY * self.scale)}) scale({self.scale:.4f})"
        return f'{self.scenery()}<g transform="{move}">{"".join(group)}</g>'

    def scenery(self) -> str:
        """A low sun or moon, hills, rails."""
        rail = self.top + (SKY + RAIL) * self.scale
        inner, edge = self.width - 20, 10
        sun = f'<circle class="sun" cx="{tidy(self.width * 0.82)}" cy="{tidy(self.top + 66)}" r="46"/>'
        hills = part("mesas", edge, rail - inner / 960 * 90, inner, inner / 960 * 90)
        bed = f'<path class="line" d="M{edge} {tidy(rail + 5)}h{inner}" fill="none" stroke-width="5" stroke-dasharray="9 9"/>'  # noqa: E501
        return sun + hills + bed + rule(edge, rail + 1.2, inner, "metal", 2.4)

    def smoke(self) -> str:
        """Smoke while it is somebody's turn to act."""
        return part("smoke", 30, -92, 120, 100) if self.view["deciders"] else ""

    def vehicle(self, car: int) -> str:
        """A car with its number."""
        at = self.x(car)
        if car == self.cars:
            return part("locomotive", at, 0, LOCOMOTIVE, HIGH) + self.plate(at + 81, 79, car)
        name = "caboose" if car == 0 else "car"
        return part(name, at, 0, CAR, HIGH) + self.plate(at + 78, 131, car)

    def plate(self, x: float, y: float, car: int) -> str:
        """A car's number, as words and choices name it."""
        wide, high = self.size * 1.7, self.size * 1.35
        box = rect(x - wide / 2, y - high / 2, wide, high, "roof metal", round=3, stroke=1.6)
        return box + text(x, y + self.size * 0.36, str(car), size=self.size, kind="on-roof bold", anchor="middle")

    def spot(self, spot: str) -> str:
        """Who stands on a spot, and the loot in front of them."""
        left, right, floor, roof = self.ground(spot)
        names = ["marshal"] if spot == f"{self.view['marshal']} inside" else []
        names += sorted(
            (name for name, bandit in self.view["bandits"].items() if bandit["spot"] == spot),
            key=lambda name: self.view["bandits"][name]["seat"],
        )
        found = tokens.lots(self.view, self.view["loot"].get(spot, []))
        heap = tokens.Heap(found, len(names), right - left, self.speech, self.size)
        crowd = gather(names, left, right, floor, roof, heap.wide)
        if not names:
            right = (left + right + heap.wide) / 2
        return "".join(self.figure(crowd, name) for name in crowd.order) + heap.draw(right, floor)

    def figure(self, crowd: Crowd, name: str) -> str:
        """One figure, with the pointer if it is its turn."""
        x, feet = crowd.places[name]
        k = crowd.scale
        drawn = part(name, x - 36 * k, feet - 98 * k, 72 * k, 102 * k)
        if name in self.acting():
            drawn += pointer(x - 7, feet - 96 * k - 11, 14, down=True)
        return drawn

    def acting(self) -> list[str]:
        """The bandits that must do something: the one whose card it is, or all of the seats that choose."""
        actor, seats = self.view["actor"], self.view["deciders"]
        if actor and seats:
            return [actor]
        return [name for name, bandit in self.view["bandits"].items() if bandit["seat"] in seats]
