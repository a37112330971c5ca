#if Cairo
import CCairo

/// A file that was drawn, and what could not be.
public struct CairoFile: Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// What could not be drawn as it was wanted.
  public let issues: [CairoIssue]
}

/// Something of a page that could not be drawn as it was wanted.
public struct CairoIssue: Hashable, Sendable, CustomStringConvertible {
  /// What could not be drawn.
  public enum Kind: Hashable, Sendable {
    /// An image that could not be read: the place of it holds its address instead. Read are PNG files,
    /// from bytes, from a path, and from a `data:` URL; nothing is fetched from a network.
    case unreadableImage(String)
    /// Letters that no font that is installed has: they are drawn as boxes with their numbers.
    case missingLetters(count: Int, text: String)
  }

  /// What could not be drawn.
  public let kind: Kind
  /// The page it stands on, counted from 0.
  public let page: Int
  /// The place of the box among the items of the picture.
  public let item: Int

  /// The issue in words.
  public var description: String {
    switch kind {
    case .unreadableImage(let address):
      "page \(page + 1), item \(item): the image is no PNG that can be read: \(address)"
    case .missingLetters(let count, let text):
      "page \(page + 1), item \(item): no font has \(count) letters of \"\(text)\""
    }
  }
}

/// Why nothing was drawn.
public enum CairoFailure: Error, Hashable, CustomStringConvertible {
  /// There is no page of that place.
  case noPage(Int)
  /// A page has no size, or one that a file of its kind cannot have; in pixels, or in points.
  case size(width: Double, height: Double)
  /// Cairo says why.
  case cairo(String)

  /// The failure in words.
  public var description: String {
    switch self {
    case .noPage(let page): "there is no page \(page + 1)"
    case .size(let width, let height): "no page can be \(width) wide and \(height) high"
    case .cairo(let reason): "Cairo: \(reason)"
    }
  }

  static func check(_ status: cairo_status_t) throws(CairoFailure) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status.rawValue)")
  }
}
#endif
