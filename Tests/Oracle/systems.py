"""Draw small random systems, as scripts for the solver and as fractions for the judge.

Every number is a fraction with a small denominator. The solver is given the nearest doubles, the
judge the fractions, so that what ties exactly does tie, and nothing else comes near a tie.
"""
import random
from dataclasses import dataclass, field
from fractions import Fraction

RELATIONS = ("eq", "eq", "eq", "le", "ge")
WHOLE = [Fraction(n, d) for n, d in ((1, 1), (1, 1), (1, 1), (-1, 1), (-1, 1), (2, 1), (1, 2))]
AWKWARD = [Fraction(n, d) for n, d in ((1, 1), (-1, 1), (1, 3), (-2, 3), (1, 10), (7, 10), (-5, 7),
                                       (16, 9), (-9, 16), (3, 1), (-1, 100))]
PRIORITIES = (999, 750, 749, 500.5, 500, 251, 250, 50, 1, 0.5)


@dataclass
class Row:
    """One constraint: `Σ factor · variable  relation  constant`."""

    terms: dict
    relation: str
    constant: Fraction
    priority: float
    age: tuple  # rank, then the order of adding; the oldest is accepted first


@dataclass
class System:
    """What holds at the end of a script."""

    count: int = 0
    bounded: set = field(default_factory=set)
    rows: dict = field(default_factory=dict)


def system(steps):
    """The system at the end of a script."""
    result, added = System(), 0
    for verb, *rest in steps:
        if verb == "v":
            result.bounded |= {result.count + v for v in range(rest[0]) if rest[1] >> v & 1}
            result.count += rest[0]
        elif verb == "+":
            relation, constant, priority, rank, terms = rest
            merged = {}
            for variable, factor in terms:
                merged[variable] = merged.get(variable, 0) + factor
            merged = {v: f for v, f in merged.items() if f}
            result.rows[added] = Row(merged, relation, constant, priority, (rank, added))
            added += 1
        elif verb == "=":
            result.rows[rest[0]].constant = rest[1]
        elif verb == "!":
            result.rows[rest[0]].priority = rest[1]
        elif verb == "-":
            del result.rows[rest[0]]
    return result


def blocks(count, mask):
    """A block of variables in pieces that a mask of 64 bits can speak of."""
    for first in range(0, count, 64):
        size = min(64, count - first)
        yield size, mask >> first & (1 << size) - 1


def script(name, steps):
    """The line of text that has the solver take the steps."""
    parts = [str(name)]
    for verb, *rest in steps:
        if verb == "v":
            parts += [f"v {size} {mask}" for size, mask in blocks(*rest)]
            continue
        if verb == "+":
            relation, constant, priority, rank, terms = rest
            rest = [relation, float(constant), float(priority), rank]
            for variable, factor in terms:
                rest += [variable, float(factor)]
        elif verb == "=":
            rest = [rest[0], float(rest[1])]
        elif verb == "!":
            rest = [rest[0], float(rest[1])]
        parts.append(" ".join([verb, *map(str, rest)]))
    return " ; ".join(parts)


