import ConstraintKernel

/// Numbers that stand together in one object of a document, each of which may be left out.
///
/// Their names are written once, here, for reading, writing and checking.
protocol SceneMeasures: Equatable {
  typealias Numbers = KeyValuePairs<String, any WritableKeyPath<Self, Double?> & Sendable>

  /// Each number by its name, in the order in which they are checked.
  ///
  /// Setting one to nil leaves it as it is where the format has no word for its absence.
  static var numbers: Numbers { get }
  /// What the whole must be, in words for messages.
  static var form: String { get }
  /// What every number must be, in words for messages.
  static var each: String { get }
}

extension SceneMeasures {
  static var each: String { "a number" }

  /// The numbers that are there, in the order in which they are checked.
  var present: [(key: String, value: Double)] {
    Self.numbers.compactMap { key, path in self[keyPath: path].map { (key, $0) } }
  }
}

extension LayoutRect: SceneMeasures {
  static let numbers: Numbers = [
    "x": \.origin.x.given, "y": \.origin.y.given,
    "width": \.size.width.given, "height": \.size.height.given,
  ]
  static var form: String { "an object with x, y, width and height" }
}

extension LayoutInsets: SceneMeasures {
  static let numbers: Numbers = [
    "top": \.top.given, "left": \.left.given, "bottom": \.bottom.given, "right": \.right.given,
  ]
  static var form: String { "an object with top, left, bottom and right" }
}

extension SceneItem.NaturalSize: SceneMeasures {
  static let numbers: Numbers = ["width": \.width, "height": \.height]
  static var form: String { "an object with width, height or both" }
  static var each: String { SceneReader.naturalLength }
}

extension SceneItem.AxisPriorities: SceneMeasures {
  static let numbers: Numbers = ["horizontal": \.horizontal.given, "vertical": \.vertical.given]
  static var form: String { "an object with horizontal, vertical or both" }
  static var each: String { SceneReader.priority }
}

extension SceneItem.BaselineOffsets: SceneMeasures {
  static let numbers: Numbers = ["first": \.first.given, "last": \.last.given]
  static var form: String { "an object with first, last or both" }
}

extension Double {
  /// The number as one that is always there: setting it to nil leaves it as it is.
  fileprivate var given: Double? {
    get { self }
    set { self = newValue ?? self }
  }
}
