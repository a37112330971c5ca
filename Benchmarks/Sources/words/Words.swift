import CMeter
import ConstraintKernel

/// What a chain costs beside its guides and constraints written by hand, and what it costs to switch between two states of
/// a screen beside building it.
@main
enum Words {
  static func main() throws {
    meter_keep_heap()
    if CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]) {
      // For callgrind: each once before, so that nothing is counted that happens once.
      for way in Row.Way.allCases { _ = Row(3).lay(way) }
      if let way = Row.Way(rawValue: CommandLine.arguments[1]) { _ = Row(count).lay(way) }
      return
    }
    print("µs             by hand    chain    ratio")
    for count in [10, 100, 1_000] { try measureChain(count) }
    print("µs             built   switched")
    measureStates()
  }

  private static func measureChain(_ count: Int) throws {
    var least: [Row.Way: Double] = [:]
    for _ in 0..<max(30_000 / count, 30) {
      for way in Row.Way.allCases {
        let row = Row(count)
        let start = meter_thread_nanoseconds()
        let last = row.lay(way)
        let time = Double(meter_thread_nanoseconds() - start) / 1_000
        least[way] = min(least[way] ?? .infinity, time)
        guard abs(last - row.expectedLast) < 0.01 else { throw WrongFrame(way: way, last: last) }
      }
    }
    let (hand, chain) = (least[.hand] ?? 0, least[.chain] ?? 0)
    print(
      "chain \(count)".padded(-12) + hand.text.padded(10) + chain.text.padded(9)
        + (chain / hand).text.padded(9)
    )
  }

  private static func measureStates() {
    var (built, switched) = (Double.infinity, Double.infinity)
    for _ in 0..<30 {
      let start = meter_thread_nanoseconds()
      let screen = Screen()
      screen.states.switch(to: 0)
      screen.root.layoutIfNeeded()
      built = min(built, Double(meter_thread_nanoseconds() - start) / 1_000)
      for name in [1, 0, 1] {
        let start = meter_thread_nanoseconds()
        screen.states.switch(to: name)
        screen.root.layoutIfNeeded()
        switched = min(switched, Double(meter_thread_nanoseconds() - start) / 1_000)
      }
    }
    print("40 views".padded(-12) + built.text.padded(8) + switched.text.padded(11))
  }
}

/// Items of one width in a root, spread by equal gaps.
private final class Row {
  enum Way: String, CaseIterable {
    case hand, chain
  }

  private let root: LayoutView
  private let views: [LayoutView]
  private static let width = 10.0

  init(_ count: Int) {
    root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: Double(count) * 40, height: 100))
    views = (0..<count).map { _ in LayoutView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: Self.width),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    root.layoutIfNeeded()
  }

  /// Where the last item begins: a gap and its own width before the end.
  var expectedLast: Double {
    let count = Double(views.count)
    let gap = (root.frame.width - count * Self.width) / (count + 1)
    return root.frame.width - gap - Self.width
  }

  /// Spreads the items, and tells where the last one begins.
  func lay(_ way: Way) -> Double {
    switch way {
    case .hand: spreadByHand()
    case .chain:
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          chaining: views,
          from: root.leadingAnchor,
          to: root.trailingAnchor
        )
      )
    }
    root.layoutIfNeeded()
    return views[views.count - 1].frame.minX
  }

  private func spreadByHand() {
    let gaps = (0...views.count).map { _ in LayoutGuide() }
    for gap in gaps { root.addLayoutGuide(gap) }
    var made: [LayoutConstraint] = []
    for (place, gap) in gaps.enumerated() {
      let before = place == 0 ? root.leadingAnchor : views[place - 1].trailingAnchor
      let behind = place == views.count ? root.trailingAnchor : views[place].leadingAnchor
      made.append(gap.leadingAnchor.constraint(equalTo: before))
      made.append(gap.trailingAnchor.constraint(equalTo: behind))
      if place > 0 { made.append(gap.widthAnchor.constraint(equalTo: gaps[0].widthAnchor)) }
    }
    LayoutConstraint.activate(made)
  }
}

/// Forty views with four constraints each, and two states that differ in those of one.
private final class Screen {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 2_000))
  let states = LayoutStates<Int>()

  init() {
    let views = (0..<40).map { _ in LayoutView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for name in 0..<2 {
      states.define(name) {
        for (place, view) in views.enumerated() {
          let inset = place == 20 && name == 1 ? 40.0 : 8
          LayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: 0 - inset),
            view.topAnchor.constraint(
              equalTo: root.topAnchor,
              constant: Double(place) * 48 + inset
            ),
            view.heightAnchor.constraint(equalToConstant: inset == 8 ? 40 : 24),
          ])
        }
      }
    }
  }
}

/// A frame that is not the sum it should be.
private struct WrongFrame: Error {
  let way: Row.Way
  let last: Double
}

extension Double {
  /// With two digits behind the point.
  fileprivate var text: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension String {
  /// Blanks before the text, or behind it for a negative width.
  fileprivate func padded(_ width: Int) -> String {
    let blanks = String(repeating: " ", count: max(abs(width) - count, 0))
    return width < 0 ? self + blanks : blanks + self
  }
}