class Draft:
    """A script in the making."""

    def __init__(self, seed, edits=0):
        self.draw = random.Random(seed)
        self.kind = self.draw.choice(("whole", "awkward", "ties", "layout", "labels", "filled",
                                      "scales"))
        self.count = self.draw.randint(2, 12)
        self.levels = self.draw.sample(PRIORITIES, self.draw.randint(1, 4))
        self.required = self.draw.choice((0, 0.3, 0.6, 0.8))
        self.ranks = self.draw.choice(("rising", "rising", "few"))
        self.added = 0
        self.live = []
        self.scales = {}
        getattr(self, "_" + self.kind, self._mixed)()
        if edits or self.kind == "labels" or self.draw.random() < 0.5:
            for _ in range(edits or self.draw.randint(1, 5)):
                self._edit()
        if self.draw.random() < 0.04:
            self._oddity()

    def _oddity(self):
        """A row that says nothing of any variable, or names one twice."""
        variable, one = self.draw.randrange(self.count), Fraction(1)
        scale = Fraction(10) ** (-9 if variable < self.count // 2 else 9)
        scale = scale if self.kind == "scales" else 1
        terms = self.draw.choice(([], [(variable, one), (variable, one)],
                                  [(variable, one), (variable, -one)]))
        self._add(terms, self.draw.choice(RELATIONS), self._number() * scale)

    def _begin(self, mask):
        self.steps = [("v", self.count, mask)]

    def _number(self):
        if self.kind == "awkward":
            return Fraction(self.draw.randrange(-2000, 4000), self.draw.choice((3, 7, 10, 997)))
        if self.kind == "ties":
            return Fraction(self.draw.randrange(-1, 4) * 10)
        return Fraction(self.draw.randrange(-4, 21) * 10)

    def _priority(self):
        return 1000 if self.draw.random() < self.required else self.draw.choice(self.levels)

    def _add(self, terms, relation, constant, priority=None, scale=1):
        rank = self.added if self.ranks == "rising" else self.draw.randrange(5)
        priority = self._priority() if priority is None else priority
        self.steps.append(("+", relation, constant, priority, rank, list(terms)))
        self.live.append(self.added)
        self.scales[self.added] = scale
        self.added += 1

    def _mixed_row(self, among=None, scale=1):
        among = among or range(self.count)
        number = self.draw.choice((1, 1, 2, 2, 3, 4))
        variables = self.draw.sample(list(among), min(len(among), number))
        factors = AWKWARD if self.kind == "awkward" else WHOLE
        if self.kind == "ties":
            factors = WHOLE[:5]
        terms = [(v, self.draw.choice(factors)) for v in variables]
        self._add(terms, self.draw.choice(RELATIONS), self._number() * scale, scale=scale)

    def _mixed(self):
        self._begin(self.draw.randrange(1 << self.count))
        for _ in range(self.draw.randint(2, 20)):
            self._mixed_row()

    def _scales(self):
        """Two systems side by side, one of them 10¹⁸ times the size of the other."""
        self._begin(self.draw.randrange(1 << self.count))
        half = self.count // 2
        for _ in range(self.draw.randint(2, 20)):
            if self.draw.random() < 0.5:
                self._mixed_row(range(half), Fraction(1, 10 ** 9))
            else:
                self._mixed_row(range(half, self.count), Fraction(10 ** 9))

    def _layout(self):
        """Views with a start and an extent along one axis, tied in the ways layouts are."""
        self.count = views = 2 * self.draw.randint(1, 6)
        self._begin(sum(1 << v for v in range(1, views, 2)))
        for _ in range(self.draw.randint(2, 20)):
            a, b = (2 * self.draw.randrange(views // 2) for _ in range(2))
            if a == b:
                self._add([(a + self.draw.randrange(2), Fraction(1))],
                          self.draw.choice(RELATIONS), self._number())
                continue
            half, one = Fraction(1, 2), Fraction(1)
            terms = self.draw.choice((
                [(a, one), (b, -one)],
                [(a, one), (b, -one), (b + 1, -one)],
                [(a, one), (a + 1, one), (b, -one), (b + 1, -one)],
                [(a, one), (a + 1, half), (b, -one), (b + 1, -half)],
                [(a + 1, one), (b + 1, self.draw.choice((-half, -one, Fraction(-16, 9))))],
            ))
            self._add(terms, self.draw.choice(RELATIONS), self._number())

    def _labels(self):
        """Labels side by side in a root that is resized, by tens, so that edges often just meet."""
        labels = self.draw.randint(2, 4)
        self.count = 1 + 3 * labels
        left, width, height = ([base + 3 * i for i in range(labels)] for base in (1, 2, 3))
        self._begin(sum(1 << v for v in [0] + width + height))
        one, shares = Fraction(1), [-Fraction(1, n) for n in (1, 2, 4)]
        self._add([(0, one)], "eq", self._root(), 1000)
        for i in range(labels):
            gap = Fraction(self.draw.choice((0, 4, 8, 10)))
            if i == 0:
                self._add([(left[i], one)], "eq", gap, 1000)
            else:
                after = [(left[i], one), (left[i - 1], -one), (width[i - 1], -one)]
                self._add(after, self.draw.choice(("eq", "eq", "ge")), gap, 1000)
                if self.draw.random() < 0.2:
                    self._add([(left[i], one), (0, -one)], "eq", -self._number())
            way = self.draw.randrange(5)
            if way == 0 and i:
                self._add([(width[i], one), (width[self.draw.randrange(i)], -one)], "eq", Fraction(0))
            elif way == 1:
                self._add([(width[i], one), (0, self.draw.choice(shares))],
                          self.draw.choice(("eq", "le", "ge")), Fraction(0))
            else:
                natural = Fraction(self.draw.randrange(2, 12) * 10)
                for relation in ("le", "ge"):
                    self._add([(width[i], one)], relation, natural, self.draw.choice(self.levels))
            self._add([(height[i], one), (width[i], self.draw.choice(shares))], "eq", Fraction(0))
            if self.draw.random() < 0.5:
                edge = [(left[i], one), (width[i], one), (0, -one)]
                self._add(edge, "le", -gap)

    def _root(self):
        return Fraction(self.draw.randrange(4, 60) * 10)

    def _filled(self):
        """Least extents that fill a space exactly, or nearly."""
        self._begin((1 << self.count) - 1)
        least = Fraction(self.draw.randrange(1, 500), self.draw.choice((1, 3, 10)))
        over = self.draw.choice((0, 0, 0, -1, 1))
        rows = [([(v, Fraction(1))], "ge", least, self.draw.choice((1000, 1000, 750)))
                for v in range(self.count)]
        rows.append(([(v, Fraction(1)) for v in range(self.count)], self.draw.choice(("eq", "le")),
                     least * self.count + over, 1000))
        rows += [([(v, Fraction(1)), (self.draw.randrange(v), Fraction(-1))], "eq", Fraction(0),
                  self.draw.choice(self.levels)) for v in range(1, self.count)]
        self.draw.shuffle(rows)
        for terms, relation, constant, priority in rows[:20]:
            self._add(terms, relation, constant, priority)

    def _edit(self):
        if self.kind == "labels" or self.draw.random() < 0.7:
            self.steps.append(("?",))
        if self.kind == "labels" and self.draw.random() < 0.7 and 0 in self.live:
            self.steps.append(("=", 0, self._root()))
            return
        way = self.draw.randrange(5)
        if way == 0 or not self.live:
            if self.kind == "scales":
                self._mixed_row(range(self.count // 2), Fraction(1, 10 ** 9))
            else:
                self._mixed_row()
            return
        row = self.draw.choice(self.live)
        if way == 1:
            self.live.remove(row)
            self.steps.append(("-", row))
        elif way == 2:
            self.steps.append(("!", row, self._priority()))
        else:
            self.steps.append(("=", row, self._number() * self.scales[row]))


class LongDraft(Draft):
    """Twenty to sixty views side by side whose ends say more than one thing."""

    def __init__(self, seed):
        super().__init__(seed)
        self.kind, self.added, self.scales, self.live = "long", 0, {}, []
        views = self.draw.randint(20, 60)
        self.count = 2 * views
        self._begin(sum(1 << v for v in range(1, self.count, 2)))
        one, near, many = Fraction(1), (0, 0, 8), (0, 5, 20)
        for start in range(0, self.count, 2):
            before = [(start - 2, -one), (start - 1, -one)] if start else []
            self._add([(start, one)] + before, self.draw.choice(("eq", "ge", "eq")),
                      Fraction(self.draw.choice(near)), 1000)
            if self.draw.random() < 0.5:
                self._add([(start + 1, one)], self.draw.choice(("eq", "ge")),
                          Fraction(self.draw.choice(many)), self.draw.choice((1000, 1000, 750)))
        for _ in range(self.draw.randint(1, 3)):
            view = self.draw.choice((views - 1, views - 1, self.draw.randrange(views)))
            self._add([(2 * view, one), (2 * view + 1, one)], self.draw.choice(("eq", "le")),
                      Fraction(self.draw.choice((-5, 30, 100, 300, 600))), 1000)
