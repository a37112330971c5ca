"""Judge the solver's answer to one system, sharing no code with it.

`proof(system, answer)` checks what the answer proves by itself: that the values satisfy the rows,
that every row left out contradicts older ones in a set from which no row can be spared, and, by
weak duality, that no point misses the levels less. `truth(system, answer)` solves the system
once more in fractions, and compares optimum, open variables and the choice among equals.

All sums are taken in fractions, so that the only rounding judged is the solver's own. What it may
amount to: 1e-9 of the largest constant or value in the part of the system that hangs together,
where the solver itself decides at 2^-38, or 4e-12, of what took part in a number. Required rows that
contradict each other by less than the one, and by more than doubles are rounded, may be taken
either way.
"""
from exact import Exact, Polyhedron, Unbounded

SHARE = Exact(1, 10 ** 9)
# Shares by which rows contradict each other for certain, and by which they do not.
CERTAIN, NONE = SHARE / 10, Exact(1, 10 ** 14)
SENSE = {"le": 1, "eq": 0, "ge": -1}


class Judgement:
    """Everything known of one system and its answer, and the faults found."""

    def __init__(self, system, answer):
        self.system, self.answer = system, answer
        self.faults = []
        self.rows = system.rows
        self.left = answer.left
        self.values = [Exact(value) for value in answer.values]
        self.factors = {k: {v: Exact(float(f)) for v, f in row.terms.items()}
                        for k, row in system.rows.items()}
        self.constants = {k: Exact(float(row.constant)) for k, row in system.rows.items()}
        self.part, self.magnitude = self._parts()

    def _parts(self):
        """A number for each part that hangs together by variable, and the parts' magnitudes."""
        part = list(range(self.system.count))
        for terms in self.factors.values():
            joined = {part[v] for v in terms}
            part = [min(joined) if p in joined else p for p in part]
        magnitude = {}
        for variable, p in enumerate(part):
            magnitude[p] = max(magnitude.get(p, Exact(0)), abs(self.values[variable]))
        for k, terms in self.factors.items():
            for v in terms:
                magnitude[part[v]] = max(magnitude[part[v]], abs(self.constants[k]))
        return part, magnitude

    def fault(self, kind, text):
        self.faults.append((kind, text))

    def allowance(self, k):
        """What rounding may amount to in the sum of a row."""
        if not self.factors[k]:
            return SHARE * abs(self.constants[k])
        largest = max(Exact(1), *(abs(f) for f in self.factors[k].values()))
        return SHARE * largest * self.magnitude[self.part_of(k)]

    def part_of(self, k):
        """The part a row belongs to; None for a row without terms."""
        return next((self.part[v] for v in self.factors[k]), None)

    def rest(self, k):
        """Left-hand side minus constant."""
        return sum((f * self.values[v] for v, f in self.factors[k].items()), -self.constants[k])

    def miss(self, k):
        """What the row is missed by at the solver's values."""
        rest, sense = self.rest(k), SENSE[self.rows[k].relation]
        return abs(rest) if sense == 0 else max(Exact(0), sense * rest)

    def required(self):
        return [k for k, row in self.rows.items() if row.priority == 1000]


def proof(system, answer):
    """The faults of an answer that it shows by itself."""
    if answer.refusal:
        return [("refusal", answer.refusal)]
    it = Judgement(system, answer)
    feasibility(it)
    conflicts(it)
    certificate(it)
    return it.faults


def feasibility(it):
    for k in it.required():
        if k not in it.left and it.miss(k) > it.allowance(k):
            it.fault("feasibility", f"row {k} is missed by {float(it.miss(k)):g}")
    for v in it.system.bounded:
        if it.values[v] < -SHARE * it.magnitude[it.part[v]]:
            it.fault("feasibility", f"variable {v} is below zero by {float(-it.values[v]):g}")


