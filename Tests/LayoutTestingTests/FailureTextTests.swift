import Testing

@testable import LayoutTesting

/// `swift test` reads what a test prints in pieces of 4,096 bytes, and drops a piece that ends inside a
/// character: what is plain, or shorter, arrives.
@Suite("What failures say through a pipe")
struct FailureTextTests {
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

  /// Boxes of 100 points in a screen of a telephone, each of which is 10 points too wide for its column.
  private func screen(_ count: Int, width: Double = 100) -> LayoutView {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
    root.layoutName = "screen"
    for index in 0..<count {
      let column = LayoutView()
      let box = LayoutView(frame: LayoutRect(x: 0, y: 0, width: width, height: 4))
      (column.layoutName, box.layoutName) = ("column\(index)", "box\(index)")
      column.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(column)
      column.addSubview(box)
      LayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: root.topAnchor, constant: 10 + 5 * Double(index)),
        column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        column.widthAnchor.constraint(equalToConstant: 90),
        column.heightAnchor.constraint(equalToConstant: 4),
      ])
    }
    return root
  }

  @Test("A failure is plain text of less than a piece, the finding first", arguments: [1, 100])
  func short(count: Int) {
    let text = failure { expectSound(screen(count)) }
    #expect(text.hasPrefix("screen is not sound\noutside: box0 reaches 10 points out of column0\n"))
    #expect(text.utf8.count < 4_000)
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test("Its picture has no rows in which nothing stands but edges")
  func picture() {
    let text = failure { expectSound(screen(1)) }
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("+") && $0.hasSuffix("+") })
    #expect(!lines.contains { line in line.allSatisfy { $0 == "|" || $0 == " " } })
    #expect(lines.count < 20)
  }

  @Test(
    "What moved is reported plainly, of long lists the beginning, and that the rest is attached"
  )
  func moved() {
    let text = failure { expectSameFrames(screen(100), screen(100, width: 80)) }
    #expect(text.hasPrefix("frames differ\n~ screen > column0 > box0: width 100 -> 80 (-20)\n"))
    #expect(text.utf8.count < 4_000)
    #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(text.contains(" more lines\nwhy now: box0.width = 80\n"))
    #expect(
      text.hasSuffix(
        "\nThe rest is attached; swift test --attachments-path DIR keeps it where DIR exists."
      )
    )
  }

  @Test("Signs become plain ones, names stay as they are")
  func plain() {
    #expect(
      FailureText.plain("a.left − b.right: 8 · 2 ≥ 3 × 4 → 5 ≤ 6…")
        == "a.left - b.right: 8 * 2 >= 3 x 4 -> 5 <= 6..."
    )
    #expect(FailureText.plain("├─ Größe\n│  └─ 名前") == "+- Größe\n|  +- 名前")
  }

  @Test("A picture keeps its columns, and loses what is empty")
  func drawing() {
    let picture = """
      ┌──────┐
      │      │
      │ Prof…│
      │      │
      ├──────┤
      └──────┘

      """
    #expect(FailureText.plainDrawing(picture) == "+------+\n| Prof.|\n+------+\n+------+")
  }

  @Test("What is attached is all of it, as people read it")
  func whole() {
    let lines = (0..<400).map { "~ screen > box\($0): width 100 → 90 (-10)" }
    let text = FailureText("frames differ", lines: lines, details: [("old", "├─ a\n")])
    #expect(text.whole == (["frames differ"] + lines + ["old:", "├─ a\n"]).joined(separator: "\n"))
    #expect(text.comment(isAttached: false).split(separator: "\n").count == 403)
    #expect(text.comment(isAttached: true).utf8.count < 4_000)
  }
}
