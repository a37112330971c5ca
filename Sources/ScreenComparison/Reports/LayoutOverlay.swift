import ConstraintKernel
import LayoutFormats
import LayoutStatements

/// Two versions of a screen, one over the other, as a picture.
public struct LayoutOverlay: Sendable {
  /// The screen.
  public let screen: String
  /// The case they are shown in.
  public let layoutCase: String
  private let boxes: [(name: String, old: LayoutRect?, new: LayoutRect?)]

  init(screen: String, layoutCase: String, old: [String: LayoutRect], new: [String: LayoutRect]) {
    self.screen = screen
    self.layoutCase = layoutCase
    boxes = Set(old.keys).union(new.keys).sorted().map { ($0, old[$0], new[$0]) }
  }

  /// The picture: what is the same in grey, the old version in red, the new one in green.
  public func svg() -> String {
    let frames = boxes.flatMap { [$0.old, $0.new] }.compactMap { $0 }
    let right = frames.map { $0.minX + $0.width }.max() ?? 0
    let bottom = frames.map { $0.minY + $0.height }.max() ?? 0
    let left = min(0, frames.map(\.minX).min() ?? 0)
    let top = min(0, frames.map(\.minY).min() ?? 0)
    let view = [left, top, right - left, bottom - top].map(Amount.literal).joined(separator: " ")
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(view)\">",
      "<title>\(XMLText.escaped("\(screen), \(layoutCase)"))</title>",
    ]
    for (name, old, new) in boxes {
      if let old, let new, old == new {
        lines.append(Self.box(old, "#999999", name))
        continue
      }
      if let old { lines.append(Self.box(old, "#cc0000", "\(name), old")) }
      if let new { lines.append(Self.box(new, "#008800", "\(name), new")) }
    }
    return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  private static func box(_ frame: LayoutRect, _ color: String, _ name: String) -> String {
    let number = Amount.literal
    return "<rect x=\"\(number(frame.minX))\" y=\"\(number(frame.minY))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\" fill=\"\(color)\" "
      + "fill-opacity=\"0.08\" stroke=\"\(color)\"><title>\(XMLText.escaped(name))</title></rect>"
  }
}

extension LayoutComparisonReport {
  /// Keeps both versions of a screen in the first case in which its frames differ.
  mutating func note(
    _ screen: String,
    _ old: LayoutRecording,
    _ new: LayoutRecording,
    _ differences: [LayoutDifference]
  ) {
    guard let effect = differences.compactMap(\.effect).first,
      let index = old.cases.firstIndex(of: effect.layoutCase),
      let one = old.scenarios.first(where: { $0.states == effect.states }),
      let other = new.scenarios.first(where: { $0.states == effect.states })
    else { return }
    overlays.append(
      LayoutOverlay(
        screen: screen,
        layoutCase: effect.layoutCase,
        old: one.rectangles(in: index),
        new: other.rectangles(in: index)
      )
    )
  }
}

extension LayoutRecording.Scenario {
  /// Where every item stands in the root, by name.
  fileprivate func rectangles(in index: Int) -> [String: LayoutRect] {
    guard frames.indices.contains(index) else { return [:] }
    let numbers = frames[index]
    var rectangles: [LayoutRect] = []
    for (place, item) in items.enumerated() where place * 4 + 3 < numbers.count {
      let parent = item.parent.map { rectangles[$0] } ?? .zero
      rectangles.append(
        LayoutRect(
          x: parent.minX + numbers[place * 4],
          y: parent.minY + numbers[place * 4 + 1],
          width: numbers[place * 4 + 2],
          height: numbers[place * 4 + 3]
        )
      )
    }
    return Dictionary(
      zip(items.map(\.name), rectangles),
      uniquingKeysWith: { first, _ in first }
    )
  }
}
