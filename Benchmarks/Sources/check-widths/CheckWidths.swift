import Foundation
import LayoutFormats

/// How long a screen of forty views takes to be checked at a thousand widths in both directions.
@main
enum CheckWidths {
  /// Runs a check ten times, and prints the least processor time of one.
  static func main() throws {
    let tree = try SceneTree(FeedScreen.document(cells: 5))
    let check = LayoutCheck(widths: 320...1_319, directions: [.leftToRight, .rightToLeft])
    var least = Double.infinity
    var findings = 0
    for _ in 0..<10 {
      let start = clock()
      findings = check.report(on: tree.root).entries.count
      least = min(least, Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1_000)
    }
    let time = String(format: "%.0f", least)
    print("2,000 layouts of \(tree.frames.count) views: \(time) ms, \(findings) findings")
  }
}

/// Cells of a feed, one below the other: eight views each.
private enum FeedScreen {
  static func document(cells: Int) -> SceneDocument {
    var document = SceneDocument(
      name: "feed",
      size: LayoutSize(width: 390, height: 844),
      root: SceneItem(id: "root")
    )
    for number in 0..<cells { add(cell: number, to: &document) }
    return document
  }

  private static func add(cell number: Int, to document: inout SceneDocument) {
    let name = { (part: String) in "\(part)\(number)" }
    let natural: [(String, Double?, Double?)] = [
      ("avatar", nil, nil), ("name", 96, 20), ("handle", 120, 18), ("time", 30, nil),
      ("text", nil, 54), ("media", nil, nil), ("actions", nil, 24),
    ]
    var cell = SceneItem(id: name("cell"))
    for (part, width, height) in natural {
      let size = SceneItem.NaturalSize(width: width, height: height)
      cell.children.append(SceneItem(id: name(part), intrinsicContentSize: size))
    }
    document.root.children.append(cell)
    func tie(
      _ item: String,
      _ attribute: LayoutConstraint.Attribute,
      _ other: String,
      _ otherAttribute: LayoutConstraint.Attribute,
      _ constant: Double = 0,
      _ relation: LayoutConstraint.Relation = .equal
    ) {
      let (first, second) = (SceneAnchor(item, attribute), SceneAnchor(other, otherAttribute))
      document.constraints.append(SceneConstraint(first, relation, second, constant: constant))
    }
    let own = name("cell")
    tie(own, .leading, "root", .leading)
    tie(own, .trailing, "root", .trailing)
    tie(own, .top, number == 0 ? "root" : "cell\(number - 1)", number == 0 ? .top : .bottom)
    for attribute in [LayoutConstraint.Attribute.width, .height] {
      document.constraints.append(
        SceneConstraint(SceneAnchor(name("avatar"), attribute), constant: 48)
      )
    }
    tie(name("avatar"), .leading, own, .leading, 16)
    tie(name("avatar"), .top, own, .top, 16)
    tie(name("name"), .leading, name("avatar"), .trailing, 12)
    tie(name("name"), .top, own, .top, 16)
    tie(name("handle"), .leading, name("name"), .trailing, 6)
    tie(name("handle"), .lastBaseline, name("name"), .lastBaseline)
    tie(name("time"), .leading, name("handle"), .trailing, 8, .greaterThanOrEqual)
    tie(name("time"), .trailing, own, .trailing, -16)
    tie(name("time"), .centerY, name("name"), .centerY)
    tie(name("time"), .height, name("name"), .height)
    for (part, above, gap) in [
      ("text", "name", 6.0), ("media", "text", 10), ("actions", "media", 10),
    ] {
      tie(name(part), .leading, name("name"), .leading)
      tie(name(part), .trailing, own, .trailing, -16)
      tie(name(part), .top, name(above), .bottom, gap)
    }
    tie(name("media"), .height, name("media"), .width)
    document.constraints[document.constraints.count - 1].multiplier = 0.1
    tie(own, .bottom, name("actions"), .bottom, 12)
  }
}
