import ConstraintKernel

/// Looks for the smallest change of circumstances that tells two versions apart which are equal in
/// every case of the matrix.
///
/// Tried are other widths and heights, both directions, longer texts, and other levels of optional
/// constraints, in this order, each from small to large.
struct SlackSearch {
  private let old: ScreenStage
  private let new: ScreenStage
  private let oldKeys: ItemKeys
  private let newKeys: ItemKeys
  private let base: LayoutCase

  init(_ old: BuiltScreen, _ new: BuiltScreen, states: [String], base: LayoutCase) {
    self.old = ScreenStage(old)
    self.new = ScreenStage(new)
    self.base = base
    for (screen, stage) in [(old, self.old), (new, self.new)] {
      screen.root.layoutNode.issueHandler = .silent
      for state in states {
        screen.show(state)
        stage.lay(out: base)
      }
    }
    oldKeys = ItemKeys(old.root)
    newKeys = ItemKeys(new.root)
  }

  /// A change of circumstances.
  private enum Probe {
    /// The root wider, higher, narrower or lower by a number of points, in a direction.
    case size(width: Double, height: Double, LayoutReadingDirection)
    case text(Int)
    case priority(LayoutPriority)
  }

  /// For each item the first change at which its frames part, in words.
  ///
  /// A size is then brought as close to the base as whole points allow.
  ///
  /// - Parameter items: Those that are of interest; the search ends when all have parted.
  /// - Returns: What the change was, by item.
  func probes(for items: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    for probe in all where found.count < items.count {
      for name in parting(at: probe) where items.contains(name) && found[name] == nil {
        found[name] = words(for: closest(probe, parting: name))
      }
    }
    return found
  }

  private var all: [Probe] {
    var probes: [Probe] = []
    for step in [1.0, 4, 16, 64, 256, 1_024] {
      for direction in [LayoutReadingDirection.leftToRight, .rightToLeft] {
        for (width, height) in [(-step, 0), (step, 0), (0, -step), (0, step)]
        where base.size.width + width >= 0 && base.size.height + height >= 0 {
          probes.append(.size(width: width, height: height, direction))
        }
      }
    }
    probes += [2, 4, 8, 16].map(Probe.text)
    return probes + old.optionalLevels.map(Probe.priority)
  }

  /// The smallest step of the same kind at which an item parts, by bisection from a quarter of it.
  private func closest(_ probe: Probe, parting name: String) -> Probe {
    guard case .size(let width, let height, let direction) = probe else { return probe }
    var (low, high) = (max(abs(width), abs(height)) / 4, max(abs(width), abs(height)))
    let (horizontal, vertical) = (width.signum, height.signum)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      let closer = Probe.size(
        width: horizontal * middle,
        height: vertical * middle,
        direction
      )
      if parting(at: closer).contains(name) { high = middle } else { low = middle }
    }
    return .size(width: horizontal * high, height: vertical * high, direction)
  }

  private func layoutCase(_ width: Double, _ height: Double, _ direction: LayoutReadingDirection)
    -> LayoutCase
  {
    var layoutCase = base
    layoutCase.environment.layoutDirection = direction
    layoutCase.size.width += width
    layoutCase.size.height += height
    return layoutCase
  }

  private func words(for probe: Probe) -> String {
    switch probe {
    case .size(let width, let height, let direction): "\(layoutCase(width, height, direction))"
    case .text(let count): "texts \(count) times as long"
    case .priority(let level): "priority \(level) moved by 1"
    }
  }

  /// The items whose frames differ at a probe.
  private func parting(at probe: Probe) -> [String] {
    for stage in [old, new] {
      switch probe {
      case .size(let width, let height, let direction):
        stage.lay(out: layoutCase(width, height, direction))
      case .text(let count): stage.lay(out: base, repeatingTexts: count)
      case .priority(let level): stage.lay(out: base, moving: level)
      }
    }
    let (one, other) = (old.frames(of: oldKeys), new.frames(of: newKeys))
    for stage in [old, new] { stage.restore() }
    let places = Dictionary(
      newKeys.names.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return oldKeys.names.enumerated().compactMap { place, name in
      guard let otherPlace = places[name] else { return nil }
      let differs = (0..<4).contains { one[place * 4 + $0] != other[otherPlace * 4 + $0] }
      return differs ? name : nil
    }
  }
}

extension Double {
  /// -1, 0 or 1.
  fileprivate var signum: Double { self == 0 ? 0 : self < 0 ? -1 : 1 }
}
