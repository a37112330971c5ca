package import ConstraintKernel
import Dialects

/// The words of the format for the kernel's enumerations.
enum SceneWords {
  /// Every attribute of an item; the kernel's names are the format's.
  static let attributes = Dictionary(
    uniqueKeysWithValues: LayoutConstraint.Attribute.allCases.filter(\.isPart).map { ("\($0)", $0) }
  )
  static let relations = Dictionary(
    uniqueKeysWithValues: LayoutConstraint.Relation.allCases.map { ($0.caseName, $0) }
  )
  /// Every dialect by all spellings of its name.
  static let dialects: [String: LayoutDialect] = Dictionary(
    uniqueKeysWithValues: DialectName.allCases.flatMap { name in
      name.dialect.map { dialect in name.spellings.map { ($0, dialect) } } ?? []
    }
  )
  static let areas = Dictionary(
    uniqueKeysWithValues: LayoutArea.allCases.map { ("\($0)", $0) }
  )
  static let directions = Dictionary(
    uniqueKeysWithValues: LayoutReadingDirection.allCases.map { ($0.name, $0) }
  )

  /// The word that stands for a value.
  static func word<Value: Equatable>(for value: Value, in words: [String: Value]) -> String {
    words.first { $0.value == value }?.key ?? ""
  }
}

extension LayoutReadingDirection {
  /// What a direction is called in JSON, on command lines and in names of cases: `ltr` or `rtl`.
  package var name: String { self == .leftToRight ? "ltr" : "rtl" }
}

extension LayoutConstraint.Attribute {
  /// Whether it is an attribute of an item at all.
  var isPart: Bool { self != .notAnAttribute }

  /// Whether it is a width or a height.
  var isSize: Bool { self == .width || self == .height }

  /// What it can be paired with, in words for messages.
  var partners: String {
    if isSize { return "width or height" }
    if axis == .vertical { return "a vertical position" }
    if isDirectional { return "leading, trailing, centerX or a leading or trailing margin" }
    if isPhysicalSide { return "left, right, centerX or a left or right margin" }
    return "a horizontal position"
  }

  /// Whether a constraint of a scene may compare the two attributes.
  ///
  /// Sizes go with sizes, horizontal positions with horizontal ones, vertical with vertical; `left`
  /// and `right` do not go with `leading` and `trailing`, because the two change places
  /// independently when the direction does.
  func canMeet(_ other: LayoutConstraint.Attribute) -> Bool {
    guard isPart, other.isPart, isSize == other.isSize else { return false }
    if isSize { return true }
    let isMixed = isDirectional && other.isPhysicalSide || isPhysicalSide && other.isDirectional
    return axis == other.axis && !isMixed
  }
}
