package import ConstraintKernel

/// What a dialect is called on command lines, in JSON and on pages.
///
/// The raw value is the one spelling that is written. The dialect's module, and the library whose
/// words it has, are read as well:
///
///     DialectName(reading: "snapkit")      // .maker
///     DialectName(reading: "MakerLayout")  // .maker
package enum DialectName: String, CaseIterable, Sendable {
  /// Relations in blocks.
  case operators = "operator"
  /// Chains on a maker.
  case maker
  /// Lists of attributes.
  case attribute
  /// Methods that pin.
  case autoPin = "autopin"
  /// Layout anchors.
  case anchors
  /// Item initialisers.
  case constraint
  /// Format strings.
  case visual = "vfl"
  /// The kernel's own words.
  case kernel
  /// Scene documents.
  case scene

  /// The name that a spelling stands for, whatever its capitals; nil where it stands for none.
  package init?(reading spelling: String) {
    let spelling = spelling.lowercased()
    let name = Self.allCases.first { name in
      name.spellings.contains { $0.lowercased() == spelling }
    }
    guard let name else { return nil }
    self = name
  }

  /// The name of the dialect that installed a constraint; nil for one that this package has not.
  package init?(_ dialect: LayoutDialect) {
    guard let name = Self.allCases.first(where: { $0.dialect == dialect }) else { return nil }
    self = name
  }

  /// The dialect that installs what is so written; nil where no dialect of its own does.
  package var dialect: LayoutDialect? {
    switch self {
    case .operators: .operators
    case .maker: .maker
    case .attribute: .attribute
    case .autoPin: .autoPin
    case .kernel: .kernel
    case .anchors, .constraint, .visual, .scene: nil
    }
  }

  /// All that is read as the name: itself, its module, and the libraries whose words it has.
  package var spellings: [String] {
    [rawValue] + (dialect.map { [$0.moduleName] } ?? []) + libraries
  }

  /// The name with what it stands for, such as `maker (SnapKit)`.
  package var title: String {
    switch self {
    case .operators, .maker, .attribute, .autoPin: "\(rawValue) (\(libraries[0]))"
    case .anchors: rawValue
    case .constraint: "\(rawValue) (item initialisers)"
    case .visual: "\(rawValue) (format strings)"
    case .kernel: "\(rawValue) (formulas)"
    case .scene: "\(rawValue) (the document)"
    }
  }

  private var libraries: [String] {
    switch self {
    case .operators: ["Cartography"]
    case .maker: ["SnapKit", "Masonry"]
    case .attribute: ["EasyPeasy"]
    case .autoPin: ["PureLayout"]
    case .kernel: ["UIKit"]
    case .anchors, .constraint, .visual, .scene: []
    }
  }
}
