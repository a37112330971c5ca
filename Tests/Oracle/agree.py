"""Draw fresh documents, and compare the tool's answers with the oracle's.

    python3 Tests/Oracle/agree.py --seed 20261121 --count 2000

The tool (`swift build -c release --product layout`) and the oracle solve each document by
themselves. They must agree within 0.001 points on every number of every frame, on which numbers are
open where the frames are not unique, and on whether there is a solution at all. Where there is
none, linear programmes judge each conflict set: it cannot hold, it can hold without any one of its
constraints, and the frames are those of the document without the constraints left out. Every fourth
document lacks one of its constraints, drawn at random, because whole ones are seldom open.

Verdicts are kept in a log as they come (`--log`); a run that was stopped goes on from there.
"""
import argparse
import copy
import datetime
import json
import pathlib
import random
import re
import subprocess
import sys
import time
from collections import Counter

import numpy as np

import answers
import generate
import oracle

TOOL = answers.PACKAGE / ".build" / "release" / "layout"
CLOSE = 0.001
PARTS = ("x", "y", "width", "height")
OWN = re.compile(r"(\S+)\.(left|top|width|height) (≥|=) (\S+)( \(its frame\))?")


def document(seed, number):
    """The document of a number, and whether it lacks one constraint."""
    draw = random.Random(seed * 1_000_003 + number)
    drawn = generate.Draft(number, draw).document
    thinned = number % 4 == 3
    if thinned:
        del drawn["constraints"][draw.randrange(len(drawn["constraints"]))]
    return drawn, thinned


def solve(drawn):
    """The tool's answer and its exit status."""
    run = subprocess.run([TOOL, "solve", "-", "--ambiguity"], input=json.dumps(drawn), text=True, timeout=60,
                         capture_output=True)
    return json.loads(run.stdout), run.returncode


def intervals(drawn):
    """Least and greatest value of every number of every frame over all optimal points."""
    scene = oracle.Scene(drawn)
    programme = oracle.Programme(scene)
    programme._minimise(np.zeros(programme.width))
    for level in sorted({r.priority for r in scene.rows if r.priority < 1000}, reverse=True):
        programme._settle([row for row in scene.rows if row.priority == level])
    found = {}
    for name, index in scene.index.items():
        parent = scene.parent[name]
        for place, part in enumerate(PARTS):
            cost = np.zeros(programme.width)
            cost[index + place] = 1
            if parent is not None and place < 2:
                cost[scene.index[parent] + place] = -1
            found[name, part] = tuple(end(programme, cost, sign) for sign in (1, -1))
    return found


def end(programme, cost, sign):
    """The least value of a cost, or the negated greatest, with endlessness for no such thing."""
    try:
        return sign * programme._minimise(sign * cost).fun
    except oracle.Ambiguous:
        return -sign * float("inf")


def compare(drawn, answer):
    """What kind of document it is to the oracle, and the tool's faults on it."""
    try:
        frames = oracle.solve(drawn)
    except oracle.Ambiguous:
        return "open", compare_open(drawn, answer)
    faults = []
    if kinds(answer, "ambiguous"):
        faults.append("called open, but is unique")
    for name, frame in frames.items():
        for part, value in zip(PARTS, frame):
            gap = abs(answer["frames"][name][part] - float(value))
            if not gap <= CLOSE:
                faults.append(f"{name}.{part} is off by {gap:g}")
    return "unique", faults


def compare_open(drawn, answer):
    """Open numbers are named, the others are right, and all lie where the oracle allows."""
    faults = []
    said = {(name, part) for diagnostic in kinds(answer, "ambiguous")
            for name, parts in diagnostic["freeParts"].items() for part in parts}
    for (name, part), (low, high) in intervals(drawn).items():
        is_open = high - low > oracle.SPREAD
        if is_open != ((name, part) in said):
            faults.append(f"{name}.{part} is {'' if is_open else 'not '}open: {low:g} to {high:g}")
        if not low - CLOSE <= answer["frames"][name][part] <= high + CLOSE:
            faults.append(f"{name}.{part} is not between {low:g} and {high:g}")
    return faults


def kinds(answer, kind):
    return [diagnostic for diagnostic in answer["diagnostics"] if diagnostic["kind"] == kind]


def conflicts(drawn, answer):
    """The faults of the conflict sets, and the document without what was left out."""
    faults, left_out = [], set()
    for diagnostic in kinds(answer, "conflict"):
        named = [c["index"] for c in diagnostic["constraints"] if "index" in c]
        own = [c["text"] for c in diagnostic["constraints"] if "index" not in c]
        left_out.add(diagnostic["broken"]["index"])
        left_out.update(also["index"] for also in diagnostic["alsoBroken"])
        if feasible(drawn, named, own):
            faults.append(f"{named} with {own} can hold"
                          + ("" if feasible(drawn, named, None) else " but for sizes not named"))
        for spare in named:
            if not feasible(drawn, [k for k in named if k != spare], None):
                faults.append(f"{named} does without {spare}")
        for spare in own:
            if not feasible(drawn, named, [text for text in own if text != spare]):
                faults.append(f"{named} does without {spare}")
    rest = copy.deepcopy(drawn)
    rest["constraints"] = [c for k, c in enumerate(drawn["constraints"]) if k not in left_out]
    return faults, rest


