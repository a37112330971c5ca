import ConstraintKernel

/// A set of attributes that one description speaks of, such as the four edges.
///
/// A set becomes one constraint per attribute, always in the same order whatever the order in
/// which a chain names them: left, top, right, bottom, leading, trailing, width, height, centres,
/// baselines, then the margins in the same manner.
public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  /// One bit per attribute, the first of the order in the lowest bit.
  public let rawValue: UInt32

  /// Makes a set from its bits; bits beyond the twentieth stand for nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension ConstraintAttributes {
  static let left = Self(rawValue: 1 << 0)
  static let top = Self(rawValue: 1 << 1)
  static let right = Self(rawValue: 1 << 2)
  static let bottom = Self(rawValue: 1 << 3)
  static let leading = Self(rawValue: 1 << 4)
  static let trailing = Self(rawValue: 1 << 5)
  static let width = Self(rawValue: 1 << 6)
  static let height = Self(rawValue: 1 << 7)
  static let centerX = Self(rawValue: 1 << 8)
  static let centerY = Self(rawValue: 1 << 9)
  static let lastBaseline = Self(rawValue: 1 << 10)
  static let firstBaseline = Self(rawValue: 1 << 11)
  static let leftMargin = Self(rawValue: 1 << 12)
  static let rightMargin = Self(rawValue: 1 << 13)
  static let topMargin = Self(rawValue: 1 << 14)
  static let bottomMargin = Self(rawValue: 1 << 15)
  static let leadingMargin = Self(rawValue: 1 << 16)
  static let trailingMargin = Self(rawValue: 1 << 17)
  static let centerXWithinMargins = Self(rawValue: 1 << 18)
  static let centerYWithinMargins = Self(rawValue: 1 << 19)

  /// The kernel's word for each bit, from the lowest.
  private static let order: [LayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
    .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
  ]

  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let edges: Self = [.horizontalEdges, .verticalEdges]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let directionalEdges: Self = [.directionalHorizontalEdges, .verticalEdges]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]

  /// The single attributes, in the order in which their constraints come.
  var all: Singles { Singles(rest: rawValue & (1 << UInt32(Self.order.count) - 1)) }

  /// How many attributes there are.
  var count: Int { all.rest.nonzeroBitCount }

  /// The only attribute; nil for none and for several.
  var only: LayoutConstraint.Attribute? {
    var attributes = all
    return count == 1 ? attributes.next() : nil
  }

  /// The single attributes of a set, one after another.
  struct Singles: Sequence, IteratorProtocol {
    fileprivate var rest: UInt32

    mutating func next() -> LayoutConstraint.Attribute? {
      guard rest != 0 else { return nil }
      defer { rest &= rest - 1 }
      return ConstraintAttributes.order[rest.trailingZeroBitCount]
    }
  }

  /// How the attributes of a set are compared with those of another one.
  enum Pairing {
    /// Each with the same one.
    case same
    /// Each with this one.
    case one(LayoutConstraint.Attribute)
    /// Each edge with the margin beside it.
    case margins
    /// Each margin with the edge beside it.
    case edges

    /// What an attribute is compared with.
    func partner(of attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute {
      switch self {
      case .same: attribute
      case .one(let partner): partner
      case .margins: attribute.margin
      case .edges: attribute.edge
      }
    }
  }

  /// What each of ``all`` is compared with; nil if the two sets do not match.
  ///
  /// No targets mean the same attributes; one target serves every attribute; edges go with
  /// margins, one by one.
  func pairing(with targets: ConstraintAttributes) -> Pairing? {
    if targets.isEmpty || targets == self { return .same }
    if let partner = targets.only { return .one(partner) }
    return switch (self, targets) {
    case (.edges, .margins), (.directionalEdges, .directionalMargins): .margins
    case (.margins, .edges), (.directionalMargins, .directionalEdges): .edges
    default: nil
    }
  }
}
