import LayoutStatements
import SourceRewriting
import Testing

/// Expected lines are read off the format strings by the rules of their grammar: a hyphen alone is 8
/// points between views, a number a distance, brackets hold sizes, bars are the superview.
@Suite("Format strings")
struct VisualFormatTests {
  /// The lines of anchors that a format string becomes, sorted, without what activates them.
  private func anchors(_ format: String, _ options: String) throws -> [String] {
    let call =
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", "
      + "options: \(options), metrics: [\"side\": gap, \"ten\": 10], "
      + "views: [\"a\": title, \"b\": text]))"
    let flags =
      "title.translatesAutoresizingMaskIntoConstraints = false\n"
      + "text.translatesAutoresizingMaskIntoConstraints = false\n"
    let (text, report) = try converted(view("", flags + call), .visual, .anchors)
    #expect(report.left.isEmpty, "\(report.leftovers)")
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.contains(".constraint(") }
      .map { String($0).replacing(".isActive = true", with: "").replacing("),", with: ")") }
      .sorted()
  }

  @Test(
    "A format string becomes an anchor for each of its parts",
    arguments: [
      ("H:|[a]", "[]", ["title.leadingAnchor.constraint(equalTo: self.leadingAnchor)"]),
      (
        "H:|-16-[a(80)]", "[]",
        [
          "title.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16)",
          "title.widthAnchor.constraint(equalToConstant: 80)",
        ]
      ),
      (
        "[a]-[b]", "[]",
        ["text.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8)"]
      ),
      (
        "V:[a][b]|", "[]",
        [
          "text.bottomAnchor.constraint(equalTo: self.bottomAnchor)",
          "text.topAnchor.constraint(equalTo: title.bottomAnchor)",
        ]
      ),
      (
        "V:|-20-[a(==44)]-side-[b(==a)]", "[]",
        [
          "text.heightAnchor.constraint(equalTo: title.heightAnchor)",
          "text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap)",
          "title.heightAnchor.constraint(equalToConstant: 44)",
          "title.topAnchor.constraint(equalTo: self.topAnchor, constant: 20)",
        ]
      ),
      (
        "H:[a(>=40,<=80)]-(>=ten)-|", "[]",
        [
          "title.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: -10)",
          "title.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)",
          "title.widthAnchor.constraint(lessThanOrEqualToConstant: 80)",
        ]
      ),
      (
        "H:[a]-4-[b]", "[.alignAllTop, .alignAllBottom]",
        [
          "text.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4)",
          "title.bottomAnchor.constraint(equalTo: text.bottomAnchor)",
          "title.topAnchor.constraint(equalTo: text.topAnchor)",
        ]
      ),
      (
        "H:|-[a]-|", "[]",
        [
          "title.leadingAnchor.constraint(equalTo: self.layoutMarginsGuide.leadingAnchor)",
          "title.trailingAnchor.constraint(equalTo: self.layoutMarginsGuide.trailingAnchor)",
        ]
      ),
      (
        "H:[a]-4-[b]", ".directionLeftToRight",
        ["text.leftAnchor.constraint(equalTo: title.rightAnchor, constant: 4)"]
      ),
    ]
  )
  func parts(format: String, options: String, lines: [String]) throws {
    #expect(try anchors(format, options) == lines)
  }

  @Test(
    "What a format string leaves to the system, or does not say, stays as it is",
    arguments: ["import AppKit", "H:[a(c)]", "H:[a", "[a]-unknown-[b]"]
  )
  func left(format: String) throws {
    // AppKit has a distance of its own where UIKit has margins.
    let isAppKit = format == "import AppKit"
    let call =
      "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "
      + "\"\(isAppKit ? "H:|-[a]" : format)\", options: [], "
      + "metrics: nil, views: [\"a\": title, \"b\": text]))"
    let before = (isAppKit ? "import AppKit\n" : "") + view("", call)
    let (after, report) = try converted(before, .visual, .anchors)
    #expect(report.converted.isEmpty)
    let kept = after.split(separator: "\n").filter { !$0.contains("// layout convert:") }
    #expect(kept == before.split(separator: "\n"))
  }

  @Test("A list that collects what formats make stays, and says so")
  func collected() throws {
    let call =
      "all += NSLayoutConstraint.constraints(withVisualFormat: \"H:|[a]\", options: [], "
      + "metrics: nil, views: [\"a\": title])"
    let (after, report) = try converted(view("", call), .visual, .anchors)
    #expect(report.left == ["handed on": 1], "\(report)")
    #expect(after.contains("// layout convert: left as it was"), "\(after)")
  }
}
