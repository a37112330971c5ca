extension SceneDocument {
  /// The format as a JSON schema (draft 2020-12), with a final newline.
  ///
  /// It says what can be said of each member alone. That names are unique and known, that attributes can
  /// be compared, and that priorities differ, is checked by ``SceneReading``.
  public static let schema = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Scene document, version 1",
      "type": "object",
      "required": ["version", "root"],
      "properties": {
        "version": {"const": 1},
        "name": {"type": "string"},
        "direction": {"enum": ["ltr", "rtl"]},
        "displayScale": {"type": "number", "minimum": 0},
        "siblingGap": {"$ref": "#/$defs/length"},
        "superviewGap": {"$ref": "#/$defs/length"},
        "root": {
          "allOf": [
            {"$ref": "#/$defs/item"},
            {
              "required": ["size"],
              "properties": {
                "size": {
                  "type": "object",
                  "required": ["width", "height"],
                  "properties": {"width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}}
                }
              }
            }
          ]
        },
        "states": {"type": "array", "items": {"$ref": "#/$defs/states"}},
        "places": {
          "type": "array",
          "items": {
            "allOf": [
              {"$ref": "#/$defs/states"},
              {
                "required": ["for"],
                "properties": {"for": {"$ref": "#/$defs/id"}, "within": {"$ref": "#/$defs/id"}}
              }
            ]
          }
        },
        "constraints": {"type": "array", "items": {"$ref": "#/$defs/constraint"}},
        "checks": {
          "type": "object",
          "properties": {
            "suppressed": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["rule", "reason"],
                "properties": {
                  "rule": {
                    "enum": [
                      "conflict", "cut-off", "overlap", "outside", "no-size",
                      "ambiguous", "tap-target", "negative-gap", "jump", "not-mirrored"
                    ]
                  },
                  "items": {"type": "array", "items": {"$ref": "#/$defs/id"}},
                  "reason": {"type": "string"}
                }
              }
            },
            "tapTargets": {"type": "array", "items": {"$ref": "#/$defs/id"}}
          }
        }
      },
      "$defs": {
        "number": {"type": "number", "minimum": -1e15, "maximum": 1e15},
        "length": {"type": "number", "minimum": 0, "maximum": 1e15},
        "priority": {"type": "number", "exclusiveMinimum": 0, "maximum": 1000},
        "id": {"type": "string", "minLength": 1},
        "insets": {
          "type": "object",
          "properties": {
            "top": {"$ref": "#/$defs/number"},
            "left": {"$ref": "#/$defs/number"},
            "bottom": {"$ref": "#/$defs/number"},
            "right": {"$ref": "#/$defs/number"}
          }
        },
        "priorities": {
          "type": "object",
          "properties": {
            "horizontal": {"$ref": "#/$defs/priority"},
            "vertical": {"$ref": "#/$defs/priority"}
          }
        },
        "guide": {
          "type": "object",
          "required": ["id"],
          "properties": {"id": {"$ref": "#/$defs/id"}}
        },
        "item": {
          "type": "object",
          "required": ["id"],
          "properties": {
            "id": {"$ref": "#/$defs/id"},
            "frame": {
              "type": "object",
              "properties": {
                "x": {"$ref": "#/$defs/number"},
                "y": {"$ref": "#/$defs/number"},
                "width": {"$ref": "#/$defs/length"},
                "height": {"$ref": "#/$defs/length"}
              }
            },
            "layoutMargins": {"$ref": "#/$defs/insets"},
            "safeAreaInsets": {"$ref": "#/$defs/insets"},
            "intrinsicContentSize": {
              "type": "object",
              "properties": {"width": {"$ref": "#/$defs/length"}, "height": {"$ref": "#/$defs/length"}}
            },
            "contentHugging": {"$ref": "#/$defs/priorities"},
            "compressionResistance": {"$ref": "#/$defs/priorities"},
            "baselineOffsets": {
              "type": "object",
              "properties": {"first": {"$ref": "#/$defs/number"}, "last": {"$ref": "#/$defs/number"}}
            },
            "alignmentRectInsets": {"$ref": "#/$defs/insets"},
            "direction": {"enum": ["ltr", "rtl"]},
            "text": {"type": "string"},
            "heights": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["width", "height"],
                "properties": {
                  "width": {"$ref": "#/$defs/length"},
                  "height": {"$ref": "#/$defs/length"},
                  "wholeHeight": {"$ref": "#/$defs/length"}
                }
              }
            },
            "order": {"type": "number", "minimum": 0, "maximum": 1e15},
            "hidden": {"type": "boolean"},
            "gone": {"type": "boolean"},
            "scrollContent": {"$ref": "#/$defs/id"},
            "children": {"type": "array", "items": {"$ref": "#/$defs/item"}},
            "guides": {"type": "array", "items": {"$ref": "#/$defs/guide"}}
          }
        },
        "attribute": {
          "enum": [
            "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
            "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin",
            "leadingMargin", "trailingMargin", "centerXWithinMargins", "centerYWithinMargins"
          ]
        },
        "names": {"type": "array", "minItems": 1, "items": {"type": "string", "minLength": 1}},
        "states": {
          "type": "object",
          "required": ["names"],
          "properties": {"names": {"$ref": "#/$defs/names"}, "current": {"type": "string"}}
        },
        "area": {"enum": ["safeArea", "margins", "readableContent"]},
        "constraint": {
          "type": "object",
          "anyOf": [
            {"required": ["first", "attribute"]},
            {"required": ["chain", "from", "fromAttribute", "to", "toAttribute"]},
            {"required": ["barrier", "edge", "of"]},
            {"required": ["guideline", "along"]},
            {"required": ["bias", "share", "from", "fromAttribute", "to", "toAttribute"]},
            {"required": ["ratio", "value"]}
          ],
          "dependentRequired": {"second": ["secondAttribute"], "secondAttribute": ["second"]},
          "properties": {
            "first": {"$ref": "#/$defs/id"},
            "firstArea": {"$ref": "#/$defs/area"},
            "attribute": {"$ref": "#/$defs/attribute"},
            "relation": {"enum": ["equal", "lessThanOrEqual", "greaterThanOrEqual"]},
            "second": {"$ref": "#/$defs/id"},
            "secondArea": {"$ref": "#/$defs/area"},
            "secondAttribute": {"$ref": "#/$defs/attribute"},
            "multiplier": {"$ref": "#/$defs/number"},
            "constant": {"$ref": "#/$defs/number"},
            "goneConstant": {"$ref": "#/$defs/number"},
            "gaps": {"$ref": "#/$defs/number"},
            "gapsBetweenSiblings": {"type": "boolean"},
            "chain": {"type": "array", "items": {"$ref": "#/$defs/id"}},
            "style": {"enum": ["spread", "spreadInside", "packed"]},
            "share": {"type": "number", "minimum": 0, "maximum": 1},
            "spacing": {"$ref": "#/$defs/number"},
            "weights": {"type": "array", "items": {"$ref": "#/$defs/length"}},
            "from": {"$ref": "#/$defs/id"},
            "fromArea": {"$ref": "#/$defs/area"},
            "fromAttribute": {"$ref": "#/$defs/attribute"},
            "to": {"$ref": "#/$defs/id"},
            "toArea": {"$ref": "#/$defs/area"},
            "toAttribute": {"$ref": "#/$defs/attribute"},
            "lead": {"$ref": "#/$defs/number"},
            "tail": {"$ref": "#/$defs/number"},
            "barrier": {"$ref": "#/$defs/id"},
            "edge": {"enum": ["top", "leading", "bottom", "trailing", "left", "right"]},
            "of": {"type": "array", "items": {"$ref": "#/$defs/id"}},
            "margin": {"$ref": "#/$defs/number"},
            "includesGone": {"type": "boolean"},
            "guideline": {"$ref": "#/$defs/id"},
            "along": {"enum": ["horizontal", "vertical"]},
            "start": {"$ref": "#/$defs/number"},
            "end": {"$ref": "#/$defs/number"},
            "fraction": {"type": "number", "minimum": 0, "maximum": 1},
            "bias": {"$ref": "#/$defs/id"},
            "ratio": {"$ref": "#/$defs/id"},
            "value": {"type": "number", "exclusiveMinimum": 0, "maximum": 1e15},
            "in": {"$ref": "#/$defs/names"},
            "priority": {"$ref": "#/$defs/priority"},
            "identifier": {"type": "string"},
            "dialect": {
              "enum": [
                "kernel", "operator", "maker", "attribute", "autopin",
                "ConstraintKernel", "OperatorLayout", "MakerLayout", "AttributeLayout", "AutoPinLayout",
                "UIKit", "Cartography", "SnapKit", "Masonry", "EasyPeasy", "PureLayout"
              ]
            },
            "source": {"type": "string"}
          }
        }
      }
    }

    """
}
