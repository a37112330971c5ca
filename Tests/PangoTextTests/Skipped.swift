#if !Pango
import Testing

@Suite("Text in real fonts", .disabled("needs --traits Pango"))
struct SkippedTests {
  @Test("Built without Pango") func skipped() {}
}
#endif
