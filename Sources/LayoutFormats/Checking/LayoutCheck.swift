public import ConstraintKernel

/// Looks at a hierarchy at every width of a range, in several heights, directions and text scales.
///
///     let report = LayoutCheck(widths: 320...1366, directions: .both)
///       .report(on: root)
///     print(report.text())
public struct LayoutCheck {
  /// What is varied besides the width.
  public struct Setting: Hashable, Sendable, CustomStringConvertible {
    /// The widths, a point apart.
    public var widths: ClosedRange<Int>
    /// The height of the root; nil for the one it has.
    public var height: Double?
    /// The direction of reading.
    public var direction: LayoutReadingDirection
    /// The factor by which text is enlarged.
    public var textScale: Double
    /// Whether the root is as high as its constraints make it at each width, as it does not keep a frame.
    var fitsHeight = false

    /// The widths at a height, or at the one the root has.
    init(
      widths: ClosedRange<Int>,
      height: Double?,
      direction: LayoutReadingDirection,
      textScale: Double
    ) {
      self.widths = widths
      self.height = height
      self.direction = direction
      self.textScale = textScale
    }

    /// The setting in words, without the widths.
    public var description: String {
      let height = height.map { ", height \(SceneNumber.rounded($0))" } ?? ""
      let scale = textScale == 1 ? "" : ", text × \(SceneNumber.rounded(textScale))"
      return (direction == .leftToRight ? "left to right" : "right to left") + height + scale
    }
  }

  /// The settings, one after the other.
  package var settings: [Setting]
  /// Findings that are accepted, and listed apart.
  package var suppressions: [LayoutSuppression]
  /// How many points do not count.
  public var tolerance = 0.5
  /// By how many points something may move while the width grows by one.
  ///
  /// Up and down, the lines of text that came or went there may be added.
  public var largestStep = LayoutCheck.usualStep
  static let usualStep = 8.0
  /// How many findings of one rule a setting lists at most, and as many that are suppressed.
  ///
  /// What else there is can be found once these are fixed; the report says that there is more.
  public var mostFindings = LayoutCheck.usualFindings
  static let usualFindings = 100
  /// Where a root has a limit on work, how many times that all widths of a setting together may take.
  var mostPasses = 40
  /// Whether people tap an item.
  public var isTapTarget: (any LayoutItem) -> Bool = LayoutCheck.isTapTarget

  /// Whether an item's name or type says that it is a button or a switch.
  public static func isTapTarget(_ item: any LayoutItem) -> Bool {
    let words = (item.record.name + " \(type(of: item))").lowercased()
    return words.contains("button") || words.contains("switch")
  }

  /// Checks every width of a range in all combinations of heights, directions and text scales.
  ///
  /// Without heights the root keeps the one it has.
  public init(
    widths: ClosedRange<Int>,
    heights: [Double] = [],
    directions: [LayoutReadingDirection] = [.leftToRight],
    textScales: [Double] = [1],
    suppressing suppressions: [LayoutSuppression] = []
  ) {
    let heights: [Double?] = heights.isEmpty ? [nil] : heights
    self.init(
      sizes: heights.map { (widths, $0) },
      directions: directions,
      textScales: textScales,
      suppressing: suppressions
    )
  }

  /// Checks some sizes, each a range of widths at a height, in all directions and text scales.
  public init(
    sizes: [(widths: ClosedRange<Int>, height: Double?)],
    directions: [LayoutReadingDirection] = [.leftToRight],
    textScales: [Double] = [1],
    suppressing suppressions: [LayoutSuppression] = []
  ) {
    self.suppressions = suppressions
    settings = sizes.flatMap { size in
      textScales.flatMap { scale in
        directions.map { direction in
          Setting(widths: size.widths, height: size.height, direction: direction, textScale: scale)
        }
      }
    }
  }

  /// Checks a hierarchy, which afterwards has the size and the environment it had.
  ///
  /// Meanwhile the root is placed by its frame. One that was not is as high at each width as its constraints
  /// make it, unless heights are given; where they do not let it have a width, that is a conflict.
  /// Issues that are reported meanwhile are not handed on. Where the root has a
  /// `LayoutItem.layoutWorkLimit`, all widths of a setting together may take forty times as much, and give
  /// two and a half million frames; those that come after are not looked at, and the report says so.
  /// - Complexity: one layout pass for each width of each setting, one more pass over constraints
  ///   and siblings near to each other, one search for ambiguities wherever the layout changes, and an
  ///   explanation of each finding that is listed.
  public func report(on root: any LayoutItem) -> LayoutCheckReport {
    let fitsHeight = !root.translatesAutoresizingMaskIntoConstraints
    let settings = settings.map { setting in
      var setting = setting
      setting.fitsHeight = fitsHeight && setting.height == nil
      return setting
    }
    return root.keepingSize {
      var report = LayoutCheckReport()
      var straight: [Setting: [[LayoutRect]]] = [:]
      for setting in settings {
        var sweep = LayoutSweep(self, setting, root)
        var mirrored = setting
        mirrored.direction = setting.direction == .leftToRight ? .rightToLeft : .leftToRight
        sweep.run(against: straight[mirrored])
        if settings.contains(mirrored) { straight[setting] = sweep.frames }
        report.add(sweep)
      }
      return report.sorted(suppressing: suppressions)
    }
  }
}

extension LayoutCheck.Setting {
  /// Gives a root the surroundings of the setting and a width, and lays it out.
  func apply(to root: any LayoutItem, width: Double) {
    var environment = root.effectiveEnvironment
    environment.layoutDirection = direction
    environment.textScale = textScale
    if environment != root.layoutNode.environment { root.layoutNode.environment = environment }
    let own = fitsHeight ? root.fittingSize(width: width) : root.layoutFrame.size
    let height = height ?? own.height
    root.layoutFrame.size = LayoutSize(width: width, height: height)
    root.layoutFrameDidChange()
    root.layoutIfNeeded()
  }
}

extension LayoutItem {
  /// Does something with a root that afterwards has the size, the environment and the handler it
  /// had; issues that are reported meanwhile are not handed on.
  func keepingSize<Result>(_ body: () -> Result) -> Result {
    let (frame, node) = (layoutFrame, layoutNode)
    let (environment, handler) = (node.environment, node.issueHandler)
    let isPlacedByFrame = translatesAutoresizingMaskIntoConstraints
    node.issueHandler = .silent
    translatesAutoresizingMaskIntoConstraints = true
    defer {
      translatesAutoresizingMaskIntoConstraints = isPlacedByFrame
      node.environment = environment
      layoutFrame = frame
      layoutFrameDidChange()
      layoutIfNeeded()
      node.issueHandler = handler
    }
    return body()
  }
}
