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
///
/// Constants that follow from frames have to be the same at both widths: heights of text, which
/// never grow with the width, and margins and insets of guides, which are what a safe area leaves.
struct LayoutActiveSet {
  private let outline: LayoutOutline
  private let constraints: [LayoutOutline.Reading]
  private let natural: [(place: Int, size: LayoutSize, followsWidth: Bool)]
  private let guides: [Int]
  /// What else decides frames, so that nothing can be proved; nil where nothing does.
  private(set) var obstacle: String?
  /// What is looked at again at every width, as views of classes of their own are laid out.
  private let watch: OwnClassWatch?

  /// Whether nothing but constraints, natural sizes and frames that are set decides frames.
  var isLinear: Bool { obstacle == nil }

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
    guides = outline.items.indices.filter { outline.items[$0].record.insetsInOwner != nil }
    obstacle = outline.obstacleToProofs
    watch = obstacle == nil ? OwnClassWatch(outline) : nil
  }

  /// The places of what wraps, in the order of their natural heights.
  var wrapping: [Int] { natural.filter(\.followsWidth).map(\.place) }

  /// Looks whether views of classes of their own still do what proofs take for granted.
  mutating func lookAgain() { obstacle = obstacle ?? watch?.obstacle }

  /// The signs of residuals at some frames, and the constants that follow from frames.
  struct Signs: Equatable {
    fileprivate var signs: [Int8] = []
    /// The natural heights of what wraps.
    fileprivate(set) var heights: [Double] = []
    /// The heights that their whole texts would take.
    fileprivate var wholeHeights: [Double] = []
    /// What margins and baselines add to constraints.
    fileprivate var offsets: [Double] = []
    /// How guides lie in their owners.
    fileprivate var insets: [LayoutInsets] = []

    /// Whether frames are linear from here to there.
    func isLinear(to other: Signs) -> Bool {
      guard heights == other.heights, wholeHeights == other.wholeHeights, offsets == other.offsets,
        insets == other.insets,
        signs.count == other.signs.count
      else { return false }
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
      for side in [constraint.first, constraint.second] {
        guard let side, side.attribute.dependsOnMetrics else { continue }
        read.offsets.append(outline.items[side.place].record.offset(of: side.attribute))
      }
    }
    for (place, size, followsWidth) in natural {
      let box = boxes[place]
      note(box.width - size.width)
      var height = size.height
      if followsWidth {
        height = outline.items[place].contentHeights(forWidth: box.width).natural
        read.heights.append(height)
        let whole = outline.wholeHeight(of: place, forWidth: box.width)
        read.wholeHeights.append(whole ?? height)
      }
      note(box.height - height)
    }
    for box in boxes {
      note(box.width)
      note(box.height)
    }
    read.insets = guides.map { outline.items[$0].record.insetsInOwner ?? .zero }
    return read
  }
}
