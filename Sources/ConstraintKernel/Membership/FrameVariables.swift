import ConstraintSolver

/// The four variables of an item in the solver: where its frame begins on both axes, and its size.
///
/// Horizontally a frame begins where reading does: `x` is the distance of its left edge from the
/// parent's left edge or, in a parent that reads right to left, that of its right edge from the
/// parent's right edge; see ``ItemRecord/Flags/startsAtRight``. So a layout and its mirror image have
/// the same rows, and whatever the solver chooses among equals is mirrored, too.
///
/// The solver counts variables from 0 and hands them out in blocks; as all blocks of an engine are
/// of this size, a variable tells its block and which part of the frame it is.
struct FrameVariables {
  static let count = 4
  /// Of each block width and height are required not to be negative.
  static let nonnegative: UInt64 = 0b1100
  /// Left and top are chosen after all sizes.
  static let positions: UInt64 = 0b0011

  let x: Variable
  var top: Variable { Variable(index: x.index + 1) }
  var width: Variable { Variable(index: x.index + 2) }
  var height: Variable { Variable(index: x.index + 3) }

  /// Where the block stands among all that the engine ever had.
  var block: Int { Self.block(of: x) }

  /// The block that a variable belongs to.
  static func block(of variable: Variable) -> Int { Int(variable.index) / count }

  /// The part of a frame that a variable stands for; the start on the horizontal axis for x.
  static func part(of variable: Variable) -> LayoutAmbiguity.Part {
    LayoutAmbiguity.Part.allCases[Int(variable.index) % count]
  }

  /// Where the frame begins on an axis.
  func start(on axis: LayoutAxis) -> Variable { axis == .horizontal ? x : top }

  /// How long the frame is on an axis.
  func length(on axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
}
