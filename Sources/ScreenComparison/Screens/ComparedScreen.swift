public import ConstraintKernel
public import LayoutFormats

/// A screen that was built for a comparison.
public struct BuiltScreen {
  /// The root, an item of any class; the comparison sets its frame.
  package let root: any LayoutItem
  /// Puts the screen into one of its states.
  package let show: (String) -> Void
  /// What has to stay alive as long as the screen.
  package let owner: Any?
  /// Whether its constraints were written in source code that findings can point to.
  let hasOrigins: Bool

  /// Makes a screen; one without states ignores what is asked for.
  public init(
    _ root: any LayoutItem,
    owner: Any? = nil,
    show: @escaping (String) -> Void = { _ in }
  ) {
    self.root = root
    self.owner = owner
    self.show = show
    hasOrigins = true
  }

  /// Makes a screen of a document, whose constraints no line of source code has written.
  init(_ tree: SceneTree) {
    root = tree.root
    owner = tree
    show = { _ in }
    hasOrigins = false
  }
}

/// A screen in two versions, each with a builder or a recording of earlier times.
public struct ComparedScreen {
  /// Where a version comes from.
  public enum Version {
    /// A builder, which makes a fresh screen each time.
    case builder(() throws -> BuiltScreen)
    /// What was recorded earlier.
    case recording(LayoutRecording)
  }

  /// What people call the screen.
  package let name: String
  /// Its states; empty for a screen that has one.
  package let states: [String]
  /// The version that is known to be right.
  package let old: Version
  /// The version that is judged.
  package let new: Version

  /// Names two versions of a screen.
  public init(_ name: String, states: [String] = [], old: Version, new: Version) {
    self.name = name
    self.states = states
    self.old = old
    self.new = new
  }

  /// Names two builders of a screen without states.
  public init(
    _ name: String,
    old: @escaping () throws -> any LayoutItem,
    new: @escaping () throws -> any LayoutItem
  ) {
    self.init(
      name,
      old: .builder { BuiltScreen(try old()) },
      new: .builder { BuiltScreen(try new()) }
    )
  }

  /// Names two scene documents.
  public init(_ name: String, old: SceneDocument, new: SceneDocument) {
    func version(_ document: SceneDocument) -> Version {
      .builder { BuiltScreen(try SceneTree(document)) }
    }
    self.init(name, old: version(old), new: version(new))
  }
}
