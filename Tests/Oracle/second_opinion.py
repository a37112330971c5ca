"""Compare the judge's own simplex method with HiGHS on the systems it judges.

    python3 Tests/Oracle/second_opinion.py [COUNT]

Both find, for the required rows that can hold, the least miss of each level and the interval of
each variable over all optimal points. HiGHS works to about seven digits, so reached levels get a
little slack, and systems whose factors or sizes would enlarge it are left out.
"""
import sys
from collections import Counter

import numpy as np
from scipy.optimize import linprog

import systems
from exact import Exact, Polyhedron
from judge import exact

SLACK = 1e-6
CLOSE = 1e-3


class Programme:
    """Rows with columns for what they are missed by, for HiGHS."""

    def __init__(self, system, required, optional):
        rows = required + optional
        self.count, self.width = system.count, system.count + 2 * len(rows)
        self.equal, self.right = np.zeros((len(rows), self.width)), []
        bounds = [(0 if v in system.bounded else None, None) for v in range(system.count)]
        for place, row in enumerate(rows):
            for variable, factor in row.terms.items():
                self.equal[place, variable] = float(factor)
            over = system.count + 2 * place
            self.equal[place, over:over + 2] = -1, 1
            self.right.append(float(row.constant))
            for relation in ("le", "ge"):
                misses = place < len(required) and row.relation in ("eq", relation)
                bounds.append((0, 0 if misses else None))
        self.bounds, self.kept, self.most = bounds, [], []

    def least(self, cost):
        """The least of a cost; None where there is none."""
        run = linprog(cost, A_eq=self.equal, b_eq=self.right, bounds=self.bounds,
                      A_ub=np.array(self.kept) if self.kept else None, b_ub=self.most or None,
                      method="highs")
        if run.status == 3:
            return None
        if run.status != 0:
            raise RuntimeError(run.message)
        return run.fun


def differences(system, count):
    """What the two do not agree on, in words."""
    required = []
    for row in sorted((r for r in system.rows.values() if r.priority == 1000), key=lambda r: r.age):
        if Polyhedron(system.count, system.bounded, [exact(r) for r in required + [row]]).shortfall:
            trial = Programme(system, required, [row])
            cost = np.zeros(trial.width)
            over = system.count + 2 * len(required)
            cost[over], cost[over + 1] = row.relation != "ge", row.relation != "le"
            count["rows refused"] += 1
            if not trial.least(cost) > 1e-7:
                yield "a row refused that HiGHS can hold"
        else:
            required.append(row)
    optional = [row for row in system.rows.values() if row.priority < 1000]
    points = Polyhedron(system.count, system.bounded, [exact(r) for r in required],
                        [exact(r) for r in optional])
    programme = Programme(system, required, optional)
    for priority in sorted({row.priority for row in optional}, reverse=True):
        ours, theirs = {}, np.zeros(programme.width)
        for place, row in enumerate(optional):
            if row.priority == priority:
                ours |= points.misses[place]
                over = system.count + 2 * (len(required) + place)
                theirs[over:over + 2] = row.relation != "ge", row.relation != "le"
        least = points.minimise(ours)
        points.keep()
        found = programme.least(theirs)
        programme.kept.append(theirs)
        programme.most.append(found + SLACK)
        count["levels"] += 1
        if abs(float(least) - found) > CLOSE * max(1, found):
            yield f"level {priority}: {float(least)} here, {found} there"
    for variable in range(system.count):
        for sign, end in zip((1, -1), points.interval(variable)):
            cost = np.zeros(programme.width)
            cost[variable] = sign
            found = programme.least(cost)
            count["ends of intervals"] += 1
            count["endless"] += end is None
            if None in (end, found):
                same = end is found
            else:
                same = abs(sign * found - float(end)) <= CLOSE * max(1, abs(float(end)))
            if not same:
                there = found and sign * found
                yield f"variable {variable}: {end and float(end)} here, {there} there"


def main():
    wanted, number = int(sys.argv[1]) if len(sys.argv) > 1 else 300, 0
    count, found = Counter(), []
    while count["systems"] < wanted:
        draft = systems.Draft(f"second-{number}")
        number += 1
        if draft.kind in ("scales", "awkward"):
            continue
        count["systems"] += 1
        try:
            found += [f"second-{number - 1}: {text}"
                      for text in differences(systems.system(draft.steps), count)]
        except RuntimeError:
            count["given up by HiGHS"] += 1
    print(", ".join(f"{number} {name}" for name, number in count.items()))
    print("\n".join(found) or "No difference.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
