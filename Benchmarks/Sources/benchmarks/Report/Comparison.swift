import Foundation

/// Two contenders whose times are divided.
struct Comparison {
  /// The dividend.
  var slow: Contender
  /// The divisor.
  var fast: Contender
  /// Whether kiwi was told beforehand which number is about to change.
  var isBestCase = false

  /// What the column is called.
  var name: String {
    "\(slow.rawValue)\(isBestCase ? " declared" : "")/\(fast.rawValue)"
  }

  /// What is worth comparing: peers with ours, each layer with the one below.
  static let all = [
    Comparison(slow: .kiwi, fast: .solver),
    Comparison(slow: .kiwi, fast: .solver, isBestCase: true),
    Comparison(slow: .yoga, fast: .solver),
    Comparison(slow: .yoga, fast: .kernel),
    Comparison(slow: .kernel, fast: .solver),
    Comparison(slow: .operator, fast: .kernel),
    Comparison(slow: .maker, fast: .kernel),
    Comparison(slow: .attribute, fast: .kernel),
    Comparison(slow: .autopin, fast: .kernel),
    Comparison(slow: .solver, fast: .manual),
  ]
}

extension Figures {
  /// The natural logarithm.
  static func logarithm(_ value: Double) -> Double { log(value) }
}

extension Workload {
  /// How many constraints the contender was given, natural sizes counted as two per axis.
  ///
  /// Zero for those that know no constraints.
  func constraints(at size: Int, of contender: Contender) -> Int {
    if contender == .yoga || contender == .manual { return 0 }
    switch self {
    case .chain, .nest: return 4 * size + 4
    case .feed, .relativeFeed: return 40 * size + 4
    case .shares: return 5 * size + 4
    case .bareShares: return 4 * size + 4
    }
  }
}
