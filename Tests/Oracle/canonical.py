"""Answer a scene document whose frames constraints leave open, by the canonical choice, in fractions.

Among the points that are best at every priority level:

1. for each level from the highest, for items from the last to the first, the sum by which the item misses
   its natural size at that level is as small as it can be: the first item gives way;
2. for items from the first, width and then height are as small as they can be;
3. for items from the first, x and then y, measured from where reading starts in the parent, are as small as
   they can be; where there is no least value, as large; where there is no greatest either, zero.

Items count in the order in which they stand in the document, each before its children and these before its
guides. Every step is one linear programme over what the steps before left, and its value is kept. In the end
every number has been asked for, so one point is left.

    pip install numpy scipy        # gmpy2 makes it ten times faster
    python3 canonical.py scene.json
"""
import json
import sys

import exact
import oracle

LEFT, TOP, WIDTH, HEIGHT = range(4)
STEPS = ("way", "sizes", "places")
RELATIONS = {"==": "eq", "<=": "le", ">=": "ge"}


class Unknowns:
    """The numbers of a scene's frames as the choice counts them.

    The oracle's rows speak of left edges in the space of the root. Here each item has its distance from
    where reading starts in its parent, or from the parent's top, in the same place instead.
    """

    def __init__(self, scene):
        self.scene = scene
        self.edges = {}  # what stands for each left and top edge in the space of the root
        for name, index in scene.index.items():
            start, top, width = (self._unknown(index + part) for part in (LEFT, TOP, WIDTH))
            parent = scene.parent[name]
            if parent is not None:
                outer = scene.index[parent]
                if self._reads_left(parent):
                    start = self._unknown(outer + WIDTH) - start - width
                start, top = start + self.edges[outer + LEFT], top + self.edges[outer + TOP]
            self.edges[index + LEFT], self.edges[index + TOP] = start, top

    def _unknown(self, place):
        return oracle.Form({place: oracle.Fraction(1)})

    def _reads_left(self, name):
        """Whether reading goes from right to left in an item."""
        outer = self.scene.document.get("direction", "ltr")
        return self.scene.items[name].get("direction", outer) == "rtl"

    def counted(self, form):
        """A form over the oracle's unknowns, over these."""
        total = oracle.Form({}, form.constant)
        for unknown, factor in form.terms.items():
            edge = self.edges.get(unknown)
            total = total + (self._unknown(unknown) if edge is None else edge) * factor
        return total

    def frame(self, name, values):
        """Left, top, width and height in the parent."""
        index = self.scene.index[name]
        left, top, width, height = values[index:index + 4]
        parent = self.scene.parent[name]
        if parent is not None and self._reads_left(parent):
            left = values[self.scene.index[parent] + WIDTH] - left - width
        return left, top, width, height


class Choice:
    """The points that are left, fewer with every step."""

    def __init__(self, scene):
        self.scene, self.unknowns = scene, Unknowns(scene)
        optional = [row for row in scene.rows if row.priority < 1000]
        required = [row for row in scene.rows if row.priority >= 1000]
        lengths = {index + part for index in scene.index.values() for part in (WIDTH, HEIGHT)}
        self.points = exact.Polyhedron(
            scene.count, lengths, [self._row(row) for row in required], [self._row(row) for row in optional])
        if self.points.shortfall:
            raise oracle.Infeasible()
        self.missed = list(zip(optional, self.points.misses))
        self.levels = sorted({row.priority for row in optional}, reverse=True)
        for level in self.levels:  # missed as little as the levels above allow
            self._least(self._sum(level))

    def _row(self, row):
        form = self.unknowns.counted(row.form)
        terms = {unknown: exact.Exact(factor) for unknown, factor in form.terms.items()}
        return terms, RELATIONS[row.sense], -exact.Exact(form.constant)

    def _least(self, cost):
        self.points.minimise(cost)
        self.points.keep()

    def _sum(self, priority, item=None):
        """By how much rows of a level are missed; with an item, those of its natural size alone."""
        total = {}
        for row, miss in self.missed:
            if row.priority == priority and item in (None, row.natural):
                total |= miss
        return total

    def _give_way(self):
        """Natural sizes: the first item is the one that misses its own."""
        for level in self.levels:
            for name in reversed(self.scene.index):
                self._least(self._sum(level, name))

    def _shrink(self):
        """Sizes, the first item's first."""
        for index in self.scene.index.values():
            for part in (WIDTH, HEIGHT):
                self._least(self.points.form(index + part))

    def _stand(self):
        """Places: at a bound where there is one."""
        for index in self.scene.index.values():
            for part in (LEFT, TOP):
                place = self.points.form(index + part)
                for cost in (place, {column: -factor for column, factor in place.items()},
                             self.points.size(index + part)):
                    try:
                        self._least(cost)
                        break
                    except exact.Unbounded:
                        continue

    def take(self, step):
        """Takes a step, by its name."""
        {"way": self._give_way, "sizes": self._shrink, "places": self._stand}[step]()

    def is_point(self):
        """Whether one point is left."""
        return all(low is not None and low == high
                   for low, high in map(self.points.interval, range(self.scene.count)))

    def frames(self):
        """The frames of the point at which the choice ended, by id."""
        values = [self.points.value(unknown) for unknown in range(self.scene.count)]
        return {name: tuple(oracle.Fraction(int(v.numerator), int(v.denominator))
                            for v in self.unknowns.frame(name, values))
                for name in self.scene.index}


def is_unique(document):
    """Whether one point is the best, so that nothing is left to choose."""
    return Choice(oracle.Scene(document)).is_point()


def solve(document, without=None):
    """Exact frames by id, each as (x, y, width, height) relative to its parent.

    Raises Infeasible where required constraints cannot hold together. A step may be left out, to see what it
    decides.
    """
    choice = Choice(oracle.Scene(document))
    for step in STEPS:
        if step != without:
            choice.take(step)
    return choice.frames()


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        scene_document = json.load(file)
    try:
        print(oracle.tree(scene_document, solve(scene_document)))
    except oracle.Infeasible:
        sys.exit("no solution: required constraints cannot hold together")
