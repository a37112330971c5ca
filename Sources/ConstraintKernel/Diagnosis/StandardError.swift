#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#elseif canImport(ucrt)
import ucrt
#endif

/// Standard error without Foundation.
enum StandardError {
  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      #if canImport(ucrt)
      _ = _write(2, bytes.baseAddress, UInt32(bytes.count))
      #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      _ = posixWrite(bytes)
      #elseif canImport(Darwin)
      _ = Darwin.write(2, bytes.baseAddress, bytes.count)
      #endif
    }
  }

  #if canImport(Glibc)
  private static func posixWrite(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Glibc.write(2, bytes.baseAddress, bytes.count)
  }
  #elseif canImport(Musl)
  private static func posixWrite(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Musl.write(2, bytes.baseAddress, bytes.count)
  }
  #elseif canImport(Android)
  private static func posixWrite(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    Android.write(2, bytes.baseAddress, bytes.count)
  }
  #endif
}
