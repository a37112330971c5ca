import LayoutLogs

/// Reads a log and explains it twice.
@_cdecl("LLVMFuzzerTestOneInput")
public func readLog(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let isMirrored = count % 2 == 1
  let explanation = LogExplanation(log: bytes, readsRightToLeft: isMirrored)
  let again = LogExplanation(log: bytes, readsRightToLeft: isMirrored)
  precondition(explanation.text() == again.text(), "explained twice, the words differ")
  precondition(!explanation.html().isEmpty, "the page is empty")
  precondition(!explanation.hasConflict || !explanation.reports.isEmpty, "a conflict of nothing")
  return 0
}
