import LayoutFormats
import Testing

@testable import LayoutTesting

@Suite("What moved between two trees")
struct FrameDifferenceTests {
  private let old = """
    item       x   y  width  height
    card       0   0    320     120
    ├─ avatar  16  16     48      48
    │  └─ dot   0   0      8       8
    └─ name    72  16    232      20

    """

  private func lines(_ new: String, tolerance: Double = 0.001) -> [String] {
    FrameDifference(old, new, tolerance: tolerance).lines
  }

  @Test("Equal trees have no difference, however their columns stand")
  func equal() {
    #expect(lines(old).isEmpty)
    #expect(lines(old.replacing("  ", with: "   ").replacing("│   ", with: "│  ")).isEmpty)
  }

  @Test("Each number that moved is reported with its step, and the way from the root")
  func moved() {
    let new = old.replacing("72  16    232", with: "76.5  16    240")
    #expect(lines(new) == ["~ card > name: x 72 → 76.5 (+4.5), width 232 → 240 (+8)"])
    let moved = FrameDifference(old, new, tolerance: 0.001).moved
    #expect(moved.map(\.place) == [3] && moved.map(\.parts) == [["x", "width"]])
    let dot = old.replacing("8       8", with: "8     7.5")
    #expect(lines(dot) == ["~ card > avatar > dot: height 8 → 7.5 (-0.5)"])
  }

  @Test("What is within the tolerance does not count")
  func tolerance() {
    let new = old.replacing("232", with: "232.4")
    #expect(lines(new, tolerance: 0.5).isEmpty)
    #expect(lines(new, tolerance: 0.3).count == 1)
  }

  @Test("Boxes that came and went are reported, and the others still compared")
  func cameAndWent() {
    let new = old.replacing("│  └─ dot ", with: "│  └─ mark").replacing("232", with: "200")
    #expect(
      lines(new) == [
        "- card > avatar > dot was removed", "+ card > avatar > mark is new",
        "~ card > name: width 232 → 200 (-32)",
      ]
    )
  }

  @Test("A tree can be drawn again: what it was written from comes back")
  func drawnAgain() {
    #expect(lines(Picture(tree: old).tree()).isEmpty)
    let guide = old.replacing("name ", with: "name (guide) ")
    #expect(Picture(tree: guide).items.map(\.isGuide) == [false, false, false, true])
    #expect(Picture(tree: old).svg().contains("card 320 × 120"))
  }
}
