"""Damage right answers, and see that the judge notices every time.

    python3 Tests/Oracle/damage.py [COUNT]

A judge that finds nothing is worth as much as what it would have found. Each kind of damage is done
to an answer without faults, in a place where it makes the answer wrong.
"""
import copy
import random
import sys
from collections import Counter

import answers
import judge
import systems


def move_value(draw, system, answer):
    """A value that a row holds in place, moved a little."""
    held = {v for row in system.rows.values() if row.priority == 1000 for v in row.terms}
    closed = sorted(held - answer.open)
    if not closed:
        return False
    variable = draw.choice(closed)
    part = judge.Judgement(system, answer)
    answer.values[variable] += 1e-6 * float(part.magnitude[part.part[variable]] or 1)
    return True


def forget_open(draw, system, answer):
    """An open variable that is not named."""
    if not answer.open:
        return False
    answer.open.remove(draw.choice(sorted(answer.open)))
    return True


def invent_open(draw, system, answer):
    """A decided variable that is called open."""
    closed = sorted(set(range(system.count)) - answer.open)
    if not closed:
        return False
    answer.open.add(draw.choice(closed))
    return True


def hide_conflict(draw, system, answer):
    """A row left out without a word."""
    if not answer.conflicts:
        return False
    answer.conflicts.pop(draw.randrange(len(answer.conflicts)))
    return True


def lengthen_conflict(draw, system, answer):
    """A set with a row that it does without."""
    for rejected, rows, _ in answer.conflicts:
        spare = [k for k, row in system.rows.items() if row.priority == 1000
                 and k not in rows and k not in answer.left and row.age < system.rows[rejected].age]
        if spare:
            rows.append(draw.choice(spare))
            return True
    return False


def shorten_conflict(draw, system, answer):
    """A set without one of the rows that it needs."""
    for rejected, rows, _ in answer.conflicts:
        if len(rows) > 1:
            rows.remove(draw.choice([k for k in rows if k != rejected]))
            return True
    return False


def leave_out_more(draw, system, answer):
    """A row that could hold, left out."""
    held = [k for k, row in system.rows.items() if row.priority == 1000 and k not in answer.left]
    if not held:
        return False
    answer.left.add(draw.choice(held))
    return True


def bend_multiplier(draw, system, answer):
    """A multiplier that no longer cancels."""
    entries = [entries for _, _, entries in answer.levels if entries]
    if not entries:
        return False
    chosen = draw.choice(entries)
    place = draw.randrange(len(chosen))
    kind, index, value = chosen[place]
    if kind == "r" and not system.rows[index].terms:
        return False
    chosen[place] = (kind, index, value * 1.01)
    return True


def boast(draw, system, answer):
    """A level said to be missed by less."""
    large = max(judge.Judgement(system, answer).magnitude.values())
    for place, (priority, violation, entries) in enumerate(answer.levels):
        if violation > 1e-6 * large:
            answer.levels[place] = (priority, violation / 2, entries)
            return True
    return False


def double_prices(draw, system, answer):
    """Multipliers beyond what a row may pay."""
    for place, (priority, violation, entries) in enumerate(answer.levels):
        if violation > 0:
            twice = [(kind, index, 2 * value) for kind, index, value in entries]
            answer.levels[place] = (priority, 2 * violation, twice)
            return True
    return False


DAMAGE = (move_value, forget_open, invent_open, hide_conflict, lengthen_conflict, shorten_conflict,
          leave_out_more, bend_multiplier, boast, double_prices)


def main():
    count, solver = int(sys.argv[1]) if len(sys.argv) > 1 else 500, answers.Solver()
    done, missed = Counter(), []
    for number in range(count):
        name = f"damage-{number}"
        draft = systems.Draft(name)
        system = systems.system(draft.steps)
        answer = solver.ask(systems.script(name, draft.steps))
        if judge.proof(system, answer) + judge.truth(system, answer):
            continue
        for damage in DAMAGE:
            bad = copy.deepcopy(answer)
            if not damage(random.Random(name), system, bad):
                continue
            done[damage.__name__] += 1
            if not judge.proof(system, bad) + judge.truth(system, bad):
                missed.append(f"{name}: {damage.__doc__}")
    for damage in DAMAGE:
        print(f"{done[damage.__name__]:6}   {damage.__doc__}")
    print("\n".join(missed) or "All of it was noticed.")
    sys.exit(bool(missed) or min(done[damage.__name__] for damage in DAMAGE) == 0)


if __name__ == "__main__":
    main()
