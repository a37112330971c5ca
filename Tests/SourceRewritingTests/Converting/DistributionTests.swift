import LayoutStatements
import SourceRewriting
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

  /// Three items of 40 in W have the spaces (W - 120) / 4, so that the first centre lies at
  /// (W - 120) / 4 + 20 = W / 4 - 10.
  @Test("Items of a fixed size lie at shares of the superview that all of them have")
  func sizes() throws {
    let call = """
      let image = UIView()
      addSubview(image)
      [title, text, image].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSize: 40)
      """
    let (text, report) = try converted(view("PureLayout", call), .autoPin, .operators)
    #expect(report.left.isEmpty, "\(report.leftovers)")
    for relation in [
      "title.centerX == view.trailing * 0.25 - 10", "text.centerX == view.trailing * 0.5",
      "image.centerX == view.trailing * 0.75 + 10", "image.width == 40", "image.top == text.top",
    ] {
      #expect(text.contains("  \(relation)\n"), "\(text)")
    }
  }

  /// Two items of 30 in H leave three spaces of (H - 60) / 3: the centres are H / 3 - 5 and 2 H / 3 + 5.
  @Test("Shares that no binary fraction is leave whole numbers whole")
  func thirds() throws {
    let call =
      "[title, text].autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 30)"
    let text = try converted(view("PureLayout", call), .autoPin, .maker).text
    #expect(
      text.contains("make.centerY.equalToSuperview().multipliedBy(2.0 / 3).offset(-5)"),
      "\(text)"
    )
    #expect(
      text.contains("make.centerY.equalToSuperview().multipliedBy(4.0 / 3).offset(5)"),
      "\(text)"
    )
  }

  /// Two items of L without insets: the first begins with the superview, the second ends with it.
  @Test("Without insets the first and the last item lie at the ends")
  func flush() throws {
    let call =
      "[title, text].autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: gap, insetSpacing: false)"
    let (text, report) = try converted(view("PureLayout", call), .autoPin, .maker)
    #expect(report.left.isEmpty, "\(report.leftovers)")
    #expect(text.contains("make.centerY.equalTo(self.snp.top).offset(gap * 0.5)"), "\(text)")
    #expect(
      text.contains("make.centerY.equalToSuperview().multipliedBy(2).offset(gap * -0.5)"),
      "\(text)"
    )
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
    "Shares of an unknown container, lists made at run time and words without a literal stay",
    arguments: [
      "[title, other].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSize: 8)",
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
