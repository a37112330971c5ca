#if Cairo
import CCairo
import LayoutFormats

extension PaintImage {
  /// The image as a surface, which the caller destroys; nil where it is no PNG that can be read.
  func makeSurface() -> OpaquePointer? {
    switch source {
    case .caption: nil
    case .data(let bytes): Self.surface(bytes)
    case .reference(let address): Self.surface(at: address)
    }
  }

  private static func surface(_ bytes: [UInt8]) -> OpaquePointer? {
    let input = CairoInput(bytes)
    return withExtendedLifetime(input) {
      usable(cairo_image_surface_create_from_png_stream(CairoInput.read, input.closure))
    }
  }

  /// Reads a `data:` URL in base 64, or a file by its path or its `file:` URL.
  private static func surface(at address: String) -> OpaquePointer? {
    if address.hasPrefix("data:") {
      guard let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64") else {
        return nil
      }
      return Base64.bytes(address[address.index(after: comma)...].utf8).flatMap { surface($0) }
    }
    let path = address.hasPrefix("file://") ? String(address.dropFirst(7)) : address
    return usable(cairo_image_surface_create_from_png(path))
  }

  private static func usable(_ surface: OpaquePointer?) -> OpaquePointer? {
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
#endif
