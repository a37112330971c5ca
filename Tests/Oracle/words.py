"""Words of several constraints as rows: chains, barriers, guidelines, biases and usual gaps.

Written from the kernel's pages about them. Lengths that a word shares out are unknowns of their
own, not guides, so that nothing of the engine's way is repeated here: a gap g, a unit of weight u.
"""
from fractions import Fraction

FAR = {"leading": "trailing", "left": "right", "top": "bottom"}
NEAR = {far: near for near, far in FAR.items()}
PULL, LEAST_PULL, FILLING = 0.002, 0.001, 999
NAMES = ("chain", "barrier", "guideline", "bias")


def usual_gaps(scene, constraint):
    """What a number of usual gaps adds, in points."""
    first, second = constraint["first"], constraint.get("second")
    inside = second is not None and first != second and (
        second in scene.path(first) or first in scene.path(second))
    if constraint.get("gapsBetweenSiblings"):
        inside = False
    gap = scene.document.get("superviewGap", 20) if inside else scene.document.get("siblingGap", 8)
    return Fraction(constraint.get("gaps", 0)) * Fraction(gap)


class Word:
    """One word of a document, on its way into rows."""

    def __init__(self, scene, element):
        self.scene, self.element = scene, element
        self.priority = element.get("priority", 1000)

    def add(self):
        """Adds the rows of whichever word it is."""
        for name in NAMES:
            if name in self.element:
                return getattr(self, name)()
        raise RuntimeError("no such word")

    def row(self, form, sense="==", priority=1000):
        self.scene.add(form, sense, priority)

    def at(self, item, attribute):
        """A position, counted from the root's edge where its axis begins."""
        mirrored = self.scene.mirrored and attribute in ("leading", "trailing")
        return self.scene.located(item, attribute, self.scene.document["root"]["id"], mirrored)

    def length(self, item, near):
        return self.at(item, FAR[near]) - self.at(item, near)

    def room(self):
        """The near edge's attribute, and both ends of the room."""
        element = self.element
        start = self.at(element["from"], element["fromAttribute"]) + element.get("lead", 0)
        end = self.at(element["to"], element["toAttribute"]) - element.get("tail", 0)
        attribute = element["fromAttribute"]
        horizontal = {"centerX": "leading", "centerY": "top"}
        return NEAR.get(attribute, horizontal.get(attribute, attribute)), start, end

    def place(self, item, share, near, start, end):
        """The item begins behind that share of the room that it leaves."""
        free = end - start - self.length(item, near)
        self.row(self.at(item, near) - start - free * share, priority=self.priority)

    def bias(self):
        self.place(self.element["bias"], self.element["share"], *self.room())

    def chain(self):
        items, weights = self.element["chain"], self.element.get("weights", [])
        near, start, end = self.room()
        style, share = self.element.get("style", "spread"), self.element.get("share", 0.5)
        if any(weight > 0 for weight in weights):
            return self.shared(items, weights, near, start, end)
        if len(items) == 1:
            return self.place(items[0], share if style == "packed" else 0.5, near, start, end)
        spacing = Fraction(self.element.get("spacing", 0))
        if style == "packed":
            lengths = [self.length(item, near) for item in items]
            free = end - start - spacing * (len(items) - 1)
            for length in lengths:
                free = free - length
            return self.follow(items, near, start + free * share, spacing)
        gap = self.scene.unknown()
        self.row(gap, ">=")
        if style == "spread":
            self.follow(items, near, start + gap, gap + spacing)
            return self.row(end - self.at(items[-1], FAR[near]) - gap)
        self.follow(items, near, start, gap + spacing)
        self.row(end - self.at(items[-1], FAR[near]), ">=")
        self.row(end - self.at(items[-1], FAR[near]), "==", PULL)
        return self.row(gap, "==", LEAST_PULL)

    def shared(self, items, weights, near, start, end):
        """Lengths by weight, which fill the room and are required not to end behind it."""
        unit = self.scene.unknown()
        self.row(unit, ">=")
        for item, weight in zip(items, weights):
            if weight > 0:
                self.row(self.length(item, near) - unit * weight)
        self.follow(items, near, start, Fraction(self.element.get("spacing", 0)))
        self.row(end - self.at(items[-1], FAR[near]), ">=")
        self.row(end - self.at(items[-1], FAR[near]), "==", FILLING)

    def follow(self, items, near, first, distance):
        """The first item begins there, and each other at a distance behind the one before."""
        place = first
        for item in items:
            self.row(self.at(item, near) - place, priority=self.priority)
            place = self.at(item, FAR[near]) + distance

    def line(self, item, along):
        """No length along an axis, and as long as the superview across it."""
        near = "leading" if along == "horizontal" else "top"
        self.row(self.length(item, near), priority=self.priority)
        across = "top" if along == "horizontal" else "leading"
        superview = self.scene.parent[item]
        for edge in (across, FAR[across]):
            self.row(self.at(item, edge) - self.at(superview, edge), priority=self.priority)
        return near, superview

    def guideline(self):
        item, element = self.element["guideline"], self.element
        near, superview = self.line(item, element["along"])
        start, end = self.at(superview, near), self.at(superview, FAR[near])
        if "start" in element:
            place = start + element["start"]
        elif "end" in element:
            place = end - element["end"]
        else:
            place = start + (end - start) * element["fraction"]
        self.row(self.at(item, near) - place, priority=self.priority)

    def barrier(self):
        item, edge = self.element["barrier"], self.element["edge"]
        vertical = edge in ("top", "bottom")
        near, superview = self.line(item, "vertical" if vertical else "horizontal")
        sign = -1 if edge in FAR else 1
        for other in self.element["of"]:
            beyond = self.at(item, near) - self.at(other, edge) - sign * Fraction(
                self.element.get("margin", 0))
            self.row(beyond, "<=" if sign < 0 else ">=")
            self.row(beyond, ">=" if sign < 0 else "<=", PULL)
        home = FAR[near] if sign < 0 else near
        self.row(self.at(item, near) - self.at(superview, home), "==", LEAST_PULL)
