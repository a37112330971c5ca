/// A token of the small language that test programs are written in.
struct ProgramToken {
  enum Kind { case word, number, string, sign, end }
  let kind: Kind
  let text: String
  /// Whether it is the first one on its line.
  let startsLine: Bool
  let followsSpace: Bool
  var precedesSpace = true
}

/// An expression of a test program.
indirect enum ProgramExpression {
  case number(Double)
  case string(String)
  case name(String)
  /// `.left`, whose type its user knows.
  case implicit(String)
  case member(ProgramExpression, String)
  case call(ProgramExpression, [ProgramArgument])
  case index(ProgramExpression, ProgramExpression)
  case list([ProgramExpression])
  case tuple([ProgramArgument])
  case closure([String], [ProgramStatement])
  case prefix(String, ProgramExpression)
  case binary(String, ProgramExpression, ProgramExpression)
  case choice(ProgramExpression, ProgramExpression, ProgramExpression)
  /// `x?`, which ends its chain where x is nil.
  case optional(ProgramExpression)
  /// A chain that is nil where one of its parts is.
  case chain(ProgramExpression)
  case unwrapped(ProgramExpression)
}

struct ProgramArgument {
  let label: String?
  let value: ProgramExpression
}

/// A condition of `if`, `guard` or `while`.
enum ProgramCondition {
  case test(ProgramExpression)
  case binding(String, ProgramExpression)
}

/// A variable: stored, lazy, computed or observed.
struct ProgramVariable {
  let name: String
  let value: ProgramExpression?
  var isLazy = false
  var isStatic = false
  /// The body of a computed one.
  var getter: [ProgramStatement]?
  /// What is done after it is set.
  var observer: [ProgramStatement]?
}

final class ProgramFunction {
  let name: String
  let parameters: [(label: String?, name: String, value: ProgramExpression?)]
  let body: [ProgramStatement]
  let isStatic: Bool

  init(
    _ name: String,
    _ parameters: [(label: String?, name: String, value: ProgramExpression?)],
    _ body: [ProgramStatement],
    isStatic: Bool
  ) {
    self.name = name
    self.parameters = parameters
    self.body = body
    self.isStatic = isStatic
  }
}

/// A class, a structure, an enumeration, a protocol, or an extension of one.
final class ProgramType {
  let name: String
  var parents: [String]
  var variables: [ProgramVariable] = []
  var functions: [ProgramFunction] = []
  var nested: [ProgramType] = []
  var cases: [String] = []

  init(_ name: String, _ parents: [String]) {
    self.name = name
    self.parents = parents
  }
}

/// A statement of a test program.
indirect enum ProgramStatement {
  case expression(ProgramExpression)
  case variable(ProgramVariable)
  case tupleVariable([String], ProgramExpression)
  case assignment(String, ProgramExpression, ProgramExpression)
  case branch([ProgramCondition], [ProgramStatement], [ProgramStatement])
  case exit([ProgramCondition], [ProgramStatement])
  case selection(ProgramExpression, [(patterns: [ProgramExpression]?, body: [ProgramStatement])])
  case loop([String], ProgramExpression, ProgramExpression?, [ProgramStatement])
  case repetition([ProgramCondition], [ProgramStatement])
  case block([ProgramStatement])
  case deferred([ProgramStatement])
  case function(ProgramFunction)
  case type(ProgramType)
  case result(ProgramExpression?)
  case leaveLoop
  case nextRound
}
