package import ConstraintKernel

extension Picture {
  /// The picture as it is painted, an SVG image of the root's size, a complete file.
  ///
  /// Boxes without paint are not seen. Text stands in the lines it was measured in, in the type it was
  /// measured in, each word where it was measured. Viewers that follow `textLength`, as browsers do, set
  /// each word as wide as it was measured, whatever face they have; librsvg (`rsvg-convert`) does not,
  /// so that its words are as wide as in its own face. What scrolls is cut off at its window.
  /// - Parameter fontFamily: The faces of text that names no family, as CSS lists them.
  /// - Returns: The image; the same layout gives the same bytes.
  /// - Complexity: O(*n*) in boxes and words.
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
      if box.width > 0, box.height > 0 { text += paint.shape(at: box, place) }
      if paint.clips {
        text += """
          <clipPath id="clip\(place)"><rect \(paint.outline(of: box, paint.cornerRadius))/></clipPath>
          <g clip-path="url(#clip\(place))">

          """
        open.append(item.depth)
      }
      for line in item.lines { text += line.painted(paint, from: box.origin) }
    }
    return text + String(repeating: "</g>\n", count: open.count) + "</svg>\n"
  }

  /// The picture as it is painted, a web page that needs nothing else, read in the ``direction`` of its root.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - language: The language of its text, such as `de` or `he-IL`, for software that reads it aloud or breaks
  ///     its words; nil for none.
  ///   - fontFamily: The faces of text that names no family, as CSS lists them.
  /// - Returns: A complete file; the same layout gives the same bytes.
  public func paintedHTML(
    title: String,
    language: String? = nil,
    fontFamily: String = "system-ui, sans-serif"
  ) -> String {
    WebPage.text(
      title: title,
      language: language,
      direction: direction,
      style: "body{margin:0}svg{display:block;max-width:100%;height:auto}",
      body: paintedSVG(fontFamily: fontFamily)
    )
  }
}

extension Paint {
  /// The middle of the line along the edges of a box, inside of it, with its corners' radius and its width; nil for none.
  ///
  /// No line is wider than half the box, of which it then leaves nothing open.
  package func edges(
    of box: LayoutRect
  ) -> (box: LayoutRect, cornerRadius: Double, width: Double)? {
    let width = min(strokeWidth, box.width / 2, box.height / 2)
    guard stroke != nil, strokeWidth.isFinite, width > 0 else { return nil }
    let middle = LayoutRect(
      x: box.minX + width / 2,
      y: box.minY + width / 2,
      width: box.width - width,
      height: box.height - width
    )
    return (middle, max(0, cornerRadius - width / 2), width)
  }

  /// The attributes of a rectangle with these corners.
  fileprivate func outline(of box: LayoutRect, _ cornerRadius: Double) -> String {
    let numbers = [box.minX, box.minY, box.width, box.height].map(SceneNumber.rounded)
    let radius = min(cornerRadius, box.width / 2, box.height / 2)
    let corners = radius > 0 ? " rx=\"\(SceneNumber.rounded(radius))\"" : ""
    return """
      x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"\(corners)
      """
  }

  /// The box itself, its image, and its lines.
  fileprivate func shape(at box: LayoutRect, _ place: Int) -> String {
    var text = ""
    var inside: String?
    if let gradient {
      text += gradient.definition("gradient\(place)")
      inside = "fill=\"url(#gradient\(place))\""
    } else if let fill {
      inside = fill.attribute("fill")
    } else if image?.caption != nil {
      inside = "fill=\"#d8dce2\""
    }
    if let inside { text += "<rect \(outline(of: box, cornerRadius)) \(inside)/>\n" }
    if let image {
      text += image.shape(at: box, place, corners: outline(of: box, cornerRadius))
    }
    if let stroke, let edges = edges(of: box) {
      text += """
        <rect \(outline(of: edges.box, edges.cornerRadius)) fill="none" \
        \(stroke.attribute("stroke")) stroke-width="\(SceneNumber.rounded(edges.width))"\
        \(PaintLine.dashes(strokeDashes))/>

        """
    }
    for (line, start, end) in lines(in: box) { text += line.shape(from: start, to: end) }
    return text
  }

  /// The lines of single edges and the rule, each with its ends.
  package func lines(
    in box: LayoutRect
  ) -> [(line: PaintLine, start: LayoutPoint, end: LayoutPoint)] {
    func row(_ line: PaintLine, _ y: Double) -> (PaintLine, LayoutPoint, LayoutPoint) {
      (line, LayoutPoint(x: box.minX, y: y), LayoutPoint(x: box.maxX, y: y))
    }
    func column(_ line: PaintLine, _ x: Double) -> (PaintLine, LayoutPoint, LayoutPoint) {
      (line, LayoutPoint(x: x, y: box.minY), LayoutPoint(x: x, y: box.maxY))
    }
    let all = [
      sides.top.map { row($0, box.minY + $0.width / 2) },
      sides.right.map { column($0, box.maxX - $0.width / 2) },
      sides.bottom.map { row($0, box.maxY - $0.width / 2) },
      sides.left.map { column($0, box.minX + $0.width / 2) },
      rule.map { box.width >= box.height ? row($0, box.midY) : column($0, box.midX) },
    ]
    return all.compactMap { $0 }.filter { $0.0.width > 0 && $0.0.width.isFinite }
  }
}

