"""The systems of `competing --systems` solved by HiGHS through SciPy, level after level, same rows.

    swift run -c release competing --systems | python3 Peers/highs.py
"""
import sys
import time

import numpy
from scipy.optimize import linprog
from scipy.sparse import csr_matrix


def read(lines):
    """The systems of a stream: name, bounds, rows and the violations that were found."""
    for line in lines:
        kind, _, rest = line.strip().partition(" ")
        if kind == "system":
            name, bounds, rows, found = rest, [], [], {}
        elif kind == "bounds":
            bounds = [word == "1" for word in rest.split()]
        elif kind == "row":
            words = rest.split()
            terms = [(int(a), float(b)) for a, b in zip(words[3::2], words[4::2])]
            rows.append((float(words[0]), int(words[1]), float(words[2]), terms))
        elif kind == "conflicts":
            found = None
        elif kind == "found":
            priority, total = rest.split()
            found[float(priority)] = float(total)
        elif kind == "end":
            yield name, bounds, rows, found


def solve(bounds, rows):
    """The least violation of each level, all levels above being at theirs; None where nothing holds."""
    optional = [row for row in rows if row[0] < 1000]
    variables = len(bounds)
    columns = variables + 2 * len(optional)
    equal, most = ([], [], [], []), ([], [], [], [])

    def add(side, constant, terms, sign=1.0):
        number = len(side[3])
        for column, factor in terms:
            side[0].append(number), side[1].append(column), side[2].append(sign * factor)
        side[3].append(sign * constant)

    slack, errors = variables, {}
    for priority, relation, constant, terms in rows:
        if priority == 1000:
            add(equal if relation == 0 else most, constant, terms, -1.0 if relation > 0 else 1.0)
            continue
        priced = errors.setdefault(priority, [])
        if relation <= 0:
            priced.append(slack)
        if relation >= 0:
            priced.append(slack + 1)
        add(equal, constant, terms + [(slack, -1.0), (slack + 1, 1.0)])
        slack += 2
    limits = [(0 if bound else None, None) for bound in bounds] + [(0, None)] * (2 * len(optional))
    least, seconds = {}, 0.0
    for priority in sorted(errors, reverse=True) or [None]:
        price = numpy.zeros(columns)
        price[errors.get(priority, [])] = 1

        def matrix(side):
            return csr_matrix((side[2], (side[0], side[1])), (len(side[3]), columns))
        start = time.process_time()
        answer = linprog(price, matrix(most), most[3], matrix(equal), equal[3], limits, "highs")
        seconds += time.process_time() - start
        if answer.status == 2:
            return None, seconds
        if answer.status != 0:
            sys.exit(answer.message)
        if priority is not None:
            least[priority] = answer.fun
            add(most, answer.fun + 1e-9 * (1 + abs(answer.fun)),
                [(column, 1.0) for column in errors[priority]])
    return least, seconds


def main():
    agree = True
    for name, bounds, rows, found in read(sys.stdin):
        milliseconds, _, name = name.partition(" ")
        levels = len({row[0] for row in rows if row[0] < 1000})
        if levels > 50:
            print(f"{name}: ours {milliseconds} ms; HiGHS not asked for {levels} levels")
            continue
        least, seconds = solve(bounds, rows)
        if least is None or found is None:
            same, what = least is found, "nothing holds"
        else:
            same = least.keys() == found.keys() and all(
                abs(found[level] - least[level]) <= 1e-6 * (1 + abs(least[level]))
                for level in found)
            what = "same violations" if found else "all holds"
        agree = agree and same
        print(f"{name}: ours {milliseconds} ms, HiGHS {seconds * 1000:.1f} ms, "
              + (what if same else f"DIFFERENT: {found} and {least}"), flush=True)
    sys.exit(0 if agree else 1)


main()
