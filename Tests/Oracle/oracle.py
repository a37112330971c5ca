"""Answer a scene document without any code of the project.

Constraints are read as rows over the left, top, width and height of every item. A chain of linear
programmes (HiGHS through SciPy) honours the priorities: required rows hold, then each level in
turn makes its total absolute error as small as possible, and that optimum becomes a row of the
levels below it. Frames are unique if the reached optima leave room in no direction; a set with more
than one point has room in almost every direction, so a few seeded random ones are tried.

Linear programmes answer to about seven digits. A unique optimum is a corner, where as many
independent rows hold exactly as there are unknowns, so these rows are solved once more in
fractions, and the frames are exact. Words of several constraints become rows in words.py.

    pip install numpy scipy
    python3 oracle.py scene.json
"""
import json
import sys
from fractions import Fraction

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

import alternatives
import areas
import gone
import words

SLACK = 1e-5  # left on a reached level, so that rounding cannot make the next one infeasible
TIGHT = 1e-3  # a row whose error is below this is taken to hold exactly at the corner
SPREAD = 1e-2  # frames that can move by more than this along a direction are not unique
DIRECTIONS = 4

PARTS = ("left", "top", "width", "height")
SENSES = {"equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}
READING = {"leading", "trailing", "leadingMargin", "trailingMargin"}
VERTICAL = {"top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin",
            "bottomMargin", "centerYWithinMargins"}


class Infeasible(Exception):
    """Required constraints cannot hold together."""


class Ambiguous(Exception):
    """The constraints leave a frame open."""


class Form:
    """A linear form: exact coefficients by unknown, and a constant."""

    def __init__(self, terms=(), constant=0):
        self.terms = dict(terms)
        self.constant = Fraction(constant)

    def __add__(self, other):
        if not isinstance(other, Form):
            return Form(self.terms, self.constant + Fraction(other))
        terms = dict(self.terms)
        for unknown, factor in other.terms.items():
            terms[unknown] = terms.get(unknown, 0) + factor
        return Form({u: f for u, f in terms.items() if f}, self.constant + other.constant)

    def __mul__(self, factor):
        factor = Fraction(factor)
        return Form({u: f * factor for u, f in self.terms.items()}, self.constant * factor)

    def __sub__(self, other):
        return self + (other * -1 if isinstance(other, Form) else -Fraction(other))


class Row:
    """`form  sense  0` at a priority; of a natural size, the item's name."""

    def __init__(self, form, sense, priority, natural=None):
        self.form, self.sense, self.priority, self.natural = form, sense, priority, natural

    def error(self, values):
        """How far the row's sides are apart, whatever its sense."""
        known = sum(float(f) * values[u] for u, f in self.form.terms.items())
        return known + float(self.form.constant)


class Scene:
    """The rows of a document."""

    def __init__(self, document):
        document = areas.stated(gone.stated(alternatives.stated(document)))
        self.document = document
        self.mirrored = document.get("direction", "ltr") == "rtl"
        self.items, self.parent = {}, {}
        self._walk(document["root"], None)
        self.index = {name: 4 * k for k, name in enumerate(self.items)}
        self.count = 4 * len(self.items)
        self.rows = []
        self._place_root()
        for name, item in self.items.items():
            self._measure(name, item)
        for constraint in document["constraints"]:
            if "first" in constraint:
                self._constrain(constraint)
            else:
                words.Word(self, constraint).add()

    def _walk(self, item, parent):
        self.items[item["id"]], self.parent[item["id"]] = item, parent
        for child in item.get("children", []) + item.get("guides", []):
            self._walk(child, item["id"])

    def add(self, form, sense, priority):
        """Adds the row `form  sense  0` at a priority."""
        self.rows.append(Row(form, sense, priority))

    def unknown(self):
        """A number beside those of the items, which a word needs."""
        self.count += 1
        return Form({self.count - 1: Fraction(1)})

    def _part(self, name, part):
        return Form({self.index[name] + PARTS.index(part): Fraction(1)})

    def _place_root(self):
        root = self.document["root"]
        for part, value in (("left", 0), ("top", 0), ("width", root["size"]["width"]),
                            ("height", root["size"]["height"])):
            self.rows.append(Row(self._part(root["id"], part) - value, "==", 1000))

    def _measure(self, name, item):
        natural = item.get("intrinsicContentSize", {})
        hugging = item.get("contentHugging", {})
        resistance = item.get("compressionResistance", {})
        for part, axis in (("width", "horizontal"), ("height", "vertical")):
            length = self._part(name, part)
            self.rows.append(Row(length, ">=", 1000))
            if part in natural:
                wish = length - natural[part]
                self.rows.append(Row(wish, "<=", hugging.get(axis, 250), natural=name))
                self.rows.append(Row(wish, ">=", resistance.get(axis, 750), natural=name))

    def _constrain(self, constraint):
        first, second = constraint["first"], constraint.get("second")
        space = self._common(first, second)
        named = {constraint["attribute"], constraint.get("secondAttribute")}
        mirrored = self.mirrored and bool(READING & named)
        form = self.located(first, constraint["attribute"], space, mirrored)
        if second is not None:
            other = self.located(second, constraint["secondAttribute"], space, mirrored)
            form = form - other * constraint.get("multiplier", 1)
        form = form - constraint.get("constant", 0) - words.usual_gaps(self, constraint)
        sense = SENSES[constraint.get("relation", "equal")]
        self.rows.append(Row(form, sense, constraint.get("priority", 1000)))

    def path(self, name):
        while name is not None:
            yield name
            name = self.parent[name]

    def _common(self, first, second):
        if second is None:
            return first
        above = set(self.path(second))
        return next(name for name in self.path(first) if name in above)

    def _attribute(self, name, attribute):
        """The attribute in the root's coordinate space."""
        left, top, width, height = (self._part(name, part) for part in PARTS)
        item = self.items[name]
        margin = {"top": 0, "left": 0, "bottom": 0, "right": 0} | item.get("layoutMargins", {})
        margin = {side: Fraction(value) for side, value in margin.items()}
        baseline = {"first": 0, "last": 0} | item.get("baselineOffsets", {})
        start, end = ("right", "left") if self.mirrored else ("left", "right")
        half = Fraction(1, 2)
        forms = {
            "left": left, "right": left + width, "top": top, "bottom": top + height,
            "width": width, "height": height,
            "centerX": left + width * half, "centerY": top + height * half,
            "firstBaseline": top + baseline["first"],
            "lastBaseline": top + height - baseline["last"],
            "leftMargin": left + margin["left"], "rightMargin": left + width - margin["right"],
            "topMargin": top + margin["top"], "bottomMargin": top + height - margin["bottom"],
            "centerXWithinMargins": left + width * half + (margin["left"] - margin["right"]) / 2,
            "centerYWithinMargins": top + height * half + (margin["top"] - margin["bottom"]) / 2,
        }
        forms |= {"leading": forms[start], "trailing": forms[end],
                  "leadingMargin": forms[start + "Margin"],
                  "trailingMargin": forms[end + "Margin"]}
        return forms[attribute]

    def located(self, name, attribute, space, mirrored):
        """The attribute in the coordinate space of the nearest common ancestor."""
        form = self._attribute(name, attribute)
        if attribute in ("width", "height"):
            return form
        if attribute in VERTICAL:
            return form - self._part(space, "top")
        if mirrored:
            return self._part(space, "left") + self._part(space, "width") - form
        return form - self._part(space, "left")


class Programme:
    """The chain of linear programmes over a scene's rows."""

    def __init__(self, scene):
        self.scene = scene
        self.width = scene.count
        self.equal, self.below = ([], []), ([], [])
        for row in scene.rows:
            if row.priority >= 1000:
                self._require(row)

    def _dense(self, row):
        dense = np.zeros(self.width)
        for unknown, factor in row.form.terms.items():
            dense[unknown] = float(factor)
        return dense

    def _require(self, row):
        dense, bound = self._dense(row), -float(row.form.constant)
        rows, bounds = self.equal if row.sense == "==" else self.below
        sign = -1 if row.sense == ">=" else 1
        rows.append(sign * dense)
        bounds.append(sign * bound)

    def _minimise(self, cost):
        def table(rows):
            padded = [np.pad(row, (0, self.width - len(row))) for row in rows]
            return csr_matrix(np.array(padded)) if rows else None

        result = linprog(
            cost, A_ub=table(self.below[0]), b_ub=self.below[1] or None,
            A_eq=table(self.equal[0]), b_eq=self.equal[1] or None,
            bounds=[(None, None)] * self.scene.count + [(0, None)] * (self.width - self.scene.count),
            method="highs")
        if result.status == 2:
            raise Infeasible()
        if result.status == 3:
            raise Ambiguous()
        if result.status != 0:
            raise RuntimeError(result.message)
        return result

    def solve(self):
        """The unknowns, approximately, and how far they can still move."""
        values = self._minimise(np.zeros(self.width)).x
        levels = {row.priority for row in self.scene.rows if row.priority < 1000}
        for level in sorted(levels, reverse=True):
            values = self._settle([r for r in self.scene.rows if r.priority == level])
        spread = 0.0
        generator = np.random.default_rng(1)
        for _ in range(DIRECTIONS):
            cost = np.zeros(self.width)
            cost[:self.scene.count] = generator.uniform(-1, 1, self.scene.count)
            low, high = self._minimise(cost), self._minimise(-cost)
            spread = max(spread, -high.fun - low.fun)
        return values[:self.scene.count], spread

    def _settle(self, rows):
        """Makes the total error of a level minimal, and keeps it there."""
        start = self.width
        self.width += 2 * len(rows)
        cost = np.zeros(self.width)
        for k, row in enumerate(rows):
            over, under = start + 2 * k, start + 2 * k + 1
            dense = self._dense(row)
            dense[over], dense[under] = -1, 1
            self.equal[0].append(dense)
            self.equal[1].append(-float(row.form.constant))
            cost[over], cost[under] = row.sense in ("==", "<="), row.sense in ("==", ">=")
        result = self._minimise(cost)
        self.below[0].append(cost)
        self.below[1].append(result.fun + SLACK)
        return result.x


def corner(scene, values):
    """The unknowns in fractions: rows that hold at the corner, solved by elimination."""
    pivots = {}
    tight = [row for row in scene.rows if abs(row.error(values)) < TIGHT]
    for row in sorted(tight, key=lambda row: -row.priority):
        form = row.form
        for unknown in list(form.terms):
            if unknown in pivots and unknown in form.terms:
                form = form - pivots[unknown] * form.terms[unknown]
        if not form.terms:
            if abs(form.constant) > TIGHT:
                raise RuntimeError("rows that seemed to hold contradict each other")
            continue
        unknown = next(iter(form.terms))
        form = form * (1 / form.terms[unknown])
        for other, old in pivots.items():
            if unknown in old.terms:
                pivots[other] = old - form * old.terms[unknown]
        pivots[unknown] = form
    if len(pivots) < scene.count or any(len(form.terms) != 1 for form in pivots.values()):
        raise Ambiguous()
    exact = [-pivots[unknown].constant for unknown in range(scene.count)]
    for value, guess in zip(exact, values):
        if abs(float(value) - guess) > TIGHT:
            raise RuntimeError("the corner is not where the linear programmes ended")
    return exact


def solve(document):
    """Exact frames by id, each as (x, y, width, height) relative to its parent.

    Raises Infeasible or Ambiguous where there is no such thing.
    """
    return alternatives.solved(document, solve_decided, Infeasible)


def solve_decided(document):
    """The same of a document in which no place has to be chosen."""
    scene = Scene(document)
    values, spread = Programme(scene).solve()
    if spread > SPREAD:
        raise Ambiguous()
    exact = corner(scene, values)
    frames = {}
    for name, index in scene.index.items():
        left, top, width, height = exact[index:index + 4]
        parent = scene.parent[name]
        if parent is not None:
            left, top = left - exact[scene.index[parent]], top - exact[scene.index[parent] + 1]
        frames[name] = (left, top, width, height)
    return frames


def number(value):
    """At most four decimals, halves away from zero, no trailing zeros, no negative zero."""
    scaled = int(abs(value) * 10000 + Fraction(1, 2))
    whole, rest = divmod(scaled, 10000)
    text = f"{whole}.{rest:04d}".rstrip("0").rstrip(".")
    return "-" + text if value < 0 and scaled else text


def tree(document, frames):
    """One line per item, indented by depth: name, then left, top, width and height; guides of areas among them."""
    document = areas.stated(gone.stated(document))
    lines = []

    def walk(item, indentation):
        lines.append(indentation + item["id"] + " " + " ".join(map(number, frames[item["id"]])))
        for child in item.get("children", []) + item.get("guides", []):
            walk(child, indentation + "  ")

    walk(document["root"], "")
    return "\n".join(lines)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        scene_document = json.load(file)
    try:
        print(tree(scene_document, solve(scene_document)))
    except Infeasible:
        sys.exit("no solution: required constraints cannot hold together")
    except Ambiguous:
        sys.exit("no unique solution: the constraints leave a frame open")