extension PaintGradient {
  fileprivate func definition(_ name: String) -> String {
    let direction = isHorizontal ? "" : #" x2="0" y2="1""#
    return """
      <linearGradient id="\(name)"\(direction)>\
      <stop \(start.attribute("stop-color", opacity: "stop-opacity"))/>\
      <stop offset="1" \(end.attribute("stop-color", opacity: "stop-opacity"))/></linearGradient>

      """
  }
}

extension PaintImage {
  /// The image within the corners of its box, or the words in its place.
  fileprivate func shape(at box: LayoutRect, _ place: Int, corners: String) -> String {
    if let caption {
      let (x, y) = (SceneNumber.rounded(box.midX), SceneNumber.rounded(box.midY))
      return """
        <text x="\(x)" y="\(y)" font-size="11" fill="#5b6470" text-anchor="middle" \
        dominant-baseline="central">\(XMLText.escaped(caption))</text>

        """
    }
    guard let address else { return "" }
    let numbers = [box.minX, box.minY, box.width, box.height].map(SceneNumber.rounded)
    return """
      <clipPath id="image\(place)"><rect \(corners)/></clipPath>
      <image x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])" \
      preserveAspectRatio="\(aspect)" clip-path="url(#image\(place))" \
      href="\(XMLText.escaped(address))"/>

      """
  }
}

extension PaintLine {
  /// The line from one point to another.
  fileprivate func shape(from start: LayoutPoint, to end: LayoutPoint) -> String {
    let numbers = [start.x, start.y, end.x, end.y].map(SceneNumber.rounded)
    return """
      <line x1="\(numbers[0])" y1="\(numbers[1])" x2="\(numbers[2])" y2="\(numbers[3])" \
      \(color.attribute("stroke")) stroke-width="\(SceneNumber.rounded(width))"\(Self.dashes(dashes))/>

      """
  }

  /// The dashes as an attribute; nothing for none, and for those that are no lengths.
  fileprivate static func dashes(_ lengths: [Double]) -> String {
    guard isDashed(lengths) else { return "" }
    return " stroke-dasharray=\"\(lengths.map(SceneNumber.rounded).joined(separator: " "))\""
  }

  /// Whether lengths of dashes and gaps make a dashed line: some length, and none below 0.
  package static func isDashed(_ lengths: [Double]) -> Bool {
    lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
  }
}

extension PictureLine {
  /// The line in the colour of its box, each word where it stands.
  fileprivate func painted(_ paint: Paint, from corner: LayoutPoint) -> String {
    let y = SceneNumber.rounded(corner.y + origin.y)
    let left = corner.x + origin.x
    let direction = isRightToLeft ? " direction=\"rtl\"" : ""
    let start = """
      y="\(y)" font-size="\(SceneNumber.rounded(size))"\(typeface.attributes) \
      \(paint.textColor.attribute("fill"))
      """
    guard words.count > 1 else {
      let place = run(at: left, width)
      return """
        <text \(place.x) \(start) \(place.length) xml:space="preserve"\(direction)>\
        \(XMLText.escaped(text))</text>

        """
    }
    // The space between two words is for those who copy the text; the next word says where it stands.
    let runs = words.map { word in
      let place = run(at: left + word.x, word.width)
      return "<tspan \(place.x) \(place.length)>\(XMLText.escaped(word.text))</tspan>"
    }
    return """
      <text \(start) xml:space="preserve"\(direction)>\(runs.joined(separator: " "))</text>

      """
  }

  /// Where a run begins, which is its right end from right to left, and how wide it is.
  private func run(at left: Double, _ width: Double) -> (x: String, length: String) {
    (
      "x=\"\(SceneNumber.rounded(left + (isRightToLeft ? width : 0)))\"",
      "textLength=\"\(SceneNumber.rounded(width))\" lengthAdjust=\"spacingAndGlyphs\""
    )
  }
}

extension Typeface {
  /// What differs from regular type, as attributes of SVG.
  fileprivate var attributes: String {
    var text = weight == 400 ? "" : " font-weight=\"\(weight)\""
    if slant != .upright { text += " font-style=\"\(slant.rawValue)\"" }
    if letterSpacing != 0 { text += " letter-spacing=\"\(SceneNumber.rounded(letterSpacing))\"" }
    if let family { text += " font-family=\"\(XMLText.escaped(family))\"" }
    return text
  }
}
