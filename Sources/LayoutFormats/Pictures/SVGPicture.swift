import ConstraintKernel

/// A layout as an SVG image: nested groups, one for each item, with names and tooltips.
///
/// The tree of the file is the tree of the layout, each group moved to its item's frame, so the
/// file can be read, searched and edited by hand. The same layout gives the same bytes.
public struct SVGPicture: Sendable {
  /// The empty space around the picture, in points.
  private static let border = 8.0

  /// Creates a painter of SVG images.
  public init() {}

  /// The image of an item and all inside it, as a complete file.
  ///
  /// One point is one unit. Items that reach out of the root are shown as far as half the root's
  /// longer side; items whose frame is not finite are left out.
  /// - Complexity: O(*n*) in the items.
  public func text(of item: PictureItem) -> String {
    let box = bounds(of: item)
    let (x, y) = (SceneNumber.rounded(box.minX), SceneNumber.rounded(box.minY))
    let (width, height) = (SceneNumber.rounded(box.width), SceneNumber.rounded(box.height))
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(x) \(y) \(width) \(height)" font-family="Helvetica, Arial, sans-serif">
        <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" fill="#ffffff"/>

      """
    var root = item
    root.frame.origin = .zero
    write(root, depth: 0, to: &text)
    return text + "</svg>\n"
  }

  /// The part of the plane the image shows.
  private func bounds(of item: PictureItem) -> LayoutRect {
    let width = item.frame.width.isFinite ? item.frame.width : 0
    let height = item.frame.height.isFinite ? item.frame.height : 0
    let reach = max(width, height) / 2
    let frames = item.plates.filter(\.isFinite).map(\.frame)
    let left = max(frames.map(\.minX).min() ?? 0, -reach)
    let top = max(frames.map(\.minY).min() ?? 0, -reach)
    let right = min(frames.map(\.maxX).max() ?? 0, width + reach)
    let bottom = min(frames.map(\.maxY).max() ?? 0, height + reach)
    return LayoutRect(
      x: min(left, 0) - Self.border,
      y: min(top, 0) - Self.border,
      width: max(right, width) - min(left, 0) + 2 * Self.border,
      height: max(bottom, height) - min(top, 0) + 2 * Self.border
    )
  }

  private func write(_ item: PictureItem, depth: Int, to text: inout String) {
    let frame = item.frame
    guard frame.isFinite else { return }
    let indent = String(repeating: "  ", count: depth + 1)
    let (x, y) = (SceneNumber.rounded(frame.minX), SceneNumber.rounded(frame.minY))
    let name = Self.escaped(item.name)
    let fill = item.isGuide ? #"fill="none""# : #"fill="\#(Self.fills[depth % Self.fills.count])""#
    let stroke =
      item.isGuide ? ##"stroke="#b4532a" stroke-dasharray="4 3""## : ##"stroke="#44546a""##
    text += """
      \(indent)<g transform="translate(\(x) \(y))">
      \(indent)  <title>\(name): \(Self.escaped(frame.description))</title>
      \(indent)  <rect width="\(SceneNumber.rounded(frame.width))" \
      height="\(SceneNumber.rounded(frame.height))" \(fill) \(stroke)/>

      """
    for child in item.children { write(child, depth: depth + 1, to: &text) }
    if let label = SVGLabel(item) {
      text += "\(indent)  <text \(label.attributes)>\(name)</text>\n"
    }
    text += "\(indent)</g>\n"
  }

  /// The fills of the levels of the tree, repeated below the last.
  private static let fills = ["#f5f7fa", "#dce9f7", "#e4f3e2", "#fdf0d5", "#f6e1ea", "#e6e2f5"]

  /// Text as XML can hold it; characters XML has no way to write become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.unicodeScalars.append(isWritable(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// Whether XML 1.0 has the character at all, and keeps it as it is.
  static func isWritable(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}

/// Where a name stands in its box and how large it is; nil where it could not be read.
private struct SVGLabel {
  /// A letter's width as a share of the font size, a little more than sans-serif faces average.
  private static let letterWidth = 0.6
  /// The font size names have where there is room.
  private static let size = 12.0
  /// The smallest font size that can be read.
  private static let smallestSize = 4.0

  let attributes: String

  init?(_ item: PictureItem) {
    let letters = Double(max(item.name.count, 1))
    let wide = (item.frame.width - 4) / (letters * Self.letterWidth)
    let size = min(Self.size, wide, item.frame.height * 0.8)
    guard !item.name.isEmpty, size >= Self.smallestSize else { return nil }
    let font = ##"font-size="\##(SceneNumber.rounded(size))" fill="#1d2733""##
    if item.children.isEmpty {
      let x = SceneNumber.rounded(item.frame.width / 2)
      let y = SceneNumber.rounded(item.frame.height / 2)
      attributes =
        #"x="\#(x)" y="\#(y)" \#(font) text-anchor="middle" dominant-baseline="central""#
    } else {
      attributes = #"x="3" y="\#(SceneNumber.rounded(size))" \#(font)"#
    }
  }
}
