/// A side, centre, size or baseline as logs spell it.
package enum LogAttribute: String, Sendable, CaseIterable {
  case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
  case firstBaseline, lastBaseline, baseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins
  case minX, midX, maxX, minY, midY, maxY
  /// An attribute whose name the log does not say: Masonry prints `(null)` for those it does not
  /// know.
  case unknown = "(null)"

  /// What an attribute measures along its axis.
  enum Kind {
    case start, end, center, size, firstBaseline, lastBaseline
  }

  var kind: Kind {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .minX, .minY: .start
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .maxX, .maxY:
      .end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .midX, .midY: .center
    case .width, .height, .unknown: .size
    case .firstBaseline: .firstBaseline
    case .lastBaseline, .baseline: .lastBaseline
    }
  }

  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .baseline, .topMargin,
      .bottomMargin, .centerYWithinMargins, .minY, .midY, .maxY:
      true
    default: false
    }
  }

  /// Whether it is measured from an item's margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether it follows the reading direction.
  var isReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a place and not a size.
  var isLocation: Bool { kind != .size }

  /// Whether only rows made of autoresizing masks have it.
  var isAutoresizing: Bool {
    switch self {
    case .minX, .midX, .maxX, .minY, .midY, .maxY: true
    default: false
    }
  }
}
