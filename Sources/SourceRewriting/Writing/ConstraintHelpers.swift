/// Methods of a project's own that set one property of a constraint and return it, as `withPriority`
/// does in `height.constraint(equalToConstant: 40).withPriority(.defaultHigh)`.
///
/// They are known by their bodies: `self.priority = priority` and `return self`, in an extension of
/// constraints.
struct ConstraintHelpers: Sendable {
  /// What a method sets.
  enum Property: String {
    case priority
    case identifier
  }

  private struct Method {
    let property: Property
    /// Whether its argument is a priority, and not a number of which it makes one.
    let takesValue: Bool
    /// Whether other files may not call it.
    let isPrivate: Bool
  }

  /// By name and label: `withPriority(_:)`.
  private var methods: [String: Method] = [:]

  /// Knows no methods.
  init() {}

  /// Adds the methods that another file declares.
  mutating func add(_ other: ConstraintHelpers) {
    methods.merge(other.methods) { one, _ in one }
  }

  /// Forgets the methods that other files may not call.
  mutating func removePrivate() {
    methods = methods.filter { !$0.value.isPrivate }
  }

  /// The methods that a file declares.
  init(_ source: SwiftSource, _ scopes: ScopeMap) {
    for scope in scopes.scopes
    where scope.kind == .function && scope.parameters.count == 1
      && Self.types.contains(scope.typeName) && source.isToken(scope.keyword, "func")
    {
      let parameter = scope.parameters[0]
      guard let colon = parameter.first(where: { source.isToken($0, ":") }),
        let property = Self.property(scope, source.text(at: colon - 1), source)
      else { continue }
      let type = source.text(ofTokens: colon + 1..<parameter.upperBound)
      let name = source.text(at: scope.keyword + 1)
      let label = source.text(at: parameter.lowerBound)
      methods["\(name)(\(label):)"] = Method(
        property: property,
        takesValue: ["UILayoutPriority", "LayoutPriority", "String"].contains(type),
        isPrivate: [scope.keyword, scopes.scopes[scope.parent].keyword].contains {
          Self.isPrivate(declaration: $0, source)
        }
      )
    }
  }

  /// Whether one of the words in front of `func` or `extension` keeps it to its file.
  private static func isPrivate(declaration keyword: Int, _ source: SwiftSource) -> Bool {
    var index = keyword - 1
    while index >= 0, source.tokens[index].kind == .word, !source.tokens[index + 1].startsLine {
      if ["private", "fileprivate"].contains(source.text(at: index)) { return true }
      index -= 1
    }
    return false
  }

  private static let types: Set<String> = ["NSLayoutConstraint", "LayoutConstraint"]

  /// The property that a body sets to its parameter before it returns the constraint.
  private static func property(
    _ scope: ScopeMap.Scope,
    _ parameter: String,
    _ source: SwiftSource
  ) -> Property? {
    guard scope.statements.count == 2 else { return nil }
    let last = source.text(ofTokens: scope.statements[1])
    guard last == "return self" || last == "self" else { return nil }
    let setting = source.text(ofTokens: scope.statements[0]).filter { $0 != " " }
    let values = [
      parameter, "UILayoutPriority(\(parameter))", "UILayoutPriority(rawValue:\(parameter))",
      ".init(\(parameter))", ".init(rawValue:\(parameter))",
    ]
    for property in [Property.priority, .identifier] {
      let isSet = values.contains { value in
        setting == "\(property)=\(value)" || setting == "self.\(property)=\(value)"
      }
      if isSet { return property }
    }
    return nil
  }

  // MARK: Use

  /// What a call on a constraint sets; nil for any other method.
  func property(of call: CallChain.Link) -> Property? {
    guard let argument = call.arguments?.first, call.arguments?.count == 1, call.closures.isEmpty
    else { return nil }
    return methods["\(call.name)(\(argument.label ?? "_"):)"]?.property
  }

  /// A call that sets the priority, up to its argument: `withPriority(`.
  var priorityCall: String? {
    let names = methods.filter { $0.value.property == .priority && $0.value.takesValue }.keys
    guard let name = names.min() else { return nil }
    return name.hasSuffix("(_:)") ? String(name.dropLast(3)) : String(name.dropLast()) + " "
  }
}
