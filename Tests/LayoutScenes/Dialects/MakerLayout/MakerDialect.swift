import MakerLayout

/// The scenes in the words of makers: one block per item, `updateConstraints` for new constants,
/// `remakeConstraints` for new shapes, handles for what comes and goes.
enum MakerDialect: SceneDialect {
  /// The dialect's module.
  static let name = "MakerLayout"
}
