#if Cairo
import CCairo

/// Bytes that Cairo writes.
final class CairoOutput {
  private(set) var bytes: [UInt8] = []

  /// What Cairo hands to ``write``; it lives as long as this does.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
    let output = Unmanaged<CairoOutput>.fromOpaque(closure).takeUnretainedValue()
    output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}

/// Bytes that Cairo reads.
final class CairoInput {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let read: cairo_read_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
    let input = Unmanaged<CairoInput>.fromOpaque(closure).takeUnretainedValue()
    let count = Int(length)
    guard input.bytes.count - input.place >= count else { return CAIRO_STATUS_READ_ERROR }
    for offset in 0..<count { data[offset] = input.bytes[input.place + offset] }
    input.place += count
    return CAIRO_STATUS_SUCCESS
  }
}
#endif
