import ConstraintSolver

/// The four variables of an item in the solver: left, top, width and height of its frame.
///
/// The solver counts variables from 0 and hands them out in blocks; as all blocks of an engine are
/// of this size, a variable tells its block and which part of the frame it is.
struct FrameVariables {
  static let count = 4
  /// Of each block width and height are required not to be negative.
  static let nonnegative: UInt64 = 0b1100
  /// Left and top are chosen after all sizes.
  static let positions: UInt64 = 0b0011

  let left: Variable
  var top: Variable { Variable(index: left.index + 1) }
  var width: Variable { Variable(index: left.index + 2) }
  var height: Variable { Variable(index: left.index + 3) }

  /// Where the block stands among all that the engine ever had.
  var block: Int { Self.block(of: left) }

  /// The block that a variable belongs to.
  static func block(of variable: Variable) -> Int { Int(variable.index) / count }

  /// The part of a frame that a variable stands for.
  static func part(of variable: Variable) -> LayoutAmbiguity.Part {
    LayoutAmbiguity.Part.allCases[Int(variable.index) % count]
  }

  /// Where the frame begins on an axis.
  func start(on axis: LayoutAxis) -> Variable { axis == .horizontal ? left : top }

  /// How long the frame is on an axis.
  func length(on axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
}
