"""Linear programmes in fractions: no rounding, no tolerance.

A textbook simplex method (a tableau of sparse rows, Bland's rule, so that it ends) for small
systems. Costs are minimised one after the other; what a cost decides is kept by dropping every
column with a positive reduced cost, after which each point left is an optimum of all costs so far.

Uses gmpy2's fractions where they are installed, which is ten times faster.
"""
try:
    from gmpy2 import mpq as Exact
except ImportError:
    from fractions import Fraction as Exact

ZERO, ONE = Exact(0), Exact(1)


class Unbounded(Exception):
    """A cost has no minimum."""


class Polyhedron:
    """The points that satisfy rows, as a tableau at one of its corners.

    A row is (terms by variable, "le", "eq" or "ge", constant). Every row gets one column for what
    it exceeds its constant by and one for what it falls short by, whose difference is exactly that.
    In a required row the columns on the wrong side are only there to find a first point.
    """

    def __init__(self, count, bounded, required, optional=()):
        self.width = 0
        self.rows, self.right, self.basis = [], [], []
        self.dropped = set()
        self.plus = [self._column() for _ in range(count)]
        self.minus = [None if v in bounded else self._column() for v in range(count)]
        wrong = {}
        for row in required:
            wrong |= self._append(row)
        # What each optional row is missed by, as a cost.
        self.misses = [self._append(row) for row in optional]
        # What the required rows are missed by at the nearest, all together.
        self.shortfall = self.minimise(wrong)
        if self.shortfall == 0:
            self._dismiss(wrong)

    def _column(self):
        self.width += 1
        return self.width - 1

    def _append(self, row):
        """Adds a row, and answers with the cost of missing it."""
        terms, relation, constant = row
        over, under = self._column(), self._column()
        line = {over: -ONE, under: ONE}
        for variable, factor in terms.items():
            if factor:
                line[self.plus[variable]] = factor
                if self.minus[variable] is not None:
                    line[self.minus[variable]] = -factor
        if constant < 0:
            line = {column: -factor for column, factor in line.items()}
        self.rows.append(line)
        self.right.append(abs(constant))
        self.basis.append(over if constant < 0 else under)
        too_much = {} if relation == "ge" else {over: ONE}
        too_little = {} if relation == "le" else {under: ONE}
        return too_much | too_little

    def _dismiss(self, columns):
        """Keeps columns at zero, where they are, for good."""
        for place in reversed(range(len(self.rows))):
            if self.basis[place] not in columns:
                continue
            entry = next((c for c in self.rows[place]
                          if c not in columns and c not in self.dropped), None)
            if entry is None:  # the row says nothing that others do not say
                del self.rows[place], self.right[place], self.basis[place]
            else:
                self._pivot(place, entry)
        self._drop(columns)

    def _drop(self, columns):
        self.dropped.update(columns)
        for place, line in enumerate(self.rows):
            self.rows[place] = {c: f for c, f in line.items()
                                if c not in self.dropped or c == self.basis[place]}

    def _pivot(self, place, entry):
        line = self.rows[place]
        factor = 1 / line[entry]
        self.rows[place] = line = {c: f * factor for c, f in line.items()}
        self.right[place] *= factor
        for other, target in enumerate(self.rows):
            if other != place and entry in target:
                self.right[other] -= target[entry] * self.right[place]
                subtract(target, line, target[entry])
        self.basis[place] = entry

    def _reduced(self, cost):
        """The cost by the columns that are not basic, and its present value."""
        reduced, value = dict(cost), ZERO
        for place, column in enumerate(self.basis):
            factor = reduced.get(column, ZERO)
            if factor:
                value += factor * self.right[place]
                subtract(reduced, self.rows[place], factor)
        return reduced, value

    def minimise(self, cost):
        """Moves to a corner with the least cost, and answers with that."""
        reduced, value = self._reduced(cost)
        while True:
            entry = min((c for c, f in reduced.items() if f < 0 and c not in self.dropped),
                        default=None)
            if entry is None:
                self._last = reduced
                return value
            best = None
            for place, line in enumerate(self.rows):
                if line.get(entry, ZERO) > 0:
                    key = (self.right[place] / line[entry], self.basis[place])
                    if best is None or key < best[0]:
                        best = (key, place)
            if best is None:
                raise Unbounded()
            self._pivot(best[1], entry)
            value += reduced[entry] * self.right[best[1]]
            subtract(reduced, self.rows[best[1]], reduced[entry])

    def keep(self):
        """Leaves only the points that have the least of the cost minimised last."""
        self._drop({column for column, factor in self._last.items() if factor > 0})

    def form(self, variable):
        """A variable as a cost."""
        cost = {self.plus[variable]: ONE}
        if self.minus[variable] is not None:
            cost[self.minus[variable]] = -ONE
        return cost

    def size(self, variable):
        """The absolute value of a variable as a cost."""
        return {column: abs(factor) for column, factor in self.form(variable).items()}

    def value(self, variable):
        """The variable at the present corner."""
        return self._reduced(self.form(variable))[1]

    def interval(self, variable):
        """The least and the greatest value of a variable; None where there is none."""
        reduced, value = self._reduced(self.form(variable))
        if self.dropped.issuperset(reduced):
            return value, value
        ends = []
        for sign in (1, -1):
            try:
                ends.append(sign * self.minimise({c: sign * f for c, f in
                                                  self.form(variable).items()}))
            except Unbounded:
                ends.append(None)
        return tuple(ends)


def subtract(target, line, factor):
    """Takes a multiple of one sparse row from another."""
    for column, entry in line.items():
        left = target.get(column, ZERO) - factor * entry
        if left:
            target[column] = left
        else:
            target.pop(column, None)
