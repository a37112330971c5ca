/// Operators and initialisers of the project's own that take words of a dialect.
///
/// Where a dialect takes nothing but a number, an expression of unknown kind is one; where the project
/// adds operators or initialisers, it may be something else.
struct OwnOverloads: Sendable {
  /// What an operator of the project's own takes beside a word of the dialect.
  private enum Operand {
    /// A number, or any type: nothing tells its uses from those of the dialect's own.
    case number
    /// A type of another kind.
    case other
  }

  private var operators: [String: Operand] = [:]
  /// Types that have an initialiser in an extension or a declaration of the files.
  private var initialised: Set<String> = []

  /// What relations and their sides are made of in Cartography and in this package's module.
  private static let sides: Set<String> = [
    "Expression", "Edge", "Edges", "HorizontalEdge", "VerticalEdge", "Dimension", "Size", "Point",
    "Center", "Extent", "Outline", "Middle", "Length", "Horizontal", "Vertical", "Insets",
    "ViewProxy", "LayoutProxy", "ItemProxy", "LayoutGuideProxy", "LayoutSupportProxy", "Property",
    "RelativeEquality", "RelativeInequality", "NumericalEquality", "NumericalInequality",
    "RelativeCompoundEquality", "RelativeCompoundInequality", "Relatable", "Scalable", "Position",
    "Addition", "Multiplication",
  ]
  private static let numbers: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "BinaryInteger", "BinaryFloatingPoint", "Numeric", "Any",
  ]
  private static let attributes: Set<String> = [
    "Attribute", "PositionAttribute", "DimensionAttribute", "CompoundAttribute",
    "CompoundPosition", "MiddleAttribute", "OutlineAttribute", "WrittenAttribute",
  ]

  /// Notes an operator that takes a side of a relation.
  ///
  /// - Parameters:
  ///   - keyword: The token of `func`.
  ///   - statement: The tokens of the declaration.
  ///   - source: The file.
  mutating func addOperator(at keyword: Int, _ statement: Range<Int>, _ source: SwiftSource) {
    guard keyword + 1 < statement.upperBound, source.tokens[keyword + 1].kind == .operator,
      let list = (keyword..<statement.upperBound).first(where: { source.isToken($0, "(") })
    else { return }
    let body = (list..<statement.upperBound).first { source.isToken($0, "{") }
    let words = (keyword..<(body ?? statement.upperBound)).map { source.text(at: $0) }
    guard words.contains(where: Self.sides.contains) else { return }
    let name = source.text(at: keyword + 1)
    let takesNumber = words.contains(where: Self.numbers.contains)
    operators[name] = takesNumber || operators[name] == .number ? .number : .other
  }

  /// Notes that the files give a type an initialiser.
  mutating func addInitializer(of type: String) { initialised.insert(type) }

  /// Whether an operator may be one of the project's own, between a side and an expression.
  ///
  /// - Parameters:
  ///   - sign: The operator.
  ///   - isNumber: Whether the expression is seen to be a number.
  /// - Returns: Whether it may be.
  func mayMean(_ sign: String, isNumber: Bool) -> Bool {
    switch operators[sign] {
    case .number: true
    case .other: !isNumber
    case nil: false
    }
  }

  /// Whether the files declare any operator that takes a side.
  var hasOperators: Bool { !operators.isEmpty }

  /// Whether an attribute of a name may be made of something else than a number.
  func mayInitialise(_ name: String) -> Bool {
    initialised.contains(name) || !initialised.isDisjoint(with: Self.attributes)
  }
}
