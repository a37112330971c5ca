/// What an expression of a test program gives.
indirect enum ProgramValue {
  case none
  case number(Double)
  case bool(Bool)
  case string(String)
  case list([ProgramValue])
  case tuple([ProgramValue])
  case instance(ProgramInstance)
  case function(ProgramNative)
  /// A type of the program or of the platform, by its name.
  case type(String)
  /// `.left` or `.custom(600)`.
  case implicit(String, [ProgramValue])
  /// Insets, a size or a point, by its parts.
  case structure([String: Double])
  case constraint(ProgramConstraint)
  case anchor(ProgramSide)
  /// What SnapKit, EasyPeasy and Cartography ask of an item.
  case maker(ProgramInstance)
  case attributes(ProgramInstance)
  case proxy(ProgramInstance)
  /// Sides of Cartography, with what is added to each.
  case linear([ProgramLinear])
  case chain(ProgramChain)
  case attribute(ProgramAttribute)
  case signed(String, Double, Double)
  case group(ProgramGroup)
  case handle([ProgramConstraint])
}

typealias ProgramNative = ([(label: String?, value: ProgramValue)]) throws -> ProgramValue

/// An object of a test program: an item of the platform's, or one of the program's own classes.
final class ProgramInstance {
  let type: String
  let order: Int
  var name: String?
  var fields: [String: ProgramValue] = [:]
  weak var superview: ProgramInstance?
  var subviews: [ProgramInstance] = []
  var isGuide = false
  var clearsFlag = false
  /// The constraints that its chains made and that are active.
  var made: [ProgramConstraint] = []
  /// The constraints that its attributes made, and the slot of each.
  var claims: [(slot: String, constraint: ProgramConstraint)] = []

  init(_ type: String, order: Int) {
    self.type = type
    self.order = order
  }
}

struct ProgramSide {
  let item: ProgramInstance
  let attribute: String
}

/// A constraint, active or not.
final class ProgramConstraint {
  let first: ProgramSide
  let relation: String
  let second: ProgramSide?
  let factor: Double
  var constant: Double
  var priority: Double
  var isActive = false
  /// Whether it was active once.
  var wasActive = false

  init(
    _ first: ProgramSide,
    _ relation: String,
    _ second: ProgramSide?,
    factor: Double = 1,
    constant: Double = 0,
    priority: Double = 1_000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.factor = factor
    self.constant = constant
    self.priority = priority
  }
}

struct ProgramLinear {
  let side: ProgramSide
  var factor = 1.0
  var constant = 0.0
}

final class ProgramGroup {
  var constraints: [ProgramConstraint] = []
}

/// A chain of SnapKit.
final class ProgramChain {
  let item: ProgramInstance
  var attributes: [String]
  var relation = "=="
  var targets: [(side: ProgramSide?, constant: Double)] = []
  var hasTarget = false
  var factor = 1.0
  var constants: [String: Double] = [:]
  var priority = 1_000.0
  var made: [ProgramConstraint] = []

  init(_ item: ProgramInstance, _ attributes: [String]) {
    self.item = item
    self.attributes = attributes
  }
}

/// An attribute of EasyPeasy.
struct ProgramAttribute {
  let names: [String]
  var relation = "=="
  var factor = 1.0
  var constants: [String: Double]
  var target: ProgramInstance?
  var targetAttribute: String?
  var isTo = false
  var priority = 1_000.0
  var isBareFactor = false
}
