import MakerLayout

/// The scenes as users of makers write them.
public enum MakerDialect: SceneDialect {
  /// The module.
  public static var name: String { "MakerLayout" }
}
