import Foundation
import Testing

@testable import layout

@Suite("layout convert and layout lint")
struct SourceCommandTests {
  private static let block = """
    import SnapKit
    import UIKit

    final class Card: UIView {
        let title = UILabel()

        func setUp() {
            addSubview(title)
            title.snp.makeConstraints { make in
                make.top.equalToSuperview().offset(8)
            }
        }
    }

    """

  /// A folder with files, removed afterwards.
  private func withFolder(
    _ files: [String: String],
    _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    try body(folder.path)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  @Test("Whose words are meant is named on the command line")
  func module() throws {
    let list = Self.block.replacing("SnapKit", with: "EasyPeasy")
      .replacing("func setUp()", with: "override init(frame: CGRect)").replacing(
        """
        title.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(8)
                }
        """,
        with: "title.easy.layout(Width(*2).like(self))"
      )
    try withFolder(["Card.swift": list]) { folder in
      let line = "convert --from easypeasy --to anchors --dry-run \(folder) --module"
      let (original, own) = (ToolRun("\(line) original"), ToolRun("\(line)=own"))
      #expect(original.status == .solved, "\(original.talk)")
      #expect(own.status == .solved, "\(own.talk)")
      // EasyPeasy adds the factor's points, too.
      #expect(original.output.contains("multiplier: 2, constant: 2"), "\(original.output)")
      #expect(own.output.contains("multiplier: 2)"), "\(own.output)")
      #expect(ToolRun("\(line) mine").status == .wrongUsage)
    }
  }

  @Test("A dry run prints a difference and changes nothing; a check says which file would change")
  func dryRun() throws {
    try withFolder(["Card.swift": Self.block]) { folder in
      let dry = ToolRun("convert --from snapkit --to anchors --dry-run \(folder)")
      #expect(dry.status == .solved)
      #expect(dry.output.contains("-        title.snp.makeConstraints { make in\n"))
      #expect(
        dry.output.contains(
          "+        title.topAnchor.constraint(equalTo: self.topAnchor, constant: 8).isActive = true\n"
        )
      )
      #expect(dry.output.contains("@@ -1,4 +1,3 @@"))
      let check = ToolRun("convert --from snapkit --to anchors --check \(folder)")
      #expect(check.status == .conflict)
      #expect(check.output == "\(folder)/Card.swift\n")
      let after = try text("\(folder)/Card.swift")
      #expect(after == Self.block)
    }
  }

  @Test("A conversion replaces the file, and a second one finds nothing to do")
  func conversion() throws {
    try withFolder(["Card.swift": Self.block, "Notes.txt": "snp"]) { folder in
      let run = ToolRun("convert --from snapkit --to purelayout --report \(folder)")
      #expect(run.status == .solved)
      #expect(run.output.contains("1 statement: 1 converted, 0 left, 0 not understood\n"))
      let after = try text("\(folder)/Card.swift")
      #expect(after.contains("title.autoPinEdge(toSuperviewEdge: .top, withInset: 8)\n"))
      #expect(after.contains("import PureLayout\n"))
      let check = ToolRun("convert --from snapkit --to purelayout --check \(folder)")
      #expect(check.status == .solved)
    }
  }

  @Test("A file that is no Swift source is left alone, and the others are converted")
  func badFiles() throws {
    try withFolder(["A.swift": "f(]", "Card.swift": Self.block]) { folder in
      let run = ToolRun("convert --from snapkit --to anchors \(folder)")
      #expect(run.status == .badData)
      #expect(run.talk.contains("A.swift: the bracket in line 1 has no partner; it is left alone"))
      let bad = try text("\(folder)/A.swift")
      #expect(bad == "f(]")
      let good = try text("\(folder)/Card.swift")
      #expect(!good.contains("snp"))
    }
  }

