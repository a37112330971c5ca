"""Draw scene documents that leave frames open, with the frames of the canonical choice.

    python3 Tests/Oracle/ambiguous.py            writes Tests/LayoutFormatsTests/Canonical/ambiguous.jsonl
    python3 Tests/Oracle/ambiguous.py --check    compares, and ends with status 1 on a difference

One document a line, reading from left to right and from right to left in turn; `expected` has the frames by
id, each as x, y, width and height. Kept are documents with more than one best point. The same seed
always draws the same documents.
"""
import argparse
import json
import pathlib
import random
import sys
from collections import Counter

import canonical
import oracle

FILE = pathlib.Path(__file__).resolve().parents[1] / "LayoutFormatsTests" / "Canonical" / "ambiguous.jsonl"
AXES = {
    "horizontal": ("width", "centerX", [("leading", "trailing"), ("left", "right")]),
    "vertical": ("height", "centerY", [("top", "bottom")]),
}
LESS, MORE = "lessThanOrEqual", "greaterThanOrEqual"


class Draft:
    """A document in the making."""

    def __init__(self, number, seed):
        self.draw = random.Random(seed * 1_000_003 + number)
        self.count = 0
        self.constraints = []
        root = {"id": "root", "size": {"width": self.draw.choice([320, 390, 768]),
                                       "height": self.draw.choice([480, 844])}}
        if self.chance(0.3):
            root["layoutMargins"] = {"top": 16, "left": 20, "bottom": 12, "right": 24}
        self.fill(root, 1)
        self.document = {"version": 1, "name": f"open-{number}", "direction": ("ltr", "rtl")[number % 2],
                         "root": root, "constraints": self.constraints}

    def chance(self, share):
        return self.draw.random() < share

    def points(self, low, high):
        """A multiple of a half, as a whole number where it is one."""
        value = self.draw.randrange(low * 2, high * 2) / 2
        return int(value) if value == int(value) else value

    def fill(self, parent, depth):
        """Puts items in a parent, and ties them along both axes."""
        children = [self.item(depth) for _ in range(self.draw.randrange(2, 5) if depth == 1 else
                                                    self.draw.randrange(1, 3))]
        guides = [{"id": self.name("g")} for _ in range(self.chance(0.15))]
        parent["children"] = children
        if guides:
            parent["guides"] = guides
        items = children + guides
        self.draw.shuffle(items)
        for axis in AXES:
            self.draw.choice([self.row] * 3 + [self.loose] * 2 + [self.line])(parent, items, axis)
        for guide in guides:  # what nothing reaches takes no part in layout
            if not any(guide["id"] in (c["first"], c.get("second")) for c in self.constraints):
                self.add(guide["id"], "width", relation=MORE, constant=self.points(0, 30))

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def item(self, depth):
        item = {"id": self.name("v")}
        if self.chance(0.65):
            axes = self.draw.choice([("width", "height")] * 3 + [("width",), ("height",)])
            item["intrinsicContentSize"] = {axis: self.draw.randrange(10, 120) for axis in axes}
            # Few levels, so that many are shared.
            if self.chance(0.3):
                item["contentHugging"] = {axis: self.draw.choice([250, 251, 252]) for axis in AXES}
            if self.chance(0.3):
                item["compressionResistance"] = {axis: self.draw.choice([749, 750, 250]) for axis in AXES}
        if self.chance(0.1):
            item["baselineOffsets"] = {"first": self.draw.randrange(4, 16), "last": self.draw.randrange(2, 9)}
        if depth < 3 and self.chance(0.15):
            self.fill(item, depth + 1)
        return item

    def add(self, first, attribute, second=None, other=None, **more):
        constraint = {"first": first, "attribute": attribute}
        if second is not None:
            constraint |= {"second": second, "secondAttribute": other}
        more = {member: value for member, value in more.items()
                if (member, value) not in (("constant", 0), ("relation", "equal"), ("priority", 1000))}
        self.constraints.append(constraint | more)

    def level(self):
        return self.draw.choice([1000, 1000, 1000, 250, 250, 500, 750, 751])

    def relation(self):
        return self.draw.choice(["equal", LESS, MORE])

    def sides(self, axis):
        length, middle, sides = AXES[axis]
        return length, middle, *self.draw.choice(sides)

    def row(self, parent, items, axis):
        """From edge to edge, so that somebody has to give way; often all have a natural size."""
        length, _, start, end = self.sides(axis)
        if self.chance(0.7):
            items = [item for item in items if item in parent["children"]]
            for item in items:
                natural = item.setdefault("intrinsicContentSize", {})
                natural.setdefault(length, self.draw.randrange(10, self.draw.choice([90, 300])))
        margin = "Margin" if "layoutMargins" in parent and self.chance(0.5) else ""
        gap = self.points(0, 10)
        self.add(items[0]["id"], start, parent["id"], start + margin, constant=self.points(0, 10))
        for item, after in zip(items, items[1:]):
            self.add(after["id"], start, item["id"], end, constant=gap,
                     relation=self.draw.choice(["equal", "equal", "equal", MORE]))
        self.add(items[-1]["id"], end, parent["id"], end + margin, constant=-self.points(0, 10),
                 relation=self.draw.choice(["equal", "equal", "equal", LESS]))
        for item in items:
            if self.chance(0.15):
                self.size(item, items, axis)

    def loose(self, parent, items, axis):
        """Each by itself, with one bound, two or none."""
        _, middle, start, end = self.sides(axis)
        for item in items:
            kind = self.draw.randrange(6)
            if kind in (0, 1):
                self.add(item["id"], start, parent["id"], start, relation=self.relation(),
                         constant=self.points(-10, 40), priority=self.level())
            if kind in (1, 2):
                self.add(item["id"], end, parent["id"], end, relation=self.relation(),
                         constant=-self.points(-10, 40), priority=self.level())
            if kind == 3:
                self.add(item["id"], middle, parent["id"], middle, relation=self.relation(),
                         constant=self.points(-20, 20), priority=self.level())
            if kind == 4:
                self.add(item["id"], start, parent["id"], start, constant=self.points(0, 40), priority=250)
                self.add(item["id"], start, parent["id"], start, constant=self.points(40, 80), priority=250)
            if self.chance(0.4):
                self.size(item, items, axis)

    def line(self, parent, items, axis):
        """Each tied to the one before, and the whole to the parent at one place or nowhere."""
        _, middle, start, end = self.sides(axis)
        held = self.draw.choice(items)["id"]
        kind = self.draw.choice([start, end, middle, None])
        if kind:
            self.add(held, kind, parent["id"], kind, relation=self.relation(), constant=self.points(-20, 20))
        for item, after in zip(items, items[1:]):
            first, second = self.draw.choice([(start, end), (start, start), (middle, middle), (end, start),
                                              (end, end)])
            self.add(after["id"], first, item["id"], second, relation=self.relation(),
                     constant=self.points(-20, 20), priority=self.level())
            if self.chance(0.3):
                self.size(after, items, axis)

    def size(self, item, items, axis):
        length, name = AXES[axis][0], item["id"]
        across = AXES["vertical" if axis == "horizontal" else "horizontal"][0]
        other = self.draw.choice(items)["id"]
        kind = self.draw.randrange(5)
        if kind == 0:
            self.add(name, length, relation=self.relation(), constant=self.points(5, 90), priority=self.level())
        elif kind == 1 and other != name:
            self.add(name, length, other, length, relation=self.relation(),
                     multiplier=self.draw.choice([0.5, 1, 2]), constant=self.points(-5, 20),
                     priority=self.level())
        elif kind == 2:
            self.add(name, length, name, across, multiplier=self.draw.choice([0.5, 1, 2]),
                     priority=self.level())
        elif kind == 3:
            self.add(name, length, relation=MORE, constant=self.points(0, 60))
            self.add(name, length, relation=LESS, constant=self.points(60, 150), priority=self.level())
        else:
            self.add(name, length, constant=self.points(20, 60), priority=250)
            self.add(name, length, constant=self.points(60, 120), priority=250)


