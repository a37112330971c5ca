@_exported public import LayoutFormats
@_exported public import ScreenComparison

// Where there is no Testing, cases, comparisons and what differs between trees remain.
#if canImport(Testing)
// The lines of failures are macros of Testing, which stand where an expectation is called: in XCTest too.
@_exported public import Testing
#endif
