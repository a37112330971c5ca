import LayoutMigration
import Testing

/// Expected constraints follow PureLayout's definition: the first item against the superview, each
/// against the one before it, the last against the superview.
@Suite("Pinning that distributes")
struct DistributionTests {
  private func anchors(_ statements: String) throws -> (text: String, report: ConversionReport) {
    try converted(view("PureLayout", statements), .autoPin, .anchors)
  }

  /// The lines that make constraints.
  private func constraints(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains(".constraint(") }
      .map { $0.drop { $0 == " " }.trimmingPrefix("self.") }
      .map { String($0).replacing(",", with: "").replacing("self.", with: "") }
  }

  @Test("A row has one space between neighbours and at its ends, and equal widths")
  func row() throws {
    let call =
      "[title, text].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: gap)"
    #expect(
      constraints(try anchors(call).text) == [
        "title.leadingAnchor.constraint(equalTo: leadingAnchor constant: gap)",
        "text.leadingAnchor.constraint(equalTo: title.trailingAnchor constant: gap)",
        "text.widthAnchor.constraint(equalTo: title.widthAnchor)",
        "text.topAnchor.constraint(equalTo: title.topAnchor)",
        "text.trailingAnchor.constraint(equalTo: trailingAnchor constant: -gap)",
      ]
    )
  }

  @Test("A column without insets reaches to both ends, and sizes may differ")
  func column() throws {
    let call = """
      let rows = [title, text]
      rows.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: 4, insetSpacing: false, matchedSizes: false)
      """
    let (text, report) = try anchors(call)
    #expect(report.left.isEmpty)
    #expect(
      constraints(text) == [
        "title.topAnchor.constraint(equalTo: topAnchor)",
        "text.topAnchor.constraint(equalTo: title.bottomAnchor constant: 4)",
        "text.leftAnchor.constraint(equalTo: title.leftAnchor)",
        "text.bottomAnchor.constraint(equalTo: bottomAnchor)",
      ]
    )
    // Nothing names the list any more.
    #expect(!text.contains("let rows"), "\(text)")
  }

  @Test("A list that something else names keeps its declaration")
  func namedList() throws {
    let text = try anchors(
      """
      let rows = [title, text]
      rows.autoSetViewsDimension(.height, toSize: 4)
      print(rows.count)
      """
    ).text
    #expect(text.contains("let rows = [title, text]"), "\(text)")
  }

  @Test(
    "Shares of a container, lists made at run time and words without a literal stay",
    arguments: [
      "[title, text].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSize: 8)",
      "subviews.autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)",
      "[title, text].autoDistributeViews(along: .horizontal, alignedTo: .left, withFixedSpacing: 8)",
      "[title, text].autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: 8, matchedSizes: count == 3)",
    ]
  )
  func stays(call: String) throws {
    let (text, report) = try anchors(call)
    #expect(report.converted.isEmpty)
    #expect(text.contains(call))
    #expect(text.contains("// layout convert: left as it was"))
  }
}
