import ConstraintKernel

extension Picture {
  /// The picture as it is painted, an SVG image of the root's size, a complete file.
  ///
  /// Boxes without paint are not seen. Text stands in the lines it was measured in, each exactly as
  /// wide as it was measured, whatever face a viewer has. What scrolls is cut off at its window.
  /// - Parameter fontFamily: The faces of text, as CSS lists them.
  /// - Returns: The image; the same layout gives the same bytes.
  /// - Complexity: O(*n*) in boxes and lines.
  public func paintedSVG(fontFamily: String = "system-ui, sans-serif") -> String {
    let (width, height) = (SceneNumber.rounded(size.width), SceneNumber.rounded(size.height))
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="\(XMLText.escaped(fontFamily))">

      """
    var open: [Int] = []
    for place in items.indices where isFinite(place) {
      let (item, box) = (items[place], boxes[place])
      while let depth = open.last, depth >= item.depth {
        text += "</g>\n"
        open.removeLast()
      }
      let paint = item.paint ?? Paint()
      if paint.opacity < 1 {
        text += "<g opacity=\"\(SceneNumber.rounded(max(paint.opacity, 0)))\">\n"
        open.append(item.depth)
      }
      text += item.shape(at: box)
      if paint.clips {
        text += """
          <clipPath id="clip\(place)"><rect \(paint.outline(of: box))/></clipPath>
          <g clip-path="url(#clip\(place))">

          """
        open.append(item.depth)
      }
      for line in item.lines { text += line.painted(paint, from: box.origin) }
    }
    return text + String(repeating: "</g>\n", count: open.count) + "</svg>\n"
  }
}

extension Paint {
  /// The attributes of a rectangle with these corners.
  fileprivate func outline(of box: LayoutRect) -> String {
    let numbers = [box.minX, box.minY, box.width, box.height].map(SceneNumber.rounded)
    let radius = min(cornerRadius, box.width / 2, box.height / 2)
    let corners = radius > 0 ? " rx=\"\(SceneNumber.rounded(radius))\"" : ""
    return """
      x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"\(corners)
      """
  }
}

extension PictureItem {
  /// The box itself, and what stands in it for an image.
  fileprivate func shape(at box: LayoutRect) -> String {
    guard let paint, box.width > 0, box.height > 0 else { return "" }
    let stroke = paint.stroke.map {
      " stroke=\"\($0.text)\" stroke-width=\"\(SceneNumber.rounded(paint.strokeWidth))\""
    }
    let fill = paint.fill?.text ?? (paint.image == nil ? "none" : "#d8dce2")
    var text = ""
    if fill != "none" || stroke != nil {
      text = "<rect \(paint.outline(of: box)) fill=\"\(fill)\"\(stroke ?? "")/>\n"
    }
    guard let image = paint.image else { return text }
    let (x, y) = (SceneNumber.rounded(box.midX), SceneNumber.rounded(box.midY))
    text += """
      <text x="\(x)" y="\(y)" font-size="11" fill="#5b6470" text-anchor="middle" \
      dominant-baseline="central">\(XMLText.escaped(image))</text>

      """
    return text
  }
}

extension PictureLine {
  /// The line in the colour and weight of its box.
  fileprivate func painted(_ paint: Paint, from corner: LayoutPoint) -> String {
    // From right to left a line begins at its right end.
    let start = corner.x + origin.x + (isRightToLeft ? width : 0)
    let (x, y) = (SceneNumber.rounded(start), SceneNumber.rounded(corner.y + origin.y))
    let weight = paint.weight == 400 ? "" : " font-weight=\"\(paint.weight)\""
    let direction = isRightToLeft ? " direction=\"rtl\"" : ""
    return """
      <text x="\(x)" y="\(y)" font-size="\(SceneNumber.rounded(size))"\(weight) \
      fill="\(paint.textColor.text)" textLength="\(SceneNumber.rounded(width))" \
      lengthAdjust="spacingAndGlyphs" xml:space="preserve"\(direction)>\(XMLText.escaped(text))</text>

      """
  }
}
