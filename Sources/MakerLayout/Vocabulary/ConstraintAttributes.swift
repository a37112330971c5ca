/// A set of attributes that one description speaks of, such as the four edges.
///
/// A set becomes one constraint per attribute, always in the same order whatever the order in
/// which a chain names them: left, top, right, bottom, leading, trailing, width, height, centres,
/// baselines, then the margins in the same manner.
public struct ConstraintAttributes: OptionSet, Hashable, Sendable {
  /// One bit per attribute, the first of the order in the lowest bit.
  public let rawValue: UInt32

  /// Makes a set from its bits; bits beyond the twentieth stand for nothing.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
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
}

extension ConstraintAttributes {
  /// How many single attributes there are.
  var count: Int {
    let bits = rawValue & Self.all
    // Mostly there is one.
    return bits != 0 && bits & (bits - 1) == 0 ? 1 : bits.nonzeroBitCount
  }

  /// The single attributes, in the order in which their constraints come.
  var atoms: Atoms { Atoms(bits: rawValue & Self.all) }

  private static var all: UInt32 { 1 << 20 - 1 }

  /// Single attributes, read off the bits one by one.
  struct Atoms: Sequence, IteratorProtocol {
    fileprivate var bits: UInt32

    var first: LayoutConstraint.Attribute? {
      var rest = self
      return rest.next()
    }

    mutating func next() -> LayoutConstraint.Attribute? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return LayoutConstraint.Attribute(bit: bits.trailingZeroBitCount)
    }
  }
}

extension LayoutConstraint.Attribute {
  /// The kernel's word for a bit, counted from the lowest.
  fileprivate init?(bit: Int) {
    switch bit {
    case 0: self = .left
    case 1: self = .top
    case 2: self = .right
    case 3: self = .bottom
    case 4: self = .leading
    case 5: self = .trailing
    case 6: self = .width
    case 7: self = .height
    case 8: self = .centerX
    case 9: self = .centerY
    case 10: self = .lastBaseline
    case 11: self = .firstBaseline
    case 12: self = .leftMargin
    case 13: self = .rightMargin
    case 14: self = .topMargin
    case 15: self = .bottomMargin
    case 16: self = .leadingMargin
    case 17: self = .trailingMargin
    case 18: self = .centerXWithinMargins
    case 19: self = .centerYWithinMargins
    default: return nil
    }
  }
}
