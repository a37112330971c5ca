/// Kinds of attributes as sets of bits, so that asking for a kind takes two instructions.
enum AttributeSet {
  /// Edges at the end of their axis: a whole length away from its start.
  @inline(__always)
  static var farEdges: UInt32 {
    bit(.right) | bit(.rightMargin) | bit(.trailing) | bit(.trailingMargin) | bit(.bottom)
      | bit(.bottomMargin) | bit(.lastBaseline)
  }
  /// Half a length away from the start of the axis.
  @inline(__always)
  static var middles: UInt32 {
    bit(.centerX) | bit(.centerY) | bit(.centerXWithinMargins) | bit(.centerYWithinMargins)
  }
  /// Those along the horizontal axis.
  @inline(__always)
  static var horizontal: UInt32 {
    bit(.left) | bit(.right) | bit(.leading) | bit(.trailing) | bit(.width) | bit(.centerX)
      | bit(.leftMargin) | bit(.rightMargin) | bit(.leadingMargin) | bit(.trailingMargin)
      | bit(.centerXWithinMargins)
  }
  /// Lengths.
  @inline(__always)
  static var sizes: UInt32 {
    bit(.width) | bit(.height)
  }
  /// Those that follow the reading direction.
  @inline(__always)
  static var directional: UInt32 {
    bit(.leading) | bit(.trailing) | bit(.leadingMargin) | bit(.trailingMargin)
  }
  /// Those that depend on data of the item beside its frame: margins or baselines.
  @inline(__always)
  static var metrics: UInt32 { ~(bit(.lastBaseline) - 1) }
  /// Horizontal positions of the frame itself that do not follow the reading direction.
  @inline(__always)
  static var plainHorizontal: UInt32 {
    bit(.left) | bit(.right) | bit(.centerX)
  }
  /// Horizontal positions of the frame itself, its edges told apart by the reading direction.
  @inline(__always)
  static var plainDirectional: UInt32 {
    bit(.leading) | bit(.trailing) | bit(.centerX)
  }
  /// Vertical positions of the frame itself.
  @inline(__always)
  static var plainVertical: UInt32 {
    bit(.top) | bit(.bottom) | bit(.centerY)
  }

  /// Whether a constraint's attributes are about frames alone, and can always be compared: positions
  /// along one axis, edges told apart in one way, or lengths.
  ///
  /// The second attribute is nothing where there is no second item.
  @inline(__always)
  static func isPlain(
    _ first: LayoutConstraint.Attribute,
    _ second: LayoutConstraint.Attribute?
  ) -> Bool {
    guard let second else { return first.bit & sizes != 0 }
    let both = first.bit | second.bit
    return both & ~plainHorizontal == 0 || both & ~plainVertical == 0 || both & ~sizes == 0
      || both & ~plainDirectional == 0
  }

  @inline(__always)
  private static func bit(_ attribute: LayoutConstraint.Attribute) -> UInt32 { attribute.bit }
}

extension LayoutConstraint.Attribute {
  /// The attribute as one bit of an ``AttributeSet``.
  @inline(__always)
  var bit: UInt32 { 1 &<< UInt32(truncatingIfNeeded: rawValue) }

  @inline(__always)
  func isAny(of set: UInt32) -> Bool { set & bit != 0 }
}
