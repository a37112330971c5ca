/// The scenes in the words of `AttributeLayout`.
enum AttributeDialect: SceneDialect {
  /// The dialect's module.
  static let name = "AttributeLayout"
}
