import LayoutScenes

/// The scenes in the source code that LayoutMigration printed for them.
enum PrintedScenes {
  /// One conforming type for each dialect, named by the dialect's word on the command line.
  static var dialects: [any SceneDialect.Type] {
    [
      PrintedOperators.self,
      PrintedMaker.self,
      PrintedAttributes.self,
      PrintedAutoPin.self,
      PrintedAnchors.self,
      PrintedConstraints.self,
    ]
  }
}

/// The scenes as printed for `OperatorLayout`.
enum PrintedOperators: SceneDialect {
  /// The dialect's word on the command line.
  static let name = "operator"
}

/// The scenes as printed for `MakerLayout`.
enum PrintedMaker: SceneDialect {
  /// The dialect's word on the command line.
  static let name = "maker"
}

/// The scenes as printed for `AttributeLayout`.
enum PrintedAttributes: SceneDialect {
  /// The dialect's word on the command line.
  static let name = "attribute"
}

/// The scenes as printed for `AutoPinLayout`.
enum PrintedAutoPin: SceneDialect {
  /// The dialect's word on the command line.
  static let name = "autopin"
}

/// The scenes as printed in layout anchors.
enum PrintedAnchors: SceneDialect {
  /// The dialect's word on the command line.
  static let name = "anchors"
}

/// The scenes as printed in item initialisers.
enum PrintedConstraints: SceneDialect {
  /// The dialect's word on the command line.
  static let name = "constraint"
}
