public import ConstraintKernel

/// A layout as data: a tree of items and the constraints between them, in version 1 of the format.
///
/// A document says nothing of any programming language, so tests, bug reports, benchmarks and other
/// engines can share it. Lengths are points, priorities are levels in (0, 1000].
///
///     let document = try SceneReading(json: text).document
///     let answer = try document.solved()
///     print(answer.frames["avatar"])
public struct SceneDocument: Hashable, Sendable {
  /// The only version of the format there is.
  public static let version = 1

  /// How many items may stand above one item, the root included.
  ///
  /// Readers and writers refuse deeper trees instead of running out of stack; a JSON reader that
  /// gives up at 512 nested containers still reads a tree of this depth.
  public static let deepestNesting = 250

  /// The largest magnitude a length, a constant or a multiplier may have.
  ///
  /// Beyond about nine times that, doubles no longer tell one point from the next; sums and products
  /// of numbers that are much larger overflow.
  public static let largestNumber = 1e15

  /// What the scene calls itself; empty when it has no name.
  public var name: String

  /// The direction `leading` and `trailing` follow, `leftToRight` by default.
  public var direction: LayoutReadingDirection

  /// Pixels per point that frames are rounded to; 0, the default, leaves them as they are.
  public var displayScale: Double

  /// The root's fixed size; the root stands at (0, 0).
  public var size: LayoutSize

  /// The usual gap between siblings, in points.
  package var siblingGap = LayoutEnvironment().siblingGap

  /// The usual gap between an item and what lies in it, in points.
  package var superviewGap = LayoutEnvironment().superviewGap

  /// The item everything else stands in.
  public var root: SceneItem

  /// The constraints between the items, in the order they are added.
  public var constraints: [SceneConstraint]

  /// Sets of constraints of which one is in layout, as they were defined: states, and places to try.
  package var alternatives: [SceneAlternatives] = []

  /// What checks of the scene have to know.
  public var checks: SceneChecks

  /// Creates a document from its parts, unchecked; see ``validate()``.
  public init(
    name: String = "",
    direction: LayoutReadingDirection = .leftToRight,
    displayScale: Double = 0,
    size: LayoutSize,
    root: SceneItem,
    constraints: [SceneConstraint] = [],
    checks: SceneChecks = SceneChecks()
  ) {
    self.name = name
    self.direction = direction
    self.displayScale = displayScale
    self.size = size
    self.root = root
    self.constraints = constraints
    self.checks = checks
  }
}
