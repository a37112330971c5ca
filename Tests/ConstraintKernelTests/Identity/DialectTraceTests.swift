import Dialects
import Testing

@testable import ConstraintKernel

@Suite("Dialects on an item")
struct DialectTraceTests {
  @Test("two may share a slot once both installed something, and are reported once")
  func pairs() throws {
    var trace = DialectTrace.none.adding(.kernel).adding(.maker).adding(.maker)
    #expect(!trace.mayShareSlots && trace.reporting(.maker, .attribute) == nil)
    trace = trace.adding(.attribute)
    #expect(trace.mayShareSlots)
    trace = try #require(trace.reporting(.attribute, .maker))
    #expect(!trace.mayShareSlots && trace.reporting(.maker, .attribute) == nil)
    // A third one may meet either.
    trace = trace.adding(.autoPin)
    #expect(trace.mayShareSlots)
    trace = try #require(trace.reporting(.autoPin, .maker))
    #expect(!trace.mayShareSlots)
  }
}
