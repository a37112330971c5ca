extension ProgramMachine {
  /// A call that a run makes of the screen: a method, and what it is given.
  struct Step {
    let method: String
    let arguments: [(label: String?, value: ProgramValue)]
  }

  /// Makes a screen, calls its methods, and gives the constraints that stand after each, as sorted lines.
  func meaning(of screen: String, _ steps: [Step]) throws -> [[String]] {
    let instance = try make(screen, [])
    instance.name = "screen"
    var result: [[String]] = []
    for step in [Step(method: "viewDidLoad", arguments: [])] + steps {
      if let method = function(step.method, of: screen, step.arguments.map(\.label)) {
        let scope = ProgramScope(globals, owner: instance, type: screen)
        _ = try call(method, step.arguments, scope)
      }
      while !later.isEmpty { _ = try later.removeFirst()([]) }
      result.append(lines())
    }
    return result
  }

  private func lines() -> [String] {
    let names = names()
    let flags = items.filter(\.clearsFlag).map { "\(names[$0.order] ?? "") has no flag" }
    return (constraints.filter(\.isActive).map { line($0, names) } + flags).sorted()
  }

  /// The names of all items; those that no field holds are counted.
  private func names() -> [Int: String] {
    var names: [Int: String] = [:]
    var used: Set<String> = []
    var unnamed = 0
    for item in items where !item.isGuide {
      if let name = item.name, used.insert(name).inserted {
        names[item.order] = name
      } else {
        unnamed += 1
        names[item.order] = "#\(unnamed)"
      }
    }
    for item in items where item.isGuide { names[item.order] = item.name ?? "guide" }
    return names
  }

  /// A constraint as text, from whichever side comes first in the alphabet.
  private func line(_ constraint: ProgramConstraint, _ names: [Int: String]) -> String {
    func text(_ side: ProgramSide) -> String {
      "\(names[side.item.order] ?? "?").\(side.attribute)"
    }
    func round(_ value: Double) -> Double {
      let value = (value * 10_000).rounded() / 10_000
      return value == 0 ? 0 : value
    }
    let level = "@\(round(constraint.priority))"
    guard let second = constraint.second else {
      let number = round(constraint.constant)
      return "\(text(constraint.first)) \(constraint.relation) \(number) \(level)"
    }
    var (one, other) = (text(constraint.first), text(second))
    var (relation, factor, constant) =
      (constraint.relation, constraint.factor, constraint.constant)
    // Of one side with itself, `x >= x` says what `x <= x` does.
    let isTurned = constant < 0 || (constant == 0 && relation == ">=")
    if other < one || (other == one && isTurned), factor != 0 {
      (one, other) = (other, one)
      (factor, constant) = (1 / factor, 0 - constant / factor)
      let turned = ["<=": ">=", ">=": "<="]
      if factor > 0 { relation = turned[relation] ?? relation }
    }
    return "\(one) \(relation) \(round(factor)) * \(other) + \(round(constant)) \(level)"
  }
}
