#if canImport(Testing)
import Testing

#if canImport(XCTest)
import XCTest
#endif

/// Fails the running test, of Swift Testing or of XCTest.
enum TestFailure {
  /// Fails with one line.
  static func record(_ text: String, _ location: SourceLocation) {
    record(FailureText(text), named: "", pictures: [], location)
  }

  /// Fails, with all that is to be said and pictures beside the results, where the run asks for
  /// attachments.
  ///
  /// - Parameters:
  ///   - text: What is said.
  ///   - name: What the attachment is called that has all of it; empty for none.
  ///   - pictures: Pictures in SVG, with their names.
  ///   - location: Where the failure is shown.
  static func record(
    _ text: FailureText,
    named name: String,
    pictures: [(name: String, svg: String)],
    _ location: SourceLocation
  ) {
    guard Test.current == nil else {
      let comment = text.comment(isAttached: !name.isEmpty)
      Issue.record(Comment(rawValue: comment), sourceLocation: location)
      let texts = name.isEmpty ? [] : [("\(name).txt", text.whole)]
      for (name, content) in texts + pictures.map({ ("\($0.name).svg", $0.svg) }) {
        Attachment.record(
          Array(content.utf8),
          named: FailureText.plain(name),
          sourceLocation: location
        )
      }
      return
    }
    let comment = text.comment(isAttached: false)
    #if canImport(XCTest)
    XCTFail("\(comment) (\(location))")
    #else
    Issue.record(Comment(rawValue: comment), sourceLocation: location)
    #endif
  }
}
#endif
