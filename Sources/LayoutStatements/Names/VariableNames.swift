package import ConstraintKernel

/// Names for variables of printed code, each given once.
package struct VariableNames {
  private let reserved: Set<String>
  private var given: Set<String>
  /// How often a name was asked for.
  private var numbers: [String: Int] = [:]

  /// Gives no name of either set; the first one may be large, as it is not copied.
  package init(_ reserved: Set<String> = [], _ taken: Set<String> = []) {
    self.reserved = reserved
    given = taken
  }

  /// A name made of an item and an attribute: `titleLeading`, then `titleLeading2`.
  package mutating func name(
    for subject: String,
    _ attribute: LayoutConstraint.Attribute
  ) -> String {
    let word = attribute.description
    return unique(Self.identifier(in: subject) + word.prefix(1).uppercased() + word.dropFirst())
  }

  /// The name, or the first of `name2`, `name3`, … that is free; `defaultItem` for a word of the language.
  package mutating func unique(_ wanted: String) -> String {
    let name = SwiftWords.isReserved(wanted) ? wanted + "Item" : wanted
    var number = numbers[name] ?? 0
    var free: String
    repeat {
      number += 1
      free = number == 1 ? name : "\(name)\(number)"
    } while reserved.contains(free) || !given.insert(free).inserted
    numbers[name] = number
    return free
  }

  /// An identifier that recalls an expression: `self.header.title` is `title`, `rows[0]` is `rows0`.
  package static func identifier(in expression: String) -> String {
    var depth = 0
    var start = expression.startIndex
    for index in expression.indices {
      switch expression[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "." where depth == 0: start = expression.index(after: index)
      default: break
      }
    }
    var name = ""
    var startsWord = false
    for character in expression[start...] {
      let isPart = character == "_" || character.isLetter || character.isNumber
      if isPart { name += startsWord && !name.isEmpty ? character.uppercased() : String(character) }
      startsWord = !isPart
    }
    if name.isEmpty { return "item" }
    return name.first?.isNumber == true ? "item" + name : name
  }

  /// The variable an assignment stores into: `top` of `let top: Constraint`, `self.top` of itself.
  package static func variable(ofAssignment text: String) -> String {
    let words = text.split(separator: " ")
    guard let first = words.first, first == "let" || first == "var", words.count > 1 else {
      return text
    }
    return String(words[1].prefix { $0 != ":" })
  }
}
