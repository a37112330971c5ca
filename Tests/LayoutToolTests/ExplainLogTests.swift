import Foundation
import Testing

@testable import layout

@Suite("layout explain, for logs")
struct ExplainLogTests {
  private let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x2]   (active, names: '|':UIView:0x3 )>",
        "<NSLayoutConstraint:0x4 H:[UILabel:0x2(300)]>",
        "<NSLayoutConstraint:0x5 H:[UILabel:0x2]-(16)-|   (active, names: '|':UIView:0x3 )>",
        "<NSLayoutConstraint:0x6 UIView:0x3.width == 320   (active)>"
    )
    """

  private let fine = "<NSLayoutConstraint:0x1 UIView:0x3.width == 320   (active)>"

  @Test("A conflict on standard input is explained, and is status 1")
  func conflict() {
    for line in ["explain", "explain -", "explain --format text"] {
      let run = ToolRun(line, input: log)
      #expect(run.status == .conflict)
      #expect(run.output.contains("16 + 300 + 16 = 332, but UIView is 320 wide."))
      #expect(run.talk.isEmpty)
    }
  }

  @Test("What does not conflict is status 0")
  func agreement() {
    #expect(ToolRun("explain", input: fine).status == .solved)
    #expect(ToolRun("explain", input: "").output == "There is no constraint in this log.\n")
  }

  @Test("JSON has the report's indices as listed, and is JSON")
  func json() throws {
    let run = ToolRun("explain --format json", input: log + "\n...\n")
    #expect(run.status == .conflict)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let document = try #require(object as? [String: Any])
    let report = try #require((document["reports"] as? [[String: Any]])?.first)
    #expect(report["verdict"] as? String == "conflict")
    #expect(report["core"] as? [Int] == [0, 1, 2, 3])
    #expect(report["all"] as? [[Int]] == [[0, 1, 2, 3]])
    #expect(report["arithmetic"] as? String == "16 + 300 + 16 = 332 ≠ 320")
    #expect(report["missing"] as? [String] == [])
    #expect(report["broken"] is NSNull && report["brokenHelps"] is NSNull)
    #expect(report["group"] as? Int == 0)
    #expect((report["rows"] as? [Any])?.count == 4)
  }

  @Test("HTML is a page")
  func html() {
    let run = ToolRun("explain --format html", input: log)
    #expect(run.status == .conflict)
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
  }

  @Test("A file is read, and bytes that are no text as well")
  func files() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("log-\(UUID().uuidString).log")
    try (Data([0xFF, 0xFE, 0x0A]) + Data(log.utf8)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(ToolRun("explain \(file.path)").status == .conflict)
    #expect(ToolRun("explain /nowhere/at/all.log").status == .noInput)
    #expect(ToolRun("explain", input: nil).status == .noInput)
    #expect(ToolRun("explain", input: log, hasRoom: false).status == .cannotWrite)
    #expect(ToolRun("explain - more", input: log).status == .wrongUsage)
  }
}