def feasible(drawn, named, own):
    """Whether constraints hold together with what items require by themselves.

    `own` are the statements of the latter to count on; None for all sizes of at least zero.
    """
    part = copy.deepcopy(drawn)
    part["constraints"] = [drawn["constraints"][k] | {"priority": 1000} for k in named]
    scene = oracle.Scene(part)
    first = 4 + sum(2 for _ in scene.items)
    required = [row for row in scene.rows if row.priority == 1000]
    constraints, sizes = required[first:], required[4:first]
    scene.rows = constraints + (sizes if own is None else [row_of(scene, text) for text in own])
    try:
        oracle.Programme(scene)._minimise(np.zeros(scene.count))
    except oracle.Infeasible:
        return False
    return True


def row_of(scene, text):
    """The row of a statement about an item by itself."""
    match = OWN.fullmatch(text)
    if match is None:
        raise ValueError(f"not understood: {text}")
    name, part, sign, number, _ = match.groups()
    sense = ">=" if sign == "≥" else "=="
    return oracle.Row(scene._part(name, part) - oracle.Fraction(number), sense, 1000)


def judge(seed, number):
    """The verdict on one document, as it goes to the log."""
    drawn, thinned = document(seed, number)
    verdict = {"number": number, "thinned": thinned, "faults": []}
    try:
        answer, status = solve(drawn)
        scene = oracle.Scene(drawn)
        try:
            oracle.Programme(scene)._minimise(np.zeros(scene.count))
            verdict["kind"], faults = compare(drawn, answer)
            if status != 0 or not answer["feasible"]:
                faults.append("called unsolvable, but has a solution")
        except oracle.Infeasible:
            faults, rest = conflicts(drawn, answer)
            if status != 1 or answer["feasible"]:
                faults.append("has no solution, but that was not said")
            verdict["kind"] = "unsolvable"
            verdict["sets"] = len(kinds(answer, "conflict"))
            verdict["rest"], more = compare(rest, answer)
            faults += more
        verdict["faults"] += faults
    except RuntimeError as error:
        verdict["kind"] = "undecided"
        verdict["why"] = str(error)
    except (subprocess.TimeoutExpired, ValueError, KeyError) as error:
        verdict["kind"] = "no answer"
        verdict["faults"] = [f"{type(error).__name__}: {error}"]
    return verdict


def report(options, verdicts, seconds):
    """The result as text."""
    count = Counter(v["kind"] for v in verdicts)
    faulty = [v for v in verdicts if v["faults"]]
    rest = Counter(v["rest"] for v in verdicts if "rest" in v)
    yield f"date      {datetime.date.today()}"
    yield f"sources   {answers.commit()}"
    yield f"command   python3 Tests/Oracle/agree.py --seed {options.seed} --count {options.count}"
    yield f"seeds     {options.seed} · 1000003 + 0 … {options.count - 1}"
    yield f"time      {seconds:.0f} s, oracle included"
    yield ""
    yield f"documents    {len(verdicts)}, {sum(v['thinned'] for v in verdicts)} of them thinned"
    yield f"unique       {count['unique']}: every number of every frame within {CLOSE} points"
    yield f"open         {count['open']}: the same numbers open, the others within {CLOSE} points"
    yield (f"unsolvable   {count['unsolvable']}, with {sum(v.get('sets', 0) for v in verdicts)} "
           f"conflict sets; what remains is unique {rest['unique']}, open {rest['open']} times")
    yield f"undecided    {count['undecided']}, where the oracle itself has no answer"
    yield f"no answer    {count['no answer']}"
    yield f"at fault     {len(faulty)}"
    for verdict in faulty:
        yield f"  {verdict['number']}: " + "; ".join(verdict["faults"][:4])


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--seed", type=int, required=True)
    arguments.add_argument("--count", type=int, default=2000)
    arguments.add_argument("--log", type=pathlib.Path, help="where verdicts are kept")
    options = arguments.parse_args()
    answers.expect_fresh(TOOL, answers.PACKAGE / "Sources")
    log = options.log or answers.PACKAGE / ".build" / f"agreement-{options.seed}.jsonl"
    done, start, earlier = {}, time.monotonic(), 0.0
    if log.exists():
        for line in log.read_text(encoding="utf-8").splitlines():
            verdict = json.loads(line)
            done[verdict["number"]] = verdict
            earlier += verdict["seconds"]
    with open(log, "a", encoding="utf-8") as file:
        for number in range(options.count):
            if number in done:
                continue
            begun = time.monotonic()
            done[number] = judge(options.seed, number)
            done[number]["seconds"] = round(time.monotonic() - begun, 3)
            print(json.dumps(done[number]), file=file, flush=True)
    verdicts = [done[number] for number in range(options.count)]
    for line in report(options, verdicts, earlier + time.monotonic() - start):
        print(line)
    sys.exit(any(verdict["faults"] for verdict in verdicts))


if __name__ == "__main__":
    main()
