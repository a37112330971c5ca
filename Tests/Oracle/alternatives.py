"""States and places to try, as documents without them: written from the kernel's pages about states and places.

A constraint that is in sets counts where the one that is in layout is among them. Of states that is the current one. Of
places it is the current one, or the first, as long as it fits; else the first of the others that fits. A place fits where
what is required can hold and the item does not reach out of its area.
"""
import copy
from fractions import Fraction

GRAIN = Fraction(1, 1_000_000)


def stated(document):
    """The same document in its present states; places have to be chosen before."""
    if document.get("places"):
        raise RuntimeError("places to try")
    return within(document, {states.get("current") for states in document.get("states", [])})


def within(document, sets):
    """The document with those constraints alone that are in one of some sets, or in none at all."""
    document = copy.deepcopy(document)
    document.pop("states", None)
    document.pop("places", None)
    document["constraints"] = [
        constraint for constraint in document.get("constraints", [])
        if "in" not in constraint or sets.intersection(constraint.pop("in"))
    ]
    return document


def solved(document, solve, infeasible):
    """The frames that `solve` finds with the first place that fits."""
    places = document.get("places", [])
    if len(places) != 1:
        if places:
            raise RuntimeError("places of several items")
        return solve(document)
    place = places[0]
    names = [place["current"]] if "current" in place else []
    names += [name for name in place["names"] if name not in names]
    states = {states.get("current") for states in document.get("states", [])}
    for name in names:
        try:
            frames = solve(within(document, states | {name}))
        except infeasible:
            continue
        parents = {}
        walk(document["root"], parents)
        inner = absolute(place["for"], frames, parents)
        outer = absolute(place.get("within", document["root"]["id"]), frames, parents)
        if all(
            inner[axis] >= outer[axis] - GRAIN
            and inner[axis] + inner[axis + 2] <= outer[axis] + outer[axis + 2] + GRAIN
            for axis in (0, 1)
        ):
            return frames
    raise RuntimeError("no place fits")


def walk(item, parents):
    for part in item.get("children", []) + item.get("guides", []):
        parents[part["id"]] = item["id"]
        walk(part, parents)


def absolute(item, frames, parents):
    left, top, width, height = frames[item]
    while item in parents:
        item = parents[item]
        left, top = left + frames[item][0], top + frames[item][1]
    return left, top, width, height
