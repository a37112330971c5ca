import Foundation

/// Numbers as people read them: three significant digits.
enum Figures {
  /// A time with its unit: `64.5 us`.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<999.5: "\(digits(nanoseconds)) ns"
    case ..<999_500: "\(digits(nanoseconds / 1e3)) us"
    case ..<999_500_000: "\(digits(nanoseconds / 1e6)) ms"
    default: "\(digits(nanoseconds / 1e9)) s"
    }
  }

  /// A ratio: `3,650x` or `0.42x`.
  static func ratio(_ value: Double) -> String { digits(value) + "x" }

  /// Three significant digits, thousands set off by commas.
  static func digits(_ value: Double) -> String {
    switch abs(value) {
    case 0: "0"
    case ..<0.995: String(format: "%.2f", value)
    case ..<9.995: String(format: "%.2f", value)
    case ..<99.95: String(format: "%.1f", value)
    default: grouped(Int(value.rounded()))
    }
  }

  /// A whole number with thousands set off by commas.
  static func grouped(_ value: Int) -> String {
    var text = String(abs(value))
    var groups: [String] = []
    while text.count > 3 {
      groups.insert(String(text.suffix(3)), at: 0)
      text.removeLast(3)
    }
    return (value < 0 ? "-" : "") + ([text] + groups).joined(separator: ",")
  }
}
