"""Ask the oracle for the frames of every scene, and write or check the golden files.

    python3 Tests/Oracle/goldens.py            writes Tests/ParityTests/Goldens/<scene>.txt, and
                                               Tests/LayoutFormatsTests/Captured/captured-….txt
    python3 Tests/Oracle/goldens.py --check    compares, and ends with status 1 on a difference
    … --documents FOLDER                       uses documents written before, see below

The documents come from the scenes in the kernel's own words; the frames come from the oracle
alone. A scene that has no unique solution at some size, direction and step is an error.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor

import oracle

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
GOLDENS = PACKAGE / "Tests" / "ParityTests" / "Goldens"
CAPTURED = PACKAGE / "Tests" / "LayoutFormatsTests" / "Captured"


def golden_file(scene):
    """Scenes of the catalog have their files beside its tests, captured hierarchies beside theirs."""
    return (CAPTURED if scene.startswith("captured-") else GOLDENS) / f"{scene}.txt"


def write_documents(folder):
    """Has the package write one document per scene, size, direction and step."""
    subprocess.run(
        ["swift", "test", "--disable-xctest", "--filter", "DocumentsTests"],
        cwd=PACKAGE, check=True, env=os.environ | {"SCENE_DOCUMENTS": str(folder)})


def answer(path):
    """The golden text of one document, or what is wrong with it."""
    document = json.loads(path.read_text(encoding="utf-8"))
    try:
        return f"{document['name']}\n{oracle.tree(document, oracle.solve(document))}\n", None
    except (oracle.Infeasible, oracle.Ambiguous, RuntimeError) as error:
        return "", f"{path.parent.name}: {document['name']}: {type(error).__name__} {error}"


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true")
    arguments.add_argument("--documents", type=pathlib.Path)
    arguments.add_argument("--only", nargs="*", help="names of scenes")
    options = arguments.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.documents or pathlib.Path(scratch)
        if not options.documents:
            write_documents(folder)
        scenes = sorted(p for p in folder.iterdir() if p.is_dir())
        if options.only:
            scenes = [scene for scene in scenes if scene.name in options.only]
        if not scenes:
            sys.exit("no documents")
        faults = []
        with ProcessPoolExecutor() as pool:
            for scene in scenes:
                faults += settle(scene, pool, options.check)
    golden = [*GOLDENS.glob("*.txt"), *CAPTURED.glob("*.txt")]
    stale = {p.stem for p in golden} - {scene.name for scene in scenes}
    if stale and not options.only:
        faults += [f"{name}: a golden file without a scene" for name in sorted(stale)]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(scenes)} scenes, {len(faults)} faults")
    sys.exit(1 if faults else 0)


def settle(scene, pool, check):
    """Writes or compares one scene's golden file; answers with what is wrong."""
    answers = list(pool.map(answer, sorted(scene.glob("*.json"))))
    faults = [fault for _, fault in answers if fault]
    if faults:
        return faults
    text = "\n".join(text for text, _ in answers)
    golden = golden_file(scene.name)
    if not check:
        golden.write_text(text, encoding="utf-8")
    elif not golden.exists() or golden.read_text(encoding="utf-8") != text:
        return [f"{scene.name}: the golden file differs from the oracle's answer"]
    return []


if __name__ == "__main__":
    main()
