import ConstraintSolver

/// A side or extent of a view; right and bottom are sums of two of the four unknowns of a view.
enum Side: Int {
  case left
  case top
  case width
  case height
  case right
  case bottom
}

/// One linear constraint between the unknowns of views, in no solver's own terms.
///
/// Unknown `4 · view + part` is the left, top, width or height of a view.
struct LinearRow {
  /// An unknown and its factor.
  struct Product {
    /// The unknown.
    var unknown: Int32
    /// The factor.
    var coefficient: Double
  }

  /// The left-hand side, the first ``count`` of them.
  var products = InlineArray<4, Product>(repeating: Product(unknown: -1, coefficient: 0))
  /// How many products there are.
  var count = 0
  /// How the sum compares with the constant.
  var relation: Relation
  /// The right-hand side.
  var constant: Double
  /// 1000 is required.
  var priority: Double

  /// `view.side  relation  constant`.
  init(
    _ view: Int,
    _ side: Side,
    _ relation: Relation,
    _ constant: Double,
    priority: Double = 1_000
  ) {
    self.relation = relation
    self.constant = constant
    self.priority = priority
    add(view, side, 1)
  }

  /// `view.side  relation  multiplier · other.otherSide + constant`, required.
  init(
    _ view: Int,
    _ side: Side,
    _ relation: Relation,
    _ other: Int,
    _ otherSide: Side,
    multiplier: Double = 1,
    _ constant: Double
  ) {
    self.init(view, side, relation, constant)
    add(other, otherSide, -multiplier)
  }

  private mutating func add(_ view: Int, _ side: Side, _ factor: Double) {
    switch side {
    case .right:
      add(view, .left, factor)
      add(view, .width, factor)
    case .bottom:
      add(view, .top, factor)
      add(view, .height, factor)
    default:
      let unknown = Int32(view * 4 + side.rawValue)
      for index in 0..<count where products[index].unknown == unknown {
        products[index].coefficient += factor
        return
      }
      products[count] = Product(unknown: unknown, coefficient: factor)
      count += 1
    }
  }
}
