/// What an expression of layout code gives, as far as its file shows.
enum ValueKind: Equatable, Sendable {
  /// A number with decimals.
  case number
  /// A number of another type, such as `Int`, which other dialects take only after a conversion.
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
    case "CGFloat", "Double", "Float64", "TimeInterval": self = .number
    case "Float", "Float32", "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64": self = .integer
    case "CGSize", "LayoutSize", "NSSize": self = .size
    case "CGPoint", "LayoutPoint", "NSPoint": self = .point
    case "UIEdgeInsets", "NSEdgeInsets", "LayoutInsets", "ConstraintInsets", "UIEdgeInsetsMake":
      self = .insets
    case "NSDirectionalEdgeInsets", "LayoutDirectionalInsets": self = .directionalInsets
    case "UILayoutGuide", "NSLayoutGuide", "LayoutGuide", "ConstraintLayoutGuide": self = .guide
    case "UILayoutPriority", "LayoutPriority", "ConstraintPriority": self = .priority
    case "NSLayoutConstraint", "LayoutConstraint": self = .constraint
    case "Constraint": self = .handle
    case "String", "Bool", "Any", "AnyObject", "URL", "Date", "CGRect", "UIColor", "UIFont",
      "UIImage", "Character", "Void", "ConstraintGroup", "ConstraintItem":
      self = .unknown
    default:
      // What a chain takes on its other side may be anything: `ConstraintRelatableTarget`.
      let isOpen = word.hasPrefix("NS") || word.hasPrefix("Constraint") && word.hasSuffix("Target")
      self = word.first?.isUppercase == true && !isOpen ? .view : .unknown
    }
  }
}