def conflicts(it):
    """Rows left out are exactly those of the conflicts, and these are irreducible."""
    named = [rejected for rejected, _, _ in it.answer.conflicts]
    if sorted(named) != sorted(it.left):
        it.fault("conflict", f"left out {sorted(it.left)}, told of {sorted(named)}")
    for rejected, rows, bounds in it.answer.conflicts:
        if rejected not in rows or not set(rows) <= set(it.required()):
            it.fault("conflict", f"the set of row {rejected} names rows it cannot name")
            continue
        others = set(rows) - {rejected}
        if others & it.left:
            it.fault("conflict", f"the set of row {rejected} leans on rows that were left out")
        if any(it.rows[k].age > it.rows[rejected].age for k in others):
            it.fault("conflict", f"row {rejected} is not the youngest of its set")
        if shortfall(it, rows, it.system.bounded) <= NONE:
            it.fault("conflict", f"the set of row {rejected} can hold")
        elif shortfall(it, rows, bounds) <= NONE:
            it.fault("bounds", f"the set of row {rejected} needs bounds it does not name")
        for k in rows:
            if shortfall(it, [r for r in rows if r != k], it.system.bounded) > CERTAIN:
                it.fault("irreducible", f"the set of row {rejected} does without row {k}")
        for v in bounds:
            if shortfall(it, rows, [b for b in bounds if b != v]) > CERTAIN:
                it.fault("bounds", f"the set of row {rejected} does without the bound of {v}")


def shortfall(it, rows, bounds):
    """By how much rows miss holding together while the bounds do, in fractions.

    Each row is measured in the magnitude of its part, so that small parts count beside large ones.
    """
    required = []
    for k in rows:
        terms, relation, constant = exact(it.rows[k])
        unit = it.magnitude[it.part_of(k)] if terms else abs(constant)
        unit = unit or Exact(1)
        required.append(({v: f / unit for v, f in terms.items()}, relation, constant / unit))
    return Polyhedron(it.system.count, set(bounds), required).shortfall


def exact(row):
    """A row in the judge's own numbers."""
    return ({v: Exact(f) for v, f in row.terms.items()}, row.relation, Exact(row.constant))


def certificate(it):
    """Weak duality, level by level, and lexicographic admissibility over all levels."""
    if not it.answer.complete:
        it.fault("certificate", "it says itself that it is not complete")
    priorities = [priority for priority, _, _ in it.answer.levels]
    if priorities != sorted(set(priorities), reverse=True):
        it.fault("certificate", "levels are not in order")
    wanted = {row.priority for row in it.rows.values()} - {1000}
    if not wanted <= set(priorities):
        it.fault("certificate", f"no proof for {sorted(wanted - set(priorities))}")
    vectors = {}
    for place, (priority, violation, entries) in enumerate(it.answer.levels):
        _level(it, priority, violation, entries)
        for kind, index, value in entries:
            vector = vectors.setdefault((kind, index), [0.0] * len(priorities))
            vector[place] += 0.0 if abs(value) < 1e-9 else value
    for (kind, index), vector in vectors.items():
        _admissible(it, kind, index, vector, priorities)


