#if Cairo
import CCairo
import Testing

/// The pixels of a PNG file.
struct PNG {
  let width: Int
  let height: Int
  private let rows: [[UInt32]]

  init(_ bytes: [UInt8]) throws {
    final class Input {
      var bytes: ArraySlice<UInt8>
      init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
    }
    let input = Input(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
        let input = Unmanaged<Input>.fromOpaque(closure).takeUnretainedValue()
        guard input.bytes.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
        for offset in 0..<Int(length) { data[offset] = input.bytes.removeFirst() }
        return CAIRO_STATUS_SUCCESS
      },
      Unmanaged.passUnretained(input).toOpaque()
    )
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let data = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    rows = (0..<height).map { row in
      (0..<width).map { column in
        let pixel = data.load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
        return isOpaque ? pixel | 0xFF00_0000 : pixel
      }
    }
    (self.width, self.height) = (width, height)
  }

  /// Red, green, blue and alpha of a pixel, colours as far as their alpha lets them show.
  func color(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let pixel = rows[y][x]
    return (
      Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255), Int(pixel >> 24)
    )
  }
}
#endif
