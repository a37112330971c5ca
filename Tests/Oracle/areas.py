"""Areas of items as guides: what the safe area, the margins and the readable width leave of an item.

A guide lies inside its owner by insets: those of the safe area, or the margins. A readable area is no wider than 672
points, which this does not say: an item that leaves more between its margins is an error.
"""
import copy

SIDES = ("left", "top", "right", "bottom")
ENDS = ("first", "second", "from", "to")
GUIDES = {"safeArea": "safeAreaLayoutGuide", "margins": "layoutMarginsGuide",
          "readableContent": "readableContentGuide"}


def stated(document):
    """The same document without areas: guides stand for them, tied before all constraints.

    Those are behind the guides that an item has, in the order in which constraints name them.
    """
    ends = [(constraint, end) for constraint in document["constraints"] for end in ENDS
            if end + "Area" in constraint]
    if not ends:
        return document
    document = copy.deepcopy(document)
    items = {}

    def walk(item):
        items[item["id"]] = item
        for child in item.get("children", []):
            walk(child)

    walk(document["root"])
    ties, known = [], set()
    for constraint in document["constraints"]:
        for end in ENDS:
            area = constraint.pop(end + "Area", None)
            if area is None:
                continue
            owner = items[constraint[end]]
            guide = f"{owner['id']}.{GUIDES[area]}"
            constraint[end] = guide
            if guide in known:
                continue
            known.add(guide)
            owner.setdefault("guides", []).append({"id": guide})
            ties += tied(owner, guide, area)
    document["constraints"] = ties + document["constraints"]
    return document


def tied(owner, guide, area):
    """Four equations that place a guide in its owner, whose attributes speak of its alignment rectangle."""
    insets = owner.get("safeAreaInsets" if area == "safeArea" else "layoutMargins", {})
    alignment = owner.get("alignmentRectInsets", {})
    if area == "readableContent" and owner.get("size", {}).get("width", 0) > 672:
        raise RuntimeError("a readable area of an item that may be wider")
    for side in SIDES:
        distance = insets.get(side, 0) - alignment.get(side, 0)
        yield {"first": guide, "attribute": side, "second": owner["id"], "secondAttribute": side,
               "constant": -distance if side in ("right", "bottom") else distance}
