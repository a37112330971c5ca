import Testing

@testable import LayoutFormats

@Suite("JSON that is written")
struct SceneJSONTests {
  /// RFC 8259, section 6: numbers that are not finite are not permitted.
  @Test("What is no number is null", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    #expect(SceneJSON.exact(number).written() == "null")
    #expect(SceneJSON.rounded(number).written() == "null")
  }

  @Test("A number keeps all its digits, unless it is rounded")
  func digits() {
    #expect(SceneJSON.exact(0.123456).written() == "0.123456")
    #expect(SceneJSON.rounded(0.123456).written() == "0.1235")
  }
}
