"""What is gone, as a document that says so by other means: written from the kernel's page about items that are gone.

An item that is gone is of no size. What lies in it is left out, with all that speaks of it, and so are constraints on its
size and its natural size. Other constraints that name it have another constant meanwhile, and what was required of it
yields in an order: first that of neighbours, then its own leading or top edge, then the rest.
"""
import copy

NEIGHBOUR, START, REST = 999.875, 999.75, 999.5
SIZES = ("width", "height")
STARTS = ("left", "leading", "top", "firstBaseline", "leftMargin", "leadingMargin", "topMargin")


def stated(document):
    """The same document without items that are gone."""
    document = copy.deepcopy(document)
    gone, inside = set(), set()

    def leave(item):
        for part in item.get("children", []) + item.get("guides", []):
            inside.add(part["id"])
            leave(part)

    def walk(item):
        if item.pop("gone", False):
            gone.add(item["id"])
            leave(item)
            for member in ("children", "guides", "intrinsicContentSize", "heights"):
                item.pop(member, None)
        for child in item.get("children", []):
            walk(child)

    walk(document["root"])
    said = [changed(constraint, gone, inside) for constraint in document["constraints"]]
    document["constraints"] = [
        {"first": item, "attribute": size, "constant": 0} for item in sorted(gone) for size in SIZES
    ] + [constraint for constraint in said if constraint is not None]
    return document


def changed(constraint, gone, inside):
    """What counts of a constraint; None where nothing does."""
    if "first" not in constraint:
        if gone:
            raise RuntimeError("a word beside an item that is gone")
        return constraint
    first, second = constraint["first"], constraint.get("second")
    constant = constraint.pop("goneConstant", None)
    if first in inside or second in inside:
        return None
    if first not in gone and second not in gone:
        return constraint
    if constraint["attribute"] in SIZES:
        return None
    if constant is not None or first in gone:
        constraint["constant"] = constant or 0
        constraint.pop("gaps", None)
    if constraint.get("priority", 1000) == 1000:
        start = START if constraint["attribute"] in STARTS else REST
        constraint["priority"] = start if first in gone else NEIGHBOUR
    return constraint
