"""Talk to the solver: scripts in, answers out, one process for many."""
import pathlib
import select
import subprocess
import sys
from dataclasses import dataclass, field

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
FOLDER = pathlib.Path(__file__).resolve().parent / "Answers"
PROGRAM = FOLDER / ".build" / "release" / "answers"


def expect_fresh(program, *folders):
    """Ends the run if a program is missing, or older than what it is made from."""
    if not program.exists():
        sys.exit(f"{program.name} is not built; see README.md")
    newest = max(path.stat().st_mtime for folder in folders for path in folder.rglob("*.swift"))
    if newest > program.stat().st_mtime:
        sys.exit(f"{program.name} is older than its sources: build it anew")


def commit():
    """The last commit that changed the sources, and whether they have changed since."""
    def git(*words):
        run = subprocess.run(["git", *words, "--", "Sources"], cwd=PACKAGE, text=True,
                             capture_output=True)
        return run.stdout.strip()
    return git("log", "-1", "--format=%h") + (", changed" if git("status", "--porcelain") else "")


class Silence(Exception):
    """The solver did not answer: it died, or took longer than it is given."""


@dataclass
class Answer:
    """What the solver says of a system."""

    values: list = field(default_factory=list)
    left: set = field(default_factory=set)
    conflicts: list = field(default_factory=list)  # (rejected row, rows, bounds)
    open: set = field(default_factory=set)
    levels: list = field(default_factory=list)  # (priority, violation, multipliers)
    complete: bool = False
    refusal: str = ""


class Solver:
    """The program that poses scripts to the solver."""

    def __init__(self, patience=20):
        self.command = [str(PROGRAM)]
        self.patience = patience
        self.process = None

    def ask(self, script):
        """The answer to one script."""
        if self.process is None:
            self.process = subprocess.Popen(self.command, text=True, bufsize=1,
                                            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            stderr=subprocess.DEVNULL)
        try:
            self.process.stdin.write(script + "\n")
            self.process.stdin.flush()
            if not select.select([self.process.stdout], [], [], self.patience)[0]:
                raise Silence(f"no answer in {self.patience} seconds")
            line = self.process.stdout.readline()
            if not line:
                raise Silence("the program ended")
        except (Silence, BrokenPipeError) as silence:
            self.close()
            raise Silence(*silence.args) from None
        return read(line)

    def close(self):
        """Ends the program."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def read(line):
    """One line of the program as an answer."""
    answer = Answer()
    for part in line.split(";")[1:]:
        word, *rest = part.split()
        if word == "values":
            answer.values = [float(x) for x in rest]
        elif word == "left":
            answer.left = {int(x) for x in rest}
        elif word == "conflict":
            middle, end = rest.index("rows"), rest.index("bounds")
            answer.conflicts.append((int(rest[0]), [int(x) for x in rest[middle + 1:end]],
                                     [int(x) for x in rest[end + 1:]]))
        elif word == "open":
            answer.open = {int(x) for x in rest}
        elif word == "level":
            entries = [(rest[k], int(rest[k + 1]), float(rest[k + 2]))
                       for k in range(2, len(rest), 3)]
            answer.levels.append((float(rest[0]), float(rest[1]), entries))
        elif word == "complete":
            answer.complete = True
        elif word == "refused":
            answer.refusal = " ".join(rest)
    return answer