def plain(value):
    """A number with at most four decimals, whole where it is."""
    number = float(oracle.number(value))
    return int(number) if number == int(number) else number


def line(document):
    """The document with its frames as one line, and the steps that decided anything; nothing where one
    point is the best, or none."""
    try:
        if canonical.is_unique(document):
            return None, ()
        frames = canonical.solve(document)
    except oracle.Infeasible:
        return None, ()
    expected = {name: [plain(value) for value in frame] for name, frame in frames.items()}
    text = json.dumps(document | {"expected": expected}, separators=(",", ":"))
    steps = [step for step in canonical.STEPS if canonical.solve(document, without=step) != frames]
    return text, steps


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--seed", type=int, default=20261124)
    arguments.add_argument("--count", type=int, default=500)
    arguments.add_argument("--check", action="store_true")
    options = arguments.parse_args()
    lines, drawn, decisive = [], 0, Counter()
    while len(lines) < options.count:
        text, steps = line(Draft(drawn, options.seed).document)
        drawn += 1
        if text is not None:
            lines.append(text)
            decisive.update(steps)
    text = "\n".join(lines) + "\n"
    print(f"{len(lines)} kept of {drawn} drawn, {len(text)} bytes; decided by", dict(decisive))
    if not options.check:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit(f"{FILE.name} differs from the oracle's answers")


if __name__ == "__main__":
    main()
