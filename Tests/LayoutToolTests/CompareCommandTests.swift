import Foundation
import Testing

@testable import layout

@Suite("layout compare")
struct CompareCommandTests {
  /// A folder of its own with the files a test wants.
  private struct Folder: ~Copyable {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "layout-compare-\(UUID().uuidString)")

    init(_ files: [String: String]) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, text) in files { try Data(text.utf8).write(to: url.appending(path: name)) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The paths of files, with spaces between them.
    func paths(_ names: String...) -> String {
      names.map { url.appending(path: $0).path }.joined(separator: " ")
    }
  }

  /// A bar of a height at the bottom of the root.
  private func scene(height: Int, inset: Int = 0) -> String {
    """
    {"version": 1, "root": {"id": "root", "size": {"width": 80, "height": 50},
     "children": [{"id": "bar"}]}, "constraints": [
     {"first": "bar", "attribute": "left", "second": "root", "secondAttribute": "left"},
     {"first": "bar", "attribute": "right", "second": "root", "secondAttribute": "right"},
     {"first": "bar", "attribute": "bottom", "second": "root", "secondAttribute": "bottom",
      "constant": \(inset)},
     {"first": "bar", "attribute": "height", "constant": \(height)}]}
    """
  }

  @Test("Documents that are the same are status 0, others 1, with the first case")
  func differences() throws {
    let folder = try Folder([
      "old.json": scene(height: 10, inset: -4), "new.json": scene(height: 10, inset: 4),
    ])
    let same = ToolRun("compare \(folder.paths("old.json", "old.json"))")
    #expect(same.status == .solved)
    // The document's own size and six others, in both directions.
    #expect(same.output == "no frame moved · 1 screens, 14 cases\n")
    let other = ToolRun("compare \(folder.paths("old.json", "new.json")) --size 80x50")
    #expect(other.status == .conflict)
    #expect(
      other.output == """
        sign  \(folder.paths("new.json"))  bar
          old: bar.bottom == root.bottom - 4
          new: bar.bottom == root.bottom + 4
          parts at 80 × 50: bar
            old 0 36 80 10, new 0 44 80 10
            and in 1 other cases
        1 differences · 1 screens, 2 cases

        """
    )
  }

  @Test("Accepted differences are status 0, or 3 where they count")
  func allowances() throws {
    let folder = try Folder([
      "old.json": scene(height: 10), "new.json": scene(height: 12),
      "allowed": "constant bar 2026-11-22 a thumb is larger\n", "broken": "\ncolour bar\n",
    ])
    let line = "compare \(folder.paths("old.json", "new.json")) --allow "
    #expect(ToolRun(line + folder.paths("allowed")).status == .solved)
    #expect(ToolRun(line + folder.paths("allowed") + " --strict").status == .onlyAllowed)
    let broken = ToolRun(line + folder.paths("broken"))
    #expect(broken.status == .badData)
    #expect(broken.talk.hasSuffix("line 2: 'colour' is no class of differences\n"))
  }

  @Test("A golden takes the place of the old document")
  func goldens() throws {
    let golden = ToolRun("compare --record - --size 80x50", input: scene(height: 10))
    #expect(golden.status == .solved)
    let folder = try Folder(["golden.json": golden.output])
    let same = "compare \(folder.paths("golden.json")) - --size 80x50"
    #expect(ToolRun(same, input: scene(height: 10)).status == .solved)
    #expect(ToolRun(same, input: scene(height: 12)).status == .conflict)
    // Other cases cannot be compared with those that were recorded.
    let other = ToolRun(
      "compare \(folder.paths("golden.json")) - --size 90x50",
      input: scene(height: 10)
    )
    #expect(other.output.contains("the versions were recorded in different cases"))
  }

  @Test("The answer is JSON or a picture where that is wanted")
  func formats() throws {
    let folder = try Folder(["old.json": scene(height: 10), "new.json": scene(height: 12)])
    let line = "compare \(folder.paths("old.json", "new.json")) --format "
    let json = try JSONSerialization.jsonObject(with: Data(ToolRun(line + "json").output.utf8))
    let answer = try #require(json as? [String: Any])
    #expect(answer["isClean"] as? Bool == false)
    #expect((answer["differences"] as? [Any])?.count == 1)
    #expect(ToolRun(line + "svg").output.contains("<title>bar, new</title>"))
  }

  // MARK: Folders of source

  /// A screen in two dialects, and one whose inset has the wrong sign.
  private static func screen(_ statement: String) -> String {
    """
    final class Login: UIView {
      let title = UILabel()
      func setUp() {
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        \(statement)
      }
    }
    """
  }
  private static let chain = screen(
    "title.snp.makeConstraints { $0.trailing.equalToSuperview().inset(8) }"
  )
  private static func anchor(_ constant: Int) -> String {
    screen(
      "title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: \(constant))"
        + ".isActive = true"
    )
  }

  @Test("Two versions of a source file are compared by their constraints, whatever the dialect")
  func sources() throws {
    let folder = try Folder([
      "Old.swift": Self.chain, "Same.swift": Self.anchor(-8), "Other.swift": Self.anchor(8),
    ])
    let same = ToolRun("compare \(folder.paths("Old.swift", "Same.swift"))")
    #expect(same.status == .solved, "\(same.output)\(same.talk)")
    #expect(
      same.output == "1 file: 1 the same, 0 differ, 0 have calls that cannot be read\n"
    )
    let other = ToolRun("compare \(folder.paths("Old.swift", "Other.swift"))")
    #expect(other.status == .conflict)
    #expect(
      other.output == """
        \(folder.paths("Old.swift")):6: makes other constraints in \(folder.paths("Other.swift"))
        1 file: 0 the same, 1 differ, 0 have calls that cannot be read

        """
    )
  }

  @Test("Files of two folders are paired by their paths; one with layout may not be missing")
  func folders() throws {
    let old = try Folder(["A.swift": Self.chain, "B.swift": Self.chain, "C.swift": "let a = 1\n"])
    let new = try Folder(["A.swift": Self.anchor(-8), "D.swift": "let b = 2\n"])
    let run = ToolRun("compare \(old.url.path) \(new.url.path)/")
    #expect(run.status == .conflict)
    #expect(
      run.output == """
        \(old.paths("B.swift")): has no new version
        4 files: 1 the same, 1 differ, 0 have calls that cannot be read

        """
    )
    #expect(ToolRun("compare \(old.url.path) /nowhere.swift").status == .noInput)
    #expect(
      ToolRun("compare \(old.url.path) \(new.url.path) --module mine").status == .wrongUsage
    )
  }

  @Test("The files of each side are read together: what one declares counts in the others")
  func together() throws {
    func insets(_ vertical: String) -> String {
      """
      extension UIEdgeInsets {
        init(horizontal: CGFloat, vertical: CGFloat) {
          self.init(top: \(vertical), left: horizontal, bottom: \(vertical), right: horizontal)
        }
      }
      """
    }
    let pinned = Self.screen(
      "title.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(horizontal: 4, vertical: 3))"
    )
    func anchored(_ vertical: Int) -> String {
      Self.screen(
        """
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: \(vertical)),
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 4),
          title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -\(vertical)),
          title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -4),
        ])
        """
      )
    }
    let old = try Folder(["A.swift": pinned, "Insets.swift": insets("vertical")])
    let same = try Folder(["A.swift": anchored(3), "Insets.swift": insets("vertical")])
    let line = "compare \(old.url.path)"
    let run = ToolRun("\(line) \(same.url.path)")
    #expect(run.status == .solved, "\(run.output)\(run.talk)")
    #expect(run.output.hasPrefix("2 files: 2 the same, 0 differ"), "\(run.output)")
    let other = try Folder(["A.swift": anchored(4), "Insets.swift": insets("vertical")])
    #expect(ToolRun("\(line) \(other.url.path)").status == .conflict)
    // The same words, of which an initialiser beside them makes something else.
    let doubled = try Folder(["A.swift": pinned, "Insets.swift": insets("vertical * 2")])
    #expect(ToolRun("\(line) \(doubled.url.path)").status == .conflict)
    #expect(ToolRun("\(line) \(old.url.path)").status == .solved)
  }
}
