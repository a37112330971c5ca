public import LayoutFormats

/// All combinations of sizes, directions, text scales, languages and environments.
///
/// Hand it to a parameterised test, or to an expectation.
///
///     @Test(arguments: LayoutMatrix(widths: [320, 390], directions: .both, textScales: [1, 2]))
///     func settings(_ layout: LayoutCase) {
///       let screen = SettingsScreen()
///       layout.layOut(screen)
///       expectSound(screen)
///     }
public struct LayoutMatrix: RandomAccessCollection, Hashable, Sendable {
  /// Which directions of reading there are.
  public enum Directions: Hashable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// First one, then the other.
    case both

    fileprivate var all: [LayoutDirection] {
      switch self {
      case .leftToRight: [.leftToRight]
      case .rightToLeft: [.rightToLeft]
      case .both: [.leftToRight, .rightToLeft]
      }
    }
  }

  private let cases: [LayoutCase]

  /// Combines sizes with everything else; the last of the lists changes first.
  ///
  /// - Parameters:
  ///   - sizes: The root's sizes.
  ///   - directions: The directions of reading, which replace those of the environments.
  ///   - textScales: The text scales, which replace those of the environments.
  ///   - languages: Words that tell the languages apart.
  ///   - environments: What surrounds the hierarchy besides.
  public init(
    sizes: [LayoutSize],
    directions: Directions = .leftToRight,
    textScales: [Double] = [1],
    languages: [String] = [""],
    environments: [LayoutEnvironment] = [LayoutEnvironment()]
  ) {
    var cases: [LayoutCase] = []
    for size in sizes {
      for language in languages {
        for scale in textScales {
          for direction in directions.all {
            for environment in environments {
              var environment = environment
              environment.layoutDirection = direction
              environment.textScale = scale
              cases.append(LayoutCase(size: size, environment: environment, language: language))
            }
          }
        }
      }
    }
    self.cases = cases
  }

  /// Combines widths at one height with everything else; see
  /// ``init(sizes:directions:textScales:languages:environments:)``.
  public init(
    widths: [Double],
    height: Double = 844,
    directions: Directions = .leftToRight,
    textScales: [Double] = [1],
    languages: [String] = [""],
    environments: [LayoutEnvironment] = [LayoutEnvironment()]
  ) {
    self.init(
      sizes: widths.map { LayoutSize(width: $0, height: height) },
      directions: directions,
      textScales: textScales,
      languages: languages,
      environments: environments
    )
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many cases there are.
  public var endIndex: Int { cases.count }
  /// The case at a place.
  public subscript(position: Int) -> LayoutCase { cases[position] }
}