  @Test("A file that changed meanwhile is not replaced")
  func changedMeanwhile() throws {
    try withFolder(["Card.swift": "now"]) { folder in
      let path = "\(folder)/Card.swift"
      let isReplaced = try SourceFiles.replace(
        path,
        Array("before".utf8),
        with: Array("after".utf8)
      )
      #expect(!isReplaced)
      let kept = try text(path)
      #expect(kept == "now")
      let isWritten = try SourceFiles.replace(path, Array("now".utf8), with: Array("after".utf8))
      #expect(isWritten)
      let written = try text(path)
      #expect(written == "after")
    }
  }

  @Test("A converted file keeps its mode, and a symbolic link leads to it still")
  func places() throws {
    try withFolder(["Card.swift": Self.block]) { folder in
      let manager = FileManager.default
      try manager.createDirectory(atPath: "\(folder)/links", withIntermediateDirectories: true)
      let link = "\(folder)/links/Link.swift"
      try manager.createSymbolicLink(
        atPath: link,
        withDestinationPath: "../Card.swift"
      )
      try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/Card.swift")
      let run = ToolRun("convert --from snapkit --to anchors \(folder)/links")
      #expect(run.status == .solved)
      let target = try manager.destinationOfSymbolicLink(atPath: link)
      #expect(target == "../Card.swift")
      let mode = try manager.attributesOfItem(atPath: "\(folder)/Card.swift")[.posixPermissions]
      #expect(mode as? Int == 0o755)
      let converted = try text("\(folder)/Card.swift")
      #expect(!converted.contains("snp"))
    }
  }

  @Test("A conversion says in one line what became of each statement")
  func counts() throws {
    let file =
      Self.block.replacing(
        "            make.top",
        with: "            make.left.equalTo(unknown)\n            make.top"
      ) + "func one() -> Any { keep(title.snp.makeConstraints { $0.top.equalToSuperview() }) }\n"
    try withFolder(["Card.swift": file]) { folder in
      let run = ToolRun("convert --from snapkit --to anchors \(folder)")
      #expect(run.status == .solved)
      #expect(run.output == "")
      #expect(run.talk.contains("3 statements: 1 converted, 1 left, 1 not understood"))
    }
  }

  @Test("What is no Swift file, and a folder without one, is an error")
  func nothing() throws {
    try withFolder(["Card.txt": "now"]) { folder in
      for command in ["convert --from snapkit --to anchors", "lint"] {
        #expect(ToolRun("\(command) \(folder)").status == .noInput)
        #expect(ToolRun("\(command) \(folder)/Card.txt").status == .noInput)
      }
    }
  }

  @Test("Lint names file, line, column and rule, and ends with 1")
  func lint() throws {
    let text = Self.block.replacing("top.equalToSuperview()", with: "trailing.equalToSuperview()")
    try withFolder(["Card.swift": text]) { folder in
      let run = ToolRun("lint \(folder)")
      #expect(run.status == .conflict)
      #expect(run.output.hasPrefix("\(folder)/Card.swift:10:13: "))
      #expect(run.output.hasSuffix(" [far-edge]\n"))
    }
    try withFolder(["Card.swift": Self.block]) { #expect(ToolRun("lint \($0)").status == .solved) }
  }

  @Test(
    "Wrong words are wrong usage",
    arguments: [
      ["convert"], ["convert", "--to", "anchors", "."], ["convert", "--from", "snapkit", "."],
      ["convert", "--from", "snapkit", "--to", "snapkit", "."],
      ["convert", "--from", "snapkit", "--to", "anchors"],
      ["convert", "--from", "nothing", "--to", "anchors", "."],
      ["convert", "--from", "snapkit", "--to", "vfl", "."],
      ["convert", "--from", "snapkit", "--to", "linux", "."], ["lint"],
    ]
  )
  func usage(words: [String]) {
    #expect(ToolRun(words.joined(separator: " ")).status == .wrongUsage)
  }

  @Test("A file that is not there is no input")
  func missing() {
    #expect(ToolRun("lint /nowhere/at/all.swift").status == .noInput)
  }
}
