import ConstraintKernel

/// Reads which constraints hold with equality, and on which side the others lie.
///
/// With the same signs at two widths, frames are linear between them. Let *x* be the mean of both
/// solutions, weighted as the width lies between them: every residual is the same mean, so it has the
/// same sign, and the multipliers that prove the first solution best prove *x* best, as they depend
/// on signs and not on constants (the optimality conditions of linear programming; see A. Schrijver,
/// *Theory of Linear and Integer Programming*, section 7.9). Where residuals of one solution are 0
/// and those of the other are not, the mean has the signs of the other, and so its multipliers. It
/// takes for granted that the best solution is the only one.
struct LayoutActiveSet {
  private let outline: LayoutOutline
  private let constraints: [LayoutOutline.Reading]
  private let natural: [(place: Int, size: LayoutSize, followsWidth: Bool)]
  /// Whether nothing but constraints, natural sizes and frames that are set decides frames.
  let isLinear: Bool

  /// What the rounding of frames to millionths cannot tell from 0, in points.
  private static let nothing = 1e-5

  init(_ outline: LayoutOutline) {
    self.outline = outline
    constraints = outline.constraints.compactMap(outline.reading)
    natural = outline.items.indices.compactMap { place in
      let item = outline.items[place]
      let (size, followsWidth) = (item.intrinsicContentSize, item.contentHeightFollowsWidth)
      return size.width >= 0 || size.height >= 0 || followsWidth
        ? (place, size, followsWidth) : nil
    }
    let scale = outline.items.first?.effectiveEnvironment.displayScale ?? 0
    isLinear = scale == 0 && outline.items.allSatisfy(\.isPlain)
  }

  /// The signs of residuals at some frames, and the constants that follow from widths.
  struct Signs {
    fileprivate var signs: [Int8] = []
    /// The natural heights of what wraps.
    fileprivate var heights: [Double] = []

    /// Whether frames are linear from here to there.
    func isLinear(to other: Signs) -> Bool {
      guard heights == other.heights, signs.count == other.signs.count else { return false }
      var (losesSign, gainsSign) = (false, false)
      for (sign, next) in zip(signs, other.signs) where sign != next {
        if next == 0 {
          losesSign = true
        } else if sign == 0 {
          gainsSign = true
        } else {
          return false
        }
      }
      return !losesSign || !gainsSign
    }
  }

  /// The signs of constraints, natural sizes, and sizes that could be below 0.
  ///
  /// - Complexity: O(*n*) in constraints and items.
  func signs(in boxes: [LayoutRect]) -> Signs {
    var read = Signs()
    read.signs.reserveCapacity(constraints.count + 2 * natural.count + 2 * boxes.count)
    func note(_ difference: Double) {
      read.signs.append(difference > Self.nothing ? 1 : difference < -Self.nothing ? -1 : 0)
    }
    for constraint in constraints {
      let (first, second) = outline.values(of: constraint, in: boxes)
      note(first - second)
    }
    for (place, size, followsWidth) in natural {
      let box = boxes[place]
      note(box.width - size.width)
      var height = size.height
      if followsWidth {
        height = outline.items[place].intrinsicContentHeight(forWidth: box.width)
        read.heights.append(height)
      }
      note(box.height - height)
    }
    for box in boxes {
      note(box.width)
      note(box.height)
    }
    return read
  }
}

extension LayoutItem {
  /// Whether the item is one of the kernel's own, of which it is known how its frame comes about.
  fileprivate var isPlain: Bool {
    let type = type(of: self)
    return type == LayoutView.self || type == LayoutGuide.self || type == LayoutLabel.self
      || type == LayoutStackView.self || type == SceneView.self
  }
}
