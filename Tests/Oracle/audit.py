"""Have the solver answer many random systems, and judge every answer in fractions.

    swift build -c release --package-path Tests/Oracle/Answers
    python3 Tests/Oracle/audit.py --seed 20261121 --count 100000

Half of the systems are the end of a script of edits, so that what the solver keeps between calls is
judged as well. Each batch of a hundred leaves a line in a log (`--log`); a run that was stopped
goes on from there. `shrink.py` makes a small test of a system at fault.
"""
import argparse
import datetime
import json
import pathlib
import sys
import time
from collections import Counter

import answers
import judge
import systems

BATCH = 100


def examine(solver, draft, name, count):
    """The faults of one answer; what there was to see is added to the counts."""
    system = systems.system(draft.steps)
    try:
        answer = solver.ask(systems.script(name, draft.steps))
    except answers.Silence as silence:
        return [("silence", str(silence))]
    count["edited"] += any(step[0] in "=!-?" for step in draft.steps)
    count["variables"] += system.count
    count["rows"] += len(system.rows)
    count["conflict sets"] += len(answer.conflicts)
    count["contradictory"] += bool(answer.conflicts)
    count["open"] += bool(answer.open)
    count["levels proven"] += len(answer.levels)
    count["missed levels"] += sum(violation > 0 for _, violation, _ in answer.levels)
    faults = judge.proof(system, answer)
    return faults if answer.refusal else faults + judge.truth(system, answer)


def batch(solver, options, first, size):
    """The counts and faults of consecutive systems."""
    def draw(name):
        return systems.LongDraft(name) if options.long else systems.Draft(name, options.edits)
    begun, count, faults = time.monotonic(), Counter(), []
    for number in range(first, first + size):
        name = f"{options.seed}-{number}"
        faults += [(name, kind, text) for kind, text in examine(solver, draw(name), name, count)]
    return {"first": first, "size": size, "count": count, "faults": faults,
            "seconds": round(time.monotonic() - begun, 1)}


def report(options, batches):
    """The result as text."""
    count = sum((Counter(b["count"]) for b in batches), Counter())
    faults = [tuple(fault) for b in batches for fault in b["faults"]]
    kinds = Counter(kind for _, kind in {(name, kind) for name, kind, _ in faults})
    yield f"date      {datetime.date.today()}"
    yield f"sources   {answers.commit()}"
    yield (f"command   python3 Tests/Oracle/audit.py --seed {options.seed} --count {options.count}"
           + (" --long" if options.long else "")
           + (f" --edits {options.edits}" if options.edits else ""))
    yield f"seeds     {options.seed}-0 … {options.seed}-{options.count - 1}"
    yield f"time      {sum(b['seconds'] for b in batches):.0f} s, judge included"
    yield ""
    yield f"systems            {options.count}, {count['edited']} of them after edits"
    yield f"variables, rows    {count['variables']}, {count['rows']}"
    yield f"levels proven      {count['levels proven']}, {count['missed levels']} of them missed"
    yield f"contradictory      {count['contradictory']} systems, {count['conflict sets']} sets"
    yield f"open               {count['open']} systems"
    yield ""
    yield "Systems at fault, by what is wrong:"
    for kind, meaning in MEANINGS.items():
        yield f"  {kind:12} {kinds[kind]:6}   {meaning}"
    for kind in MEANINGS:
        for name, text in [(n, t) for n, k, t in faults if k == kind][:options.examples]:
            yield f"  {name}: {kind}: {text}"


MEANINGS = {
    "silence": "no answer in time, or the program ended",
    "refusal": "a system that means something was refused",
    "feasibility": "a required row or bound does not hold",
    "acceptance": "not the required rows that accepting the oldest first would leave out",
    "optimum": "a level is missed by more than need be",
    "value": "a decided variable has another value",
    "choice": "an open variable has not the least absolute value, in order",
    "open": "not the variables that are open",
    "certificate": "multipliers that do not cancel, are not admissible, or prove another bound",
    "conflict": "a set that can hold, is not of older rows, or not the one of the row left out",
    "irreducible": "a set that does without one of its rows",
    "bounds": "a set that names bounds it can spare, or not all it needs",
}


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--seed", type=int, required=True)
    arguments.add_argument("--count", type=int, default=100_000)
    arguments.add_argument("--long", action="store_true", help="longer systems, of one kind")
    arguments.add_argument("--edits", type=int, default=0, help="so many edits of each system")
    arguments.add_argument("--examples", type=int, default=5, help="faults of a kind to print")
    arguments.add_argument("--log", type=pathlib.Path, help="where batches are kept")
    options = arguments.parse_args()
    answers.expect_fresh(answers.PROGRAM, answers.FOLDER / "Sources",
                         answers.PACKAGE / "Sources" / "ConstraintSolver")
    way = f"{'long-' * options.long}{options.edits}"
    log = options.log or answers.FOLDER / ".build" / f"audit-{options.seed}-{way}.jsonl"
    done = {}
    if log.exists():
        for line in log.read_text(encoding="utf-8").splitlines():
            kept = json.loads(line)
            done[kept["first"], kept["size"]] = kept
    solver = answers.Solver()
    wanted = [(first, min(BATCH, options.count - first))
              for first in range(0, options.count, BATCH)]
    with open(log, "a", encoding="utf-8") as file:
        for first, size in wanted:
            if (first, size) not in done:
                done[first, size] = batch(solver, options, first, size)
                print(json.dumps(done[first, size]), file=file, flush=True)
    solver.close()
    batches = [done[place] for place in wanted]
    for line in report(options, batches):
        print(line)
    sys.exit(any(b["faults"] for b in batches))


if __name__ == "__main__":
    main()
