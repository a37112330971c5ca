/// An argument that means nothing.
struct UsageError: Error, CustomStringConvertible {
  /// What is wrong, in one sentence.
  var description: String
}

extension Options {
  /// Reads the arguments behind the program's name.
  ///
  /// - Throws: A ``UsageError`` at the first argument that means nothing.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var hasSizes = false
    var isQuick = false
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--quick": isQuick = true
      case "--patient": isPatient = true
      case "--questions": asksQuestions = true
      case "--only": try restrict(to: Self.value(of: argument, &rest))
      case "--chart": chart = try Self.value(of: argument, &rest)
      case "--peers": peers = try Self.value(of: argument, &rest)
      case "--sizes":
        sizes = try Self.sizes(Self.value(of: argument, &rest))
        hasSizes = true
      case "--repeat": repetitions = try Self.count(Self.value(of: argument, &rest))
      case "--format":
        let word = try Self.value(of: argument, &rest)
        guard let known = Format(rawValue: word) else {
          throw UsageError(description: "a format is table or json, not \(word)")
        }
        format = known
      default:
        throw UsageError(description: "\(argument) is no option")
      }
    }
    if repetitions != nil {
      rounds = 1
      contenders.removeAll(where: \.isPeer)
    }
    guard isQuick else { return }
    budget = 0.02
    rounds = 1
    if !hasSizes { sizes = [10, 100] }
  }

  private static func value(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw UsageError(description: "\(option) needs a value")
    }
    return value
  }

  private static func count(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw UsageError(description: "a number of repetitions is from 1 to 1000000, not \(text)")
    }
    return count
  }

  private static func sizes(_ text: String) throws(UsageError) -> [Int] {
    var sizes: Set<Int> = []
    for word in text.split(separator: ",") {
      guard let size = Int(word), (1...100_000).contains(size) else {
        throw UsageError(description: "a size is a number from 1 to 100000, not \(word)")
      }
      sizes.insert(size)
    }
    if sizes.isEmpty { throw UsageError(description: "--sizes needs at least one size") }
    return sizes.sorted()
  }

  /// Keeps what is named; kinds of which nothing is named stay as they are.
  private mutating func restrict(to text: String) throws(UsageError) {
    var (workloads, operations, contenders): ([Workload], [Operation], [Contender]) = ([], [], [])
    for word in text.split(separator: ",").map(String.init) {
      if let workload = Workload.allCases.first(where: { $0.isNamed(word) }) {
        workloads.append(workload)
      } else if let operation = Operation(rawValue: word.lowercased()) {
        operations.append(operation)
      } else if let contender = Contender(rawValue: word.lowercased()) {
        contenders.append(contender)
      } else {
        throw UsageError(description: "\(word) is no workload, operation or contender")
      }
    }
    if !workloads.isEmpty { self.workloads = workloads }
    if !operations.isEmpty { self.operations = operations }
    if !contenders.isEmpty { self.contenders = contenders }
  }
}

extension Workload {
  fileprivate func isNamed(_ word: String) -> Bool {
    rawValue.lowercased() == word.lowercased()
  }
}
