import LayoutLogs

// The page holds all addresses, so that nothing stays here between two calls.

/// Makes room for so many bytes, which the page fills.
@_cdecl("makeRoom")
public func makeRoom(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: count, alignment: 8)
}

/// Gives room back.
@_cdecl("giveBack")
public func giveBack(_ room: UnsafeMutableRawPointer) { room.deallocate() }

/// Explains a log.
///
/// - Returns: Room that holds how many bytes the text has, how many the page has, each in four bytes, and then
///   the text and the page.
@_cdecl("explain")
public func explain(
  _ log: UnsafeRawPointer,
  _ count: Int,
  _ readsRightToLeft: Bool
) -> UnsafeMutableRawPointer {
  let bytes = [UInt8](UnsafeRawBufferPointer(start: log, count: count))
  let explanation = LogExplanation(log: bytes, readsRightToLeft: readsRightToLeft)
  let text = Array(explanation.text().utf8)
  let page = Array(explanation.html().utf8)
  let head = 2 * MemoryLayout<Int32>.size
  let room = makeRoom(head + text.count + page.count)
  room.storeBytes(of: Int32(text.count), as: Int32.self)
  room.storeBytes(of: Int32(page.count), toByteOffset: head / 2, as: Int32.self)
  (room + head).copyMemory(from: text, byteCount: text.count)
  (room + head + text.count).copyMemory(from: page, byteCount: page.count)
  return room
}
