import Foundation
import Testing

@testable import layout

@Suite("layout inspect and layout gallery")
struct InspectCommandTests {
  private let document = """
    {"version": 1, "name": "page", "root": {"id": "root", "size": {"width": 120, "height": 40}}}
    """

  @Test("A page goes to standard output, or into a file")
  func page() throws {
    let run = ToolRun("inspect -", input: document)
    #expect(run.status == .solved)
    #expect(run.output.hasPrefix("<!DOCTYPE html>") && run.output.hasSuffix("</html>\n"))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("inspect-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let written = ToolRun("inspect - --size 100...120 -o \(file.path)", input: document)
    #expect(written.status == .solved && written.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<title>page</title>"))
  }

  @Test("What cannot be written or understood has its status")
  func failures() {
    let status = ToolRun("inspect - -o /nowhere/page.html", input: document).status
    #expect(status == .cannotWrite)
    #expect(ToolRun("gallery -o /dev/null/pages").status == .cannotWrite)
    #expect(ToolRun("gallery").talk.contains("gallery needs -o FOLDER."))
    #expect(ToolRun("inspect").talk.contains("inspect needs a file"))
  }
}
