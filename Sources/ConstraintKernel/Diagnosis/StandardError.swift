#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#endif

/// Standard error without Foundation.
package enum StandardError {
  /// Writes a text; one that cannot be written is lost, as all are where there is no C library.
  package static func say(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      #if canImport(ucrt)
      _ = _write(2, bytes.baseAddress, UInt32(bytes.count))
      #elseif canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(Darwin) || canImport(WASILibc)
      _ = write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }
}
