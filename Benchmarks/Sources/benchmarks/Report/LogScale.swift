import Foundation

/// A logarithmic axis over whole powers of ten.
struct LogScale {
  /// Where the axis begins on the page.
  let start: Double
  /// Where it ends.
  let end: Double
  private let lowest: Int
  private let highest: Int

  /// Makes an axis that has room for all values, which are above zero.
  init(over values: [Double], from start: Double, to end: Double) {
    self.start = start
    self.end = end
    lowest = Int((values.min().map(log10) ?? 0).rounded(.down))
    highest = max(lowest + 1, Int((values.max().map(log10) ?? 1).rounded(.up)))
  }

  /// The powers of ten on the axis.
  var decades: [Double] { (lowest...highest).map { pow(10, Double($0)) } }

  /// Where a value stands on the page.
  func position(of value: Double) -> Double {
    let share = (log10(value) - Double(lowest)) / Double(highest - lowest)
    return start + share * (end - start)
  }
}

extension Figures {
  /// A power of ten of nanoseconds with its unit: `10 us`.
  static func decade(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<0.5: "\(nanoseconds) ns"
    case ..<1e3: "\(Int(nanoseconds)) ns"
    case ..<1e6: "\(Int(nanoseconds / 1e3)) us"
    case ..<1e9: "\(Int(nanoseconds / 1e6)) ms"
    default: "\(Int(nanoseconds / 1e9)) s"
    }
  }
}

extension Contender {
  /// The colour of the contender's line, told apart also with colour blindness.
  var color: String {
    switch self {
    case .solver: "#0072b2"
    case .kernel: "#56b4e9"
    case .operator: "#009e73"
    case .maker: "#7ac943"
    case .attribute: "#b8860b"
    case .autopin: "#cc79a7"
    case .kiwi: "#d55e00"
    case .yoga: "#e69f00"
    case .manual: "#555555"
    }
  }
}
