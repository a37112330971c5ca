import Foundation
import LayoutTesting
import Testing

/// What failures say.
final class Heard: @unchecked Sendable {
  private let lock = NSLock()
  private var said = ""

  var text: String { lock.withLock { said } }

  func note(_ text: String) { lock.withLock { said += text } }
}

@Suite("Expectations about screens")
struct ExpectationTests {
  /// A row of two boxes: one of a width, one that takes the rest.
  private func row(_ width: Double = 100, named name: String = "second") -> LayoutView {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 50))
    root.layoutName = "row"
    let (first, second) = (LayoutView(), LayoutView())
    (first.layoutName, second.layoutName) = ("first", name)
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: width),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return root
  }

  private let matrix = LayoutMatrix(widths: [200, 300], height: 50, directions: .both)

  /// What an expectation that must fail says.
  private func failure(_ expectation: () -> Void) -> String {
    let heard = Heard()
    withKnownIssue {
      expectation()
    } matching: { issue in
      heard.note(issue.comments.map(\.rawValue).joined())
      return true
    }
    return heard.text
  }

  @Test("A sound screen is sound in every case")
  func sound() {
    expectSound(over: matrix) { _ in row() }
  }

  @Test("What a rule finds fails with the case, the code and the picture")
  func unsound() {
    let text = failure {
      expectSound(over: LayoutMatrix(widths: [105], height: 50)) { _ in row() }
    }
    #expect(text.contains("row at 105 x 50 is not sound"))
    #expect(text.contains("conflict: these required constraints cannot hold together"))
    #expect(text.contains("  100 + 10 = 110, but row is 105 wide"))
    let suppressions = [LayoutRule.conflict, .outside, .noSize, .ambiguous].map {
      LayoutSuppression($0, reason: "too narrow on purpose")
    }
    expectSound(over: LayoutMatrix(widths: [105], height: 50), suppressing: suppressions) { _ in
      row()
    }
  }

  @Test("The same frames under the same names are the same")
  func same() {
    expectSameFrames(over: matrix) { _ in
      row()
    } _: { _ in
      row(100)
    }
    expectSameFrames(row(), row(100.4), tolerance: 0.5)
  }

  @Test("Other frames fail with what moved by how much, and what ties it")
  func other() {
    let text = failure {
      expectSameFrames(over: LayoutMatrix(widths: [300], height: 50)) { _ in
        row()
      } _: { _ in
        row(90)
      }
    }
    #expect(text.hasPrefix("frames differ at 300 x 50\n~ row > first: width 100 -> 90 (-10)\n"))
    #expect(text.contains("~ row > second: x 110 -> 100 (-10), width 190 -> 200 (+10)"))
    #expect(
      text.contains("why now: first.width = 90\n  90 = 90\n    first.width == 90   (LayoutTes")
    )
    // From the left edge of the row, past the first box and the gap.
    #expect(text.contains("why now: second.left = 100\n  90 + 10 = 100\n"))
    #expect(text.contains("second.leading == first.trailing + 10   (LayoutTestingTests/"))
  }

  /// The second box begins at 110 points from the left in both directions; from right to left it ought to
  /// end there.
  @Test("What is wrong at neighbouring widths is reported once, with how far it goes")
  func neighbours() {
    let text = failure {
      let widths = [102.0, 103, 104, 108]
      expectSound(over: LayoutMatrix(widths: widths, height: 50)) { _ in row() }
    }
    #expect(text.contains("row at 102 x 50 and 2 wider, up to 104 x 50 is not sound"))
    #expect(text.contains("  100 + 10 = 110, but row is 102 wide"))
    #expect(!text.contains("but row is 103 wide"))
    #expect(text.contains("row at 108 x 50 is not sound"))
  }

  @Test("What is no mirror image from right to left is not sound")
  func directions() {
    func screen() -> LayoutView {
      let root = row()
      let handle = LayoutView()
      handle.layoutName = "handle"
      handle.translatesAutoresizingMaskIntoConstraints = false
      root.subviews[1].addSubview(handle)
      LayoutConstraint.activate([
        handle.topAnchor.constraint(equalTo: root.topAnchor),
        handle.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        handle.leftAnchor.constraint(equalTo: root.subviews[1].leftAnchor, constant: 5),
        handle.widthAnchor.constraint(equalToConstant: 20),
      ])
      return root
    }
    let text = failure { expectSound(over: matrix) { _ in screen() } }
    // In the 90 points of the second box, 5 to 25 has the mirror image 65 to 85; in 190, 165 to 185.
    #expect(text.contains("row at 200 x 50 rtl is not sound\nnot-mirrored: handle is 60 points"))
    #expect(text.contains("row at 300 x 50 rtl is not sound\nnot-mirrored: handle is 160 points"))
    #expect(text.contains("  handle.left == second.left + 5   (LayoutTestingTests/"))
    #expect(!text.contains("200 x 50 is not sound"))
    let suppressions = [LayoutSuppression(.notMirrored, ["handle"], reason: "music is written so")]
    expectSound(over: matrix, suppressing: suppressions) { _ in screen() }
    let one = LayoutMatrix(widths: [200, 300], height: 50)
    expectSound(over: one) { _ in screen() }
  }

  /// The second box is wide by twenty times what the root has beyond 200 points: from 201 to 202 points it
  /// begins 20 points further to the left.
  @Test("What jumps between two widths that are a point apart is not sound")
  func widths() {
    func screen(_ layout: LayoutCase) -> LayoutView {
      let root = LayoutView()
      let box = LayoutView()
      (root.layoutName, box.layoutName) = ("row", "box")
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.topAnchor),
        box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 20, constant: -4_000),
      ])
      return root
    }
    let near = LayoutMatrix(widths: [202, 201, 204], height: 50)
    let text = failure { expectSound(over: near, of: screen) }
    #expect(text.contains("row at 202 x 50 is not sound\njump: box jumps by 20 points in width\n"))
    #expect(text.contains("  at 202:\n"))
    #expect(!text.contains("row at 204"))
    #expect(!text.contains("row at 201"))
    let suppressions = [LayoutSuppression(.jump, ["box"], reason: "a gauge")]
    expectSound(over: near, suppressing: suppressions, of: screen)
  }

  @Test("A recorded screen is as it was recorded")
  func recorded() {
    expectSnapshot(over: matrix) { _ in row() }
  }

  @Test("A screen that moved fails with both trees; one that may move a little does not")
  func moved() {
    let text = failure {
      expectSnapshot(over: matrix, function: "recorded()") { _ in row(101) }
    }
    #expect(
      text.contains("300 x 50 rtl is not as recorded\n~ row > first: x 200 -> 199 (-1), width")
    )
    #expect(text.contains("recorded:\nitem"))
    expectSnapshot(over: matrix, tolerance: 1, function: "recorded()") { _ in row(101) }
  }

  @Test("A case that is not recorded fails, and so does one that is recorded and gone")
  func cases() {
    let more = LayoutMatrix(widths: [200, 300, 400], height: 50, directions: .both)
    let missing = failure { expectSnapshot(over: more, function: "recorded()") { _ in row() } }
    #expect(missing.contains("400 x 50 is not in "))
    let fewer = LayoutMatrix(widths: [200, 300], height: 50)
    let left = failure { expectSnapshot(over: fewer, function: "recorded()") { _ in row() } }
    #expect(left.contains("200 x 50 rtl is recorded, and no case any more"))
  }

  @Test("Recording fails, and snapshots of tests and files that are gone are found")
  func recording() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LayoutTesting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Screens.swift")
    try Data("func card() {}".utf8).write(to: source)
    func expectCard(_ function: String, in file: URL) -> String {
      failure { expectSnapshot(of: row(), filePath: file.path, function: function) }
    }
    let recorded = expectCard("card()", in: source)
    #expect(recorded.hasPrefix("recorded 1 cases in \(folder.path)/__Snapshots__/Screens/card.txt"))
    expectSnapshot(of: row(), filePath: source.path, function: "card()")
    _ = expectCard("old()", in: source)
    let other = folder.appendingPathComponent("Gone.swift")
    _ = expectCard("card()", in: other)
    let stale = expectCard("card()", in: source)
    #expect(stale == "stale snapshots, whose tests no longer exist: Gone, Screens/old.txt")
  }
}
