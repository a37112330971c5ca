#if !Cairo
import Testing

@Suite("Drawn pages", .disabled("needs --traits Cairo"))
struct SkippedTests {
  @Test("Built without Cairo") func skipped() {}
}
#endif
