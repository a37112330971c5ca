public import LayoutFormats

/// All combinations of sizes, directions, text scales, languages, environments, texts and safe areas.
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
  private let cases: [LayoutCase]

  /// Combines sizes with everything else; the last of the lists changes first.
  ///
  /// - Parameters:
  ///   - sizes: The root's sizes.
  ///   - directions: The directions of reading, which replace those of the environments.
  ///   - textScales: The text scales, which replace those of the environments.
  ///   - languages: Words that tell the languages apart.
  ///   - environments: What surrounds the hierarchy besides.
  ///   - texts: What labels say.
  ///   - safeAreas: What the system covers.
  public init(
    sizes: [LayoutSize],
    directions: [LayoutReadingDirection] = [.leftToRight],
    textScales: [Double] = [1],
    languages: [String] = [""],
    environments: [LayoutEnvironment] = [LayoutEnvironment()],
    texts: [LayoutCase.Text] = [.asBuilt],
    safeAreas: [LayoutInsets] = [.zero]
  ) {
    var cases: [LayoutCase] = []
    for size in sizes {
      for language in languages {
        for scale in textScales {
          for direction in directions {
            for environment in environments {
              var environment = environment
              environment.layoutDirection = direction
              environment.textScale = scale
              let plain = LayoutCase(size: size, environment: environment, language: language)
              for text in texts {
                for safeArea in safeAreas {
                  var layout = plain
                  layout.text = text
                  layout.safeArea = safeArea
                  cases.append(layout)
                }
              }
            }
          }
        }
      }
    }
    self.cases = cases
  }

  /// Combines widths at one height with everything else; see
  /// ``init(sizes:directions:textScales:languages:environments:texts:safeAreas:)``.
  public init(
    widths: [Double],
    height: Double = 844,
    directions: [LayoutReadingDirection] = [.leftToRight],
    textScales: [Double] = [1],
    languages: [String] = [""],
    environments: [LayoutEnvironment] = [LayoutEnvironment()],
    texts: [LayoutCase.Text] = [.asBuilt],
    safeAreas: [LayoutInsets] = [.zero]
  ) {
    self.init(
      sizes: widths.map { LayoutSize(width: $0, height: height) },
      directions: directions,
      textScales: textScales,
      languages: languages,
      environments: environments,
      texts: texts,
      safeAreas: safeAreas
    )
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// How many cases there are.
  public var endIndex: Int { cases.count }
  /// The case at a place.
  public subscript(position: Int) -> LayoutCase { cases[position] }
}

extension LayoutMatrix {
  /// What screens are compared in: two telephones both ways up, a tablet and a window, in both
  /// directions, with three texts.
  public static let usual = LayoutMatrix(
    sizes: usualSizes,
    directions: .both,
    texts: [.asBuilt, .long, .empty]
  )

  /// Two telephones both ways up, a tablet and a window.
  public static let usualSizes = [
    LayoutSize(width: 390, height: 844), LayoutSize(width: 320, height: 568),
    LayoutSize(width: 844, height: 390), LayoutSize(width: 568, height: 320),
    LayoutSize(width: 768, height: 1_024), LayoutSize(width: 1_440, height: 900),
  ]

  /// No safe area, that of a telephone with a notch, and that of one with a home indicator only.
  public static let usualSafeAreas = [
    LayoutInsets.zero,
    LayoutInsets(top: 47, left: 0, bottom: 34, right: 0),
    LayoutInsets(top: 0, left: 0, bottom: 21, right: 0),
  ]

  /// The cases in an order in which what costs most to change changes last: texts, then safe areas,
  /// then directions; the rest stays in its order.
  var cheapestOrder: [LayoutCase] {
    func groups<Key: Hashable>(
      _ cases: [LayoutCase],
      by key: (LayoutCase) -> Key
    ) -> [[LayoutCase]] {
      var order: [Key] = []
      var members: [Key: [LayoutCase]] = [:]
      for layout in cases {
        let own = key(layout)
        if members[own] == nil { order.append(own) }
        members[own, default: []].append(layout)
      }
      return order.compactMap { members[$0] }
    }
    return groups(Array(self)) { $0.text }
      .flatMap { groups($0) { $0.safeArea } }
      .flatMap { groups($0) { $0.environment.layoutDirection } }
      .flatMap(\.self)
  }
}
