#if canImport(Testing)
import Testing

#if canImport(XCTest)
import XCTest
#endif

/// Fails the running test, of Swift Testing or of XCTest.
enum TestFailure {
  static func record(_ text: String, _ location: SourceLocation) {
    guard Test.current == nil else {
      Issue.record(Comment(rawValue: text), sourceLocation: location)
      return
    }
    #if canImport(XCTest)
    XCTFail("\(text) (\(location))")
    #else
    Issue.record(Comment(rawValue: text), sourceLocation: location)
    #endif
  }

  /// Keeps an image beside the results of a test, where the run asks for attachments.
  static func attach(_ svg: String, named name: String, _ location: SourceLocation) {
    guard Test.current != nil else { return }
    Attachment.record(Array(svg.utf8), named: name, sourceLocation: location)
  }
}
#endif