def _level(it, priority, violation, entries):
    gradient = [Exact(0)] * it.system.count
    weight = [Exact(0)] * it.system.count
    bound = {p: Exact(0) for p in [None, *it.magnitude]}
    for kind, index, value in entries:
        y = Exact(value)
        if kind == "b":
            gradient[index] += y
            weight[index] += abs(y)
            continue
        if index not in it.rows or index in it.left:
            it.fault("certificate", f"level {priority} leans on row {index}, which is not there")
            return
        bound[it.part_of(index)] -= y * it.constants[index]
        for v, f in it.factors[index].items():
            gradient[v] += y * f
            weight[v] += abs(y * f)
    allowed = {p: SHARE * m for p, m in it.magnitude.items()}
    allowed[None] = sum((it.allowance(k) for k in it.rows if it.part_of(k) is None), Exact(0))
    for v in range(it.system.count):
        if abs(gradient[v]) > SHARE * weight[v]:
            it.fault("certificate", f"level {priority}: multipliers do not cancel at variable {v}")
        allowed[it.part[v]] += SHARE * weight[v] * it.magnitude[it.part[v]]
    reached = dict.fromkeys(bound, Exact(0))
    for k, row in it.rows.items():
        if row.priority == priority:
            reached[it.part_of(k)] += it.miss(k)
    for p, found in reached.items():
        if abs(found - bound[p]) > allowed[p]:
            it.fault("optimum", f"level {priority}: misses {float(found):g}, "
                     f"{float(bound[p]):g} is proven")
    proven = sum(bound.values())
    if abs(Exact(violation) - proven) > sum(allowed.values()):
        it.fault("certificate", f"level {priority}: says {violation:g}, proves {float(proven):g}")


def _admissible(it, kind, index, vector, priorities):
    """Multipliers of one row over all levels lie within its price, compared like words."""
    if kind == "b":
        fits = index in it.system.bounded and _first(vector) <= 0
    else:
        row = it.rows.get(index)
        if row is None or index in it.left:
            return
        sense = SENSE[row.relation]
        fits = sense == 0 or sense * _first(vector) >= 0
        if row.priority != 1000:
            price = [1.0 if p == row.priority else 0.0 for p in priorities]
            above = [p - y for p, y in zip(price, vector)]
            below = [p + y for p, y in zip(price, vector)]
            fits = fits and _first(above) >= 0 and _first(below) >= 0
    if not fits:
        it.fault("certificate", f"multipliers {vector} of {kind} {index} are not admissible")


def _first(vector):
    """The first number of a vector that is not zero, up to rounding."""
    return next((x for x in vector if abs(x) > 1e-9), 0.0)


def truth(system, answer):
    """The faults of an answer beside the system solved in fractions."""
    it = Judgement(system, answer)
    accepted = []
    for k in sorted(it.required(), key=lambda k: it.rows[k].age):
        missing = shortfall(it, accepted + [k], system.bounded)
        if missing <= NONE or missing <= CERTAIN and k not in it.left:
            accepted.append(k)
    left = set(it.required()) - set(accepted)
    if left != it.left:
        it.fault("acceptance", f"left out {sorted(it.left)} instead of {sorted(left)}")
        return it.faults
    optional = [k for k in it.rows if it.rows[k].priority != 1000]
    points = Polyhedron(system.count, system.bounded, [exact(it.rows[k]) for k in accepted],
                        [exact(it.rows[k]) for k in optional])
    for priority in sorted({it.rows[k].priority for k in optional}, reverse=True):
        rows = [k for k in optional if it.rows[k].priority == priority]
        cost = {}
        for k in rows:
            cost |= points.misses[optional.index(k)]
        least = points.minimise(cost)
        points.keep()
        reached = sum((it.miss(k) for k in rows), Exact(0))
        if abs(reached - least) > sum(it.allowance(k) for k in rows):
            it.fault("optimum", f"level {priority}: {float(reached):g}, {float(least):g} possible")
    if any(kind == "optimum" for kind, _ in it.faults):
        return it.faults
    uniqueness(it, points)
    return it.faults


def uniqueness(it, points):
    intervals = [points.interval(v) for v in range(it.system.count)]
    free = {v for v, (low, high) in enumerate(intervals) if low is None or low != high}
    if free != it.answer.open:
        it.fault("open", f"says {sorted(it.answer.open)} are open, {sorted(free)} are")
    for v in range(it.system.count):
        points.minimise(points.size(v))
        points.keep()
        best, allowed = points.value(v), SHARE * 100 * it.magnitude[it.part[v]]
        if abs(best - it.values[v]) > allowed:
            kind = "choice" if v in free else "value"
            it.fault(kind, f"variable {v} is {float(it.values[v]):g}, should be {float(best):g}")
