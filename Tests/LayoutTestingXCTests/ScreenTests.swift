import Foundation
import LayoutTesting
import XCTest

/// The expectations in methods of an `XCTestCase`; run with
/// `swift test --disable-swift-testing --filter LayoutTestingXCTests`.
final class ScreenTests: XCTestCase {
  private let matrix = LayoutMatrix(widths: [200, 300], height: 50, directions: .both)

  /// A row of one box, as wide as is said.
  private func row(_ width: Double = 100) -> LayoutView {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 50))
    let box = LayoutView()
    (root.layoutName, box.layoutName) = ("row", "box")
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: width),
    ])
    return root
  }

  func testWhatIsRightPasses() {
    expectSound(over: matrix) { _ in row() }
    expectSameFrames(over: matrix) { _ in
      row()
    } _: { _ in
      row(100)
    }
    expectSnapshot(over: matrix) { _ in row() }
  }

  func testWhatIsWrongFails() throws {
    let unsound = failures {
      expectSound(over: LayoutMatrix(widths: [90], height: 50)) { _ in row() }
    }
    XCTAssertEqual(unsound.count, 1)
    XCTAssert(unsound[0].contains("row at 90 x 50 is not sound"), unsound[0])
    XCTAssert(unsound[0].contains("outside: box reaches 10 points out of row"), unsound[0])

    let moved = failures { expectSameFrames(row(), row(90)) }
    XCTAssert(moved.first?.contains("~ row > box: width 100 -> 90 (-10)") == true, "\(moved)")
    XCTAssert(moved.first?.contains("why now: box.width = 90") == true, "\(moved)")
    XCTAssert(moved.first?.contains("LayoutTestingXCTests/ScreenTests.swift:") == true, "\(moved)")

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LayoutTesting-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appendingPathComponent("Screens.swift")
    try Data("func testCard() {}".utf8).write(to: source)
    let recorded = failures {
      expectSnapshot(of: row(), filePath: source.path, function: "testCard()")
    }
    XCTAssert(recorded.first?.contains("recorded 1 cases in") == true, "\(recorded)")
  }

  // MARK: Listening

  /// What has been said since somebody listens; nil while nobody does.
  private var heard: [String]?

  /// What failures say that some work has.
  private func failures(_ work: () -> Void) -> [String] {
    heard = []
    work()
    defer { heard = nil }
    return heard ?? []
  }

  #if canImport(ObjectiveC)
  override func record(_ issue: XCTIssue) {
    if heard == nil { super.record(issue) } else { heard?.append(issue.compactDescription) }
  }
  #else
  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard heard == nil else {
      heard?.append(description)
      return
    }
    super.recordFailure(
      withDescription: description,
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }
  #endif
}
