"""Make a script whose answer is at fault as small as it will go, and print it as a Swift test.

    python3 Tests/Oracle/shrink.py [--long] NAME [KIND]

NAME is that of a system as `audit.py` prints it, KIND the fault to keep.
"""
import sys
from fractions import Fraction

import answers
import judge
import systems

SWIFT = {"le": ".lessThanOrEqual", "eq": ".equal", "ge": ".greaterThanOrEqual"}


def faults(solver, steps, kind=None):
    """The kinds of fault in the answer to a script, with what is said of them."""
    try:
        answer = solver.ask(systems.script("s", steps))
    except answers.Silence as silence:
        return [("silence", str(silence))]
    except (KeyError, IndexError):
        return []
    system = systems.system(steps)
    shown = judge.proof(system, answer)
    if answer.refusal or any(found == kind for found, _ in shown):
        return shown
    return shown + judge.truth(system, answer)


def without_row(steps, row):
    """The steps without one row and all that is done to it."""
    kept, added = [], 0
    for verb, *rest in steps:
        if verb == "+":
            added += 1
            if added - 1 == row:
                continue
        elif verb in "=!-":
            if rest[0] == row:
                continue
            rest[0] -= rest[0] > row
        kept.append((verb, *rest))
    return kept


def without_variable(steps, variable):
    """The steps with one variable fewer."""
    kept = []
    for verb, *rest in steps:
        if verb == "v":
            low = rest[1] & (1 << variable) - 1
            rest = [rest[0] - 1, low | rest[1] >> variable + 1 << variable]
        elif verb == "+":
            rest[4] = [(v - (v > variable), f) for v, f in rest[4] if v != variable]
        kept.append((verb, *rest))
    return kept


def smaller(steps):
    """Scripts that are one step simpler, large steps first."""
    count = sum(step[0] == "+" for step in steps)
    size = max(1, count // 2)
    while True:
        for first in reversed(range(0, count, size)):
            candidate = steps
            for row in reversed(range(first, min(first + size, count))):
                candidate = without_row(candidate, row)
            yield candidate
        if size == 1:
            break
        size //= 2
    for place, step in enumerate(steps):
        if step[0] in "=!-?":
            yield steps[:place] + steps[place + 1:]
    for variable in reversed(range(steps[0][1])):
        if steps[0][1] > 1:
            yield without_variable(steps, variable)
        if steps[0][2] >> variable & 1:
            yield [("v", steps[0][1], steps[0][2] & ~(1 << variable))] + steps[1:]
    for place, step in enumerate(steps):
        if step[0] == "=":
            for constant in simpler(step[2]):
                yield steps[:place] + [("=", step[1], constant)] + steps[place + 1:]
        if step[0] != "+":
            continue
        _, relation, constant, priority, rank, terms = step
        for number in range(len(terms)):
            yield replaced(steps, place, terms=terms[:number] + terms[number + 1:])
            variable, factor = terms[number]
            for plain in (Fraction(1), Fraction(-1)):
                if factor not in (1, -1):
                    other = terms[:number] + [(variable, plain)] + terms[number + 1:]
                    yield replaced(steps, place, terms=other)
        for plain in simpler(constant):
            yield replaced(steps, place, constant=plain)
        if rank:
            yield replaced(steps, place, rank=0)


def simpler(number):
    """Plainer constants to try."""
    if number:
        yield Fraction(0)
    for plain in (Fraction(10), Fraction(round(number))):
        if len(str(plain)) < len(str(number)):
            yield plain


def replaced(steps, place, **changes):
    """The steps with another row in one place."""
    names = ("verb", "relation", "constant", "priority", "rank", "terms")
    row = dict(zip(names, steps[place])) | changes
    return steps[:place] + [tuple(row.values())] + steps[place + 1:]


def shrink(solver, steps, kind):
    """The smallest script found with a fault of the kind."""
    found = True
    while found:
        found = False
        for candidate in smaller(steps):
            if any(fault == kind for fault, _ in faults(solver, candidate, kind)):
                steps, found = candidate, True
                break
    return steps


def swift(steps):
    """The script as the body of a Swift test."""
    lines, rows = ["let solver = Solver()"], 0
    for verb, *rest in steps:
        if verb == "v":
            for size, mask in systems.blocks(*rest):
                lines.append(f"_ = solver.addVariables(count: {size}, nonnegative: {mask:#b})")
            lines.append("func x(_ index: Int32) -> Variable { Variable(index: index) }")
        elif verb == "+":
            relation, constant, priority, rank, terms = rest
            sums = ", ".join(f"Term(x({v}), {float(f)!r})" for v, f in terms)
            lines.append(f"let row{rows} = try solver.addRow([{sums}], {SWIFT[relation]}, "
                         f"{float(constant)!r}, priority: {float(priority)!r}, rank: {rank})")
            rows += 1
        elif verb == "=":
            lines.append(f"try solver.setConstant(row{rest[0]}, {float(rest[1])!r})")
        elif verb == "!":
            lines.append(f"try solver.setPriority(row{rest[0]}, {float(rest[1])!r})")
        elif verb == "-":
            lines.append(f"try solver.removeRow(row{rest[0]})")
        else:
            lines.append("solver.solve()")
    return "\n".join(lines + ["solver.solve()"])


def main():
    options = {word for word in sys.argv[1:] if word.startswith("--")}
    name, *kinds = [word for word in sys.argv[1:] if word not in options]
    solver = answers.Solver(patience=5)
    steps = (systems.LongDraft if "--long" in options else systems.Draft)(name).steps
    kinds = kinds or sorted({kind for kind, _ in faults(solver, steps)})
    for kind in kinds:
        least = shrink(solver, steps, kind)
        print(f"// {name}: {kind}")
        for fault, text in faults(solver, least):
            print(f"// {fault}: {text}")
        print(f"// {systems.script('script', least)}")
        print(f"// {solver.ask(systems.script('answer', least))}" if kind != "silence" else "")
        print(swift(least))


if __name__ == "__main__":
    main()
