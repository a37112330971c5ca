"""Draw random scene documents whose frames the oracle proves unique, or that have no solution.

    python3 Tests/Oracle/generate.py SEED COUNT FOLDER

Each kept document is FOLDER/NNN.json with the oracle's answer beside it under "expected":
whether there is a solution, and the frames by id. At most one in six has none. The same seed
always draws the same documents.
"""
import json
import pathlib
import random
import sys

import oracle

READING = ("leading", "trailing")
PHYSICAL = ("left", "right")


class Draft:
    """A document in the making."""

    def __init__(self, number, generator):
        self.draw = generator
        self.items = {}
        self.constraints = []
        self.root = {
            "id": "root",
            "size": {"width": self.draw.choice([320, 390, 768]),
                     "height": self.draw.choice([480, 844])},
            "layoutMargins": {"top": 16, "left": 20, "bottom": 16, "right": 20},
        }
        children = [self.item(1) for _ in range(self.draw.randrange(2, 5))]
        self.root["children"] = [self.items[name] for name in children]
        self.place("root", children)
        self.document = {
            "version": 1, "name": f"random-{number}",
            "direction": self.draw.choice(["ltr", "ltr", "ltr", "rtl", "rtl"]),
            "root": self.root, "constraints": self.constraints,
        }

    def chance(self, share):
        return self.draw.random() < share

    def half(self, low, high):
        """A multiple of a half."""
        return self.draw.randrange(low * 2, high * 2) / 2

    def item(self, depth):
        """A view with some of the measures a view can have, and views inside it."""
        name = f"v{len(self.items)}"
        item = self.items[name] = {"id": name}
        if self.chance(0.5):
            item["intrinsicContentSize"] = {"width": self.draw.randrange(10, 160),
                                            "height": self.draw.randrange(8, 60)}
            if self.chance(0.7):
                item["contentHugging"] = self.levels(200, 300)
                item["compressionResistance"] = self.levels(700, 800)
        if self.chance(0.3):
            item["layoutMargins"] = {side: self.draw.randrange(0, 24)
                                     for side in ("top", "left", "bottom", "right")}
        if self.chance(0.25):
            item["baselineOffsets"] = {"first": self.draw.randrange(4, 16),
                                       "last": self.draw.randrange(2, 9)}
        if depth < 3 and self.chance(0.35):
            children = [self.item(depth + 1) for _ in range(self.draw.randrange(1, 4))]
            item["children"] = [self.items[child] for child in children]
            self.place(name, children)
        return name

    def levels(self, low, high):
        return {axis: self.draw.randrange(low, high) for axis in ("horizontal", "vertical")}

    def add(self, first, attribute, second=None, other=None, relation="equal", **more):
        constraint = {"first": first, "attribute": attribute, "relation": relation} | more
        if second is not None:
            constraint |= {"second": second, "secondAttribute": other}
        self.constraints.append(constraint)

    def place(self, parent, children):
        """Ties the children of one view along both axes."""
        previous = None
        for name in children:
            sides = READING if self.chance(0.6) else PHYSICAL
            self.axis(name, parent, previous, *sides, "centerX", "width")
            if previous and self.chance(0.2):
                self.add(name, "firstBaseline", previous, "firstBaseline")
                if "intrinsicContentSize" not in self.items[name]:
                    self.add(name, "height", constant=self.half(10, 40))
            else:
                self.axis(name, parent, previous, "top", "bottom", "centerY", "height")
            previous = name
        if self.chance(0.12):
            self.add(children[0], "width", relation="greaterThanOrEqual", constant=5000)

    def axis(self, name, parent, previous, start, end, center, size):
        """Ties one view along one axis, in one of the ways people do."""
        margin = "Margin" if self.chance(0.25) else ""
        outer, far = start + margin, end + margin
        ways = ["pin", "pin", "start", "end", "center", "ratio", "chain", "yield", "clamp",
                "fraction"]
        way = self.draw.choice(ways)
        if way == "chain" and previous is None:
            way = "start"
        if way == "pin":
            self.add(name, start, parent, outer, constant=self.half(0, 20))
            self.add(name, end, parent, far, constant=-self.half(0, 20))
        elif way == "ratio":
            self.add(name, size, parent, size, multiplier=self.draw.choice([0.25, 0.5, 0.75]),
                     constant=self.half(-10, 10))
            self.add(name, start, parent, outer, constant=self.half(0, 12))
        elif way == "fraction":
            self.add(name, center, parent, end, multiplier=self.draw.choice([0.25, 0.5, 0.8]),
                     constant=self.half(-4, 4))
            self.add(name, size, constant=self.half(10, 60))
        elif way == "yield":
            self.add(name, start, parent, outer, constant=self.half(0, 10))
            self.add(name, end, parent, far, relation="lessThanOrEqual",
                     constant=-self.half(0, 10))
            self.add(name, size, constant=self.half(20, 400),
                     priority=self.draw.choice([999, 800, 610]))
        elif way == "clamp":
            self.add(name, center, parent, center)
            self.add(name, size, parent, size, multiplier=0.9,
                     priority=self.draw.choice([760, 900]))
            self.add(name, size, relation="lessThanOrEqual", constant=self.half(40, 200))
        else:
            if "intrinsicContentSize" not in self.items[name] or self.chance(0.5):
                self.add(name, size, constant=self.half(10, 80))
            if way == "start":
                self.add(name, start, parent, outer, constant=self.half(0, 30))
            elif way == "end":
                self.add(name, end, parent, far, constant=-self.half(0, 30))
            elif way == "center":
                self.add(name, center, parent, center, constant=self.half(-10, 10))
            else:
                self.add(name, start, previous, end, constant=self.half(0, 12))


def expected(document):
    """The oracle's answer; nothing where it has none to give."""
    try:
        frames = oracle.solve(document)
    except oracle.Infeasible:
        return {"feasible": False, "frames": {}}
    except (oracle.Ambiguous, RuntimeError):
        return None
    parts = ("x", "y", "width", "height")
    return {"feasible": True,
            "frames": {name: {part: float(oracle.number(value))
                              for part, value in zip(parts, frame)}
                       for name, frame in frames.items()}}


def main():
    seed, count, folder = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3])
    folder.mkdir(parents=True, exist_ok=True)
    kept = drawn = unsolvable = 0
    while kept < count:
        document = Draft(drawn, random.Random(seed * 1_000_003 + drawn)).document
        drawn += 1
        answer = expected(document)
        if answer is None or not answer["feasible"] and unsolvable >= count // 6:
            continue
        unsolvable += not answer["feasible"]
        document["expected"] = answer
        text = json.dumps(document, separators=(",", ":"))
        (folder / f"{kept:03d}.json").write_text(text, encoding="utf-8")
        kept += 1
    print(f"{kept} kept of {drawn} drawn, {unsolvable} without a solution")


if __name__ == "__main__":
    main()
