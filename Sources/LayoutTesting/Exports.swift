@_exported public import LayoutFormats
// The lines of failures are macros of Testing, which stand where an expectation is called: in XCTest too.
@_exported public import Testing
