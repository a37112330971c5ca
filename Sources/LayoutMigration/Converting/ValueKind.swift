/// What an expression of layout code gives, as far as its file shows.
enum ValueKind: Equatable, Sendable {
  /// A number with decimals.
  case number
  /// A whole number, which other dialects take only after a conversion.
  case integer
  /// A view, or another item with a superview.
  case view
  /// A guide.
  case guide
  /// A width and a height.
  case size
  /// Two coordinates.
  case point
  /// Distances inside physical edges.
  case insets
  /// Distances inside edges in reading direction.
  case directionalInsets
  /// A priority.
  case priority
  /// A constraint.
  case constraint
  /// A handle of a chain.
  case handle
  /// A list of something.
  case list
  /// The file does not show it.
  case unknown

  /// Whether it is a number of either kind.
  var isNumber: Bool { self == .number || self == .integer }
  /// Whether it can stand on a side of a constraint.
  var isItem: Bool { self == .view || self == .guide }

  /// What a type's name says.
  init(ofType text: String) {
    var name = text
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    if name.hasPrefix("[") {
      self = .list
      return
    }
    let word = name.split(separator: ".").last.map(String.init) ?? name
    switch word {
    case "CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval": self = .number
    case "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64": self = .integer
    case "CGSize", "LayoutSize", "NSSize": self = .size
    case "CGPoint", "LayoutPoint", "NSPoint": self = .point
    case "UIEdgeInsets", "NSEdgeInsets", "LayoutInsets", "ConstraintInsets", "UIEdgeInsetsMake":
      self = .insets
    case "NSDirectionalEdgeInsets", "LayoutDirectionalInsets": self = .directionalInsets
    case "UILayoutGuide", "NSLayoutGuide", "LayoutGuide": self = .guide
    case "UILayoutPriority", "LayoutPriority", "ConstraintPriority": self = .priority
    case "NSLayoutConstraint", "LayoutConstraint": self = .constraint
    case "Constraint": self = .handle
    case "String", "Bool", "Any", "AnyObject", "URL", "Date", "CGRect", "UIColor", "UIFont",
      "UIImage", "Character", "Void":
      self = .unknown
    default:
      self = word.first?.isUppercase == true && !word.hasPrefix("NS") ? .view : .unknown
    }
  }

  /// What a name says by the way people name things, where no declaration is in sight.
  init(ofName name: String) {
    let word = name.lowercased()
    func ends(in endings: [String]) -> Bool { endings.contains { word.hasSuffix($0) } }
    if ["safearealayoutguide", "layoutmarginsguide", "readablecontentguide"].contains(word)
      || ends(in: ["guide"])
    {
      self = .guide
    } else if ends(in: ["insets"]) {
      self = .insets
    } else if ["self", "superview", "view", "contentview"].contains(word)
      || ends(in: [
        "view", "label", "button", "field", "stack", "container", "cell", "control", "bar", "icon",
        "line", "separator", "wrapper", "superview", "avatar", "badge", "switch", "slider", "image",
      ])
    {
      self = .view
    } else if ["x", "y"].contains(name) || name.hasSuffix("X") || name.hasSuffix("Y")
      || ends(in: [
        "height", "width", "padding", "margin", "spacing", "inset", "offset", "gap", "constant",
        "distance", "radius", "top", "bottom", "left", "right", "leading", "trailing", "side",
        "length",
        "space", "size", "dimension", "half", "double", "thickness", "value",
      ])
    {
      self = ends(in: ["size"]) ? .unknown : .number
    } else {
      self = .unknown
    }
  }
}
