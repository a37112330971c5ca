/// An image in a box, or what stands there until one is.
///
/// A literal that is an address, or the path of an image's file, is a reference; any other is a caption, which stands on
/// a grey ground.
public struct PaintImage: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Where an image comes from.
  public enum Source: Hashable, Sendable {
    /// Nowhere: these words stand in its place.
    case caption(String)
    /// An address, a path, or a `data:` URL; the viewer that shows the picture reads it.
    case reference(String)
    /// The bytes of a file: PNG, JPEG, GIF, WebP or SVG.
    case data([UInt8])
  }

  /// How an image takes the room of its box.
  public enum Fit: String, Hashable, Sendable, CaseIterable {
    /// As large as it can be, whole, in the middle.
    case contain
    /// As small as it can be and fill the box; what is too much is cut off evenly.
    case cover
    /// Both sides stretched to those of the box.
    case stretch
  }

  /// Where the image comes from.
  public var source: Source
  /// How it takes the room of its box.
  public var fit: Fit

  /// Makes an image from where it comes from.
  public init(_ source: Source, fit: Fit = .cover) {
    self.source = source
    self.fit = fit
  }

  /// A reference where the text begins with `data:`, has `://` in it, or ends with `.png`, `.jpg`, `.jpeg`, `.gif`,
  /// `.webp` or `.svg`; otherwise a caption.
  public init(stringLiteral value: String) {
    let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg"]
    let small = value.lowercased()
    let isReference =
      small.hasPrefix("data:") || small.contains("://") || endings.contains { small.hasSuffix($0) }
    self.init(isReference ? .reference(value) : .caption(value))
  }

  /// The words in the place of an image; nil where there is one.
  package var caption: String? {
    guard case .caption(let words) = source else { return nil }
    return words
  }

  /// What a viewer reads the image from; nil for a caption.
  var address: String? {
    switch source {
    case .caption: nil
    case .reference(let address): address
    case .data(let bytes): "data:\(Self.type(of: bytes));base64,\(Base64.text(bytes))"
    }
  }

  /// How SVG says how an image takes its room.
  var aspect: String {
    switch fit {
    case .contain: "xMidYMid meet"
    case .cover: "xMidYMid slice"
    case .stretch: "none"
    }
  }

  /// The media type of a file by its first bytes; `application/octet-stream` for one unknown.
  private static func type(of bytes: [UInt8]) -> String {
    func begins(_ first: [UInt8], at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: first)
    }
    if begins([0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins([0x47, 0x49, 0x46, 0x38]) { return "image/gif" }
    if begins([0x52, 0x49, 0x46, 0x46]), begins([0x57, 0x45, 0x42, 0x50], at: 8) {
      return "image/webp"
    }
    if bytes.first == 0x3C { return "image/svg+xml" }
    return "application/octet-stream"
  }
}
