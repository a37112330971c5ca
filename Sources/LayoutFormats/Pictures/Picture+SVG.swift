import ConstraintKernel

extension Picture {
  /// The picture as an SVG image, a complete file.
  ///
  /// One point is one unit. Boxes have their names and sizes, constraints are dimension lines with
  /// their constants, text stands in its lines, a box of no size is a line or a cross. A word of several
  /// constraints is one thing with its name beside it: a long dashed line for a barrier or a guideline, springs for
  /// gaps that stretch and struts for those that do not. Boxes that
  /// take part in a conflict are red, ambiguous ones orange, with the number of a note below the
  /// picture. No two words overlap: a name there is no room for becomes a number, explained below.
  /// Boxes that reach out of the root are shown as far as half the root's longer side; those whose
  /// frame is not finite are left out.
  /// - Complexity: O(*n*) in boxes and constraints that lie apart.
  public func svg() -> String {
    SVGDrawing(self).text
  }

  /// The part of the plane that boxes take up.
  var bounds: LayoutRect {
    let width = size.width.isFinite ? size.width : 0
    let height = size.height.isFinite ? size.height : 0
    let reach = max(width, height) / 2
    let frames = items.indices.filter(isFinite).map { boxes[$0] }
    let left = min(max(frames.map(\.minX).min() ?? 0, -reach), 0)
    let top = min(max(frames.map(\.minY).min() ?? 0, -reach), 0)
    let right = max(min(frames.map(\.maxX).max() ?? 0, width + reach), width)
    let bottom = max(min(frames.map(\.maxY).max() ?? 0, height + reach), height)
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The diagnostic image of a picture: boxes, then dimension lines, then words, then notes.
private struct SVGDrawing {
  /// The empty space around the picture, in points.
  private static let border = 8.0
  /// The narrowest image, so that notes can be read.
  private static let narrowest = 240.0
  /// Measures words in type of 10 points, whose letters are 6 wide in monospaced faces.
  private static let type = MonospacedTextMeasurer(pointSize: 12)
  private static let lineHeight = 12.0

  private let picture: Picture
  private let bounds: LayoutRect
  private var placer = LabelPlacer()
  private var boxes = ""
  private var words = ""
  private var untold: [String] = []

  /// The bounds and the border around them, where words may stand.
  private let area: LayoutRect

  init(_ picture: Picture) {
    self.picture = picture
    bounds = picture.bounds
    area = LayoutRect(
      x: bounds.minX - Self.border,
      y: bounds.minY - Self.border,
      width: max(bounds.width, Self.narrowest) + 2 * Self.border,
      height: bounds.height + 2 * Self.border
    )
    let places = picture.items.indices.filter {
      picture.isFinite($0) && !picture.items[$0].isLineOfWord
    }
    for place in places { draw(place) }
    for arrangement in picture.arrangements { drawStrokes(of: arrangement) }
    for place in places { name(place) }
    for arrangement in picture.arrangements { name(arrangement) }
    for dimension in picture.dimensions { draw(dimension) }
  }

  var text: String {
    let (left, top, width, foot) = (area.minX, area.minY, area.width, area.maxY)
    let notes = linesBelow(width: width - 2 * Self.border)
    let lines = notes.enumerated().map { index, note in
      let y = foot + Double(index + 1) * Self.lineHeight
      return svgText(note.text, LayoutPoint(x: bounds.minX, y: y), class: note.style)
    }
    let height = foot - top + Double(lines.count) * Self.lineHeight + Self.border
    let box = [left, top, width, height].map(SceneNumber.rounded)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(box[2])" height="\(box[3])" \
      viewBox="\(box.joined(separator: " "))" role="img" class="layout">
      <style>\(Self.style)</style>
      <rect class="page" x="\(box[0])" y="\(box[1])" width="\(box[2])" height="\(box[3])"/>
      \(boxes)\(words)\(lines.joined())</svg>

      """
  }

  // MARK: Boxes

  private mutating func draw(_ place: Int) {
    let (item, box) = (picture.items[place], picture.boxes[place])
    let title = "<title>\(XMLText.escaped("\(item.title): \(item.frame)"))</title>"
    let style = item.isGuide ? "guide" : "box"
    let marked = picture.style(of: item).map { "\(style) \($0)" } ?? style
    let (x, y) = (SceneNumber.rounded(box.minX), SceneNumber.rounded(box.minY))
    let (width, height) = (SceneNumber.rounded(box.width), SceneNumber.rounded(box.height))
    if box.width > 0, box.height > 0 {
      boxes += """
        <rect class="\(marked)" data-item="\(place)" x="\(x)" y="\(y)" width="\(width)" \
        height="\(height)">\(title)</rect>

        """
    } else {
      let path =
        box.width <= 0 && box.height <= 0
        ? "M\(x) \(y)m-4-4l8 8m0-8l-8 8" : "M\(x) \(y)h\(width)v\(height)"
      boxes +=
        #"<path class="\#(marked) nothing" data-item="\#(place)" d="\#(path)">\#(title)</path>"#
      boxes += "\n"
    }
    for line in item.lines {
      let origin = LayoutPoint(x: box.minX + line.origin.x, y: box.minY + line.origin.y)
      boxes += svgText(line.text, origin, width: line.width, size: line.size, class: "content")
      let top = LayoutPoint(x: origin.x, y: origin.y - line.size)
      placer.take(
        LayoutRect(origin: top, size: LayoutSize(width: line.width, height: line.size * 1.25))
      )
    }
  }

  // MARK: Words

  private mutating func name(_ place: Int) {
    let (item, box) = (picture.items[place], picture.boxes[place])
    // What is written in a box tells which it is.
    guard !item.line.isEmpty, item.lines.isEmpty || !item.notes.isEmpty else { return }
    let size = "\(SceneNumber.rounded(box.width)) × \(SceneNumber.rounded(box.height))"
    let style = picture.style(of: item) ?? (item.isGuide ? "guide" : "name")
    let isNothing = box.width <= 0 || box.height <= 0
    for words in ["\(item.title) \(size)", item.title]
    where isNothing || words.cellWidth * 6 + 4 <= Int(box.width) && box.height >= Self.lineHeight {
      if write(words, at: corners(words, place), class: style) { return }
    }
    let number = "#\(untold.count + 1)"
    untold.append("\(number) \(item.title): \(item.frame)")
    _ = write(number, at: corners(number, place), class: style)
  }

  /// Where a word may stand in a box: in the middle of one that holds nothing, else near the top.
  private func corners(_ words: String, _ place: Int) -> [LayoutPoint] {
    let box = picture.boxes[place]
    let width = Double(words.cellWidth * 6)
    let (left, middle) = (box.minX + 3, box.midX - width / 2)
    let rows = [box.minY + 1, box.midY - Self.lineHeight / 2, box.maxY - Self.lineHeight - 1]
    let corners = rows.flatMap { y in [left, middle].map { LayoutPoint(x: $0, y: y) } }
    guard box.width > 0, box.height > 0 else {
      let beside = [box.maxY + 2, box.minY - Self.lineHeight - 2]
      let ends = [box.minX, min(box.minX, area.maxX - width)]
      return beside.flatMap { y in ends.map { LayoutPoint(x: $0, y: y) } }
    }
    return picture.isLeaf(place) ? [corners[3]] + corners : corners
  }

  /// Writes words at the first of some places in the image where nothing else stands.
  private mutating func write(_ words: String, at corners: [LayoutPoint], class: String) -> Bool {
    let size = LayoutSize(width: Double(words.cellWidth * 6), height: Self.lineHeight)
    let inside = corners.filter { corner in
      corner.x >= area.minX && corner.x + size.width <= area.maxX && corner.y >= area.minY
        && corner.y + size.height <= area.maxY
    }
    guard let corner = placer.place(size, at: inside) else { return false }
    let (x, y) = (SceneNumber.rounded(corner.x), SceneNumber.rounded(corner.y))
    let (width, height) = (SceneNumber.rounded(size.width), SceneNumber.rounded(size.height))
    self.words +=
      #"<rect class="paper" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"# + "\n"
    let origin = LayoutPoint(x: corner.x, y: corner.y + 9)
    self.words += svgText(words, origin, class: `class`)
    return true
  }

  // MARK: Words of several constraints

  private mutating func drawStrokes(of arrangement: PictureArrangement) {
    let title = "<title>\(XMLText.escaped(arrangement.title))</title>"
    for stroke in arrangement.strokes {
      let style = "word \(stroke.kind.rawValue)" + (arrangement.isConflicting ? " conflict" : "")
      boxes += #"<path class="\#(style)" d="\#(Self.path(of: stroke))">\#(title)</path>"# + "\n"
    }
  }

  /// The name beside the longest stroke, or a number that is explained below.
  private mutating func name(_ arrangement: PictureArrangement) {
    guard let stroke = arrangement.longest else { return }
    let style = arrangement.isConflicting ? "word conflict" : "word"
    let title = PictureItem(name: arrangement.title, frame: .zero).line
    let number = "#\(untold.count + 1)"
    for words in [title, number] {
      let width = Double(words.cellWidth * 6)
      var corners: [LayoutPoint] = []
      for share in [0.5, 0.25, 0.75, 0.1, 0.9] {
        let x = stroke.start.x + share * (stroke.end.x - stroke.start.x)
        let y = stroke.start.y + share * (stroke.end.y - stroke.start.y)
        corners +=
          stroke.isHorizontal
          ? [(-0.5, -16), (-0.5, 4), (-0.5, -28), (-0.5, 16)].map {
            LayoutPoint(x: x + $0.0 * width, y: y + $0.1)
          }
          : [LayoutPoint(x: x + 6, y: y - 6), LayoutPoint(x: x - width - 6, y: y - 6)]
      }
      if write(words, at: corners, class: style) {
        if words == number { untold.append("\(number) \(title)") }
        return
      }
    }
    untold.append("\(number) \(title)")
  }

  /// A line; a line with a bar at each end; or a zigzag of as many turns as there is room for.
  private static func path(of stroke: PictureArrangement.Stroke) -> String {
    let number = SceneNumber.rounded
    let (x, y) = (number(stroke.start.x), number(stroke.start.y))
    let (dx, dy) = (stroke.end.x - stroke.start.x, stroke.end.y - stroke.start.y)
    let whole = "M\(x) \(y)l\(number(dx)) \(number(dy))"
    // A bar and a turn stand across the stroke.
    let across = stroke.isHorizontal ? (x: 0.0, y: 3.0) : (x: 3.0, y: 0.0)
    switch stroke.kind {
    case .line: return whole
    case .strut:
      let bar = { (point: LayoutPoint) in
        "M\(number(point.x - across.x)) \(number(point.y - across.y))"
          + "l\(number(2 * across.x)) \(number(2 * across.y))"
      }
      return whole + bar(stroke.start) + bar(stroke.end)
    case .spring:
      let turns = min(Int(stroke.length / 8), 60)
      guard turns > 0 else { return whole }
      var path = "M\(x) \(y)"
      for turn in 0..<turns {
        // A quarter of a turn out to one side, a half to the other, a quarter back.
        let begin = Double(turn) / Double(turns)
        for (part, sign) in [(0.25, 1.0), (0.75, -1), (1, 0)] {
          let share = begin + part / Double(turns)
          let point = LayoutPoint(
            x: stroke.start.x + share * dx + sign * across.x,
            y: stroke.start.y + share * dy + sign * across.y
          )
          path += "L\(number(point.x)) \(number(point.y))"
        }
      }
      return path
    }
  }

  private mutating func draw(_ dimension: PictureDimension) {
    let style = dimension.isConflicting ? "dimension conflict" : "dimension"
    let ends = [dimension.start.x, dimension.start.y, dimension.end.x, dimension.end.y]
    let numbers = ends.map(SceneNumber.rounded)
    let formula = XMLText.escaped(dimension.formula)
    boxes += """
      <line class="\(style)" x1="\(numbers[0])" y1="\(numbers[1])" x2="\(numbers[2])" \
      y2="\(numbers[3])"><title>\(formula)</title></line>

      """
    let middle = LayoutPoint(x: (ends[0] + ends[2]) / 2, y: (ends[1] + ends[3]) / 2)
    let width = Double(dimension.label.cellWidth * 6)
    let beside = width / 2 + 4
    let shifts = [
      (0.0, 0.0), (0, -8), (0, 8), (beside, 0), (-beside, 0), (0, -Self.lineHeight),
      (0, Self.lineHeight), (beside, Self.lineHeight), (-beside, -Self.lineHeight),
    ]
    let corners = shifts.map {
      LayoutPoint(x: middle.x - width / 2 + $0, y: middle.y - Self.lineHeight / 2 + $1)
    }
    _ = write(dimension.label, at: corners, class: style)
  }

  private func svgText(
    _ words: String,
    _ origin: LayoutPoint,
    width: Double? = nil,
    size: Double = 10,
    class style: String
  ) -> String {
    let (x, y) = (SceneNumber.rounded(origin.x), SceneNumber.rounded(origin.y))
    let width = SceneNumber.rounded(width ?? Double(words.cellWidth * 6))
    return """
      <text class="\(style)" x="\(x)" y="\(y)" font-size="\(SceneNumber.rounded(size))" \
      textLength="\(width)" lengthAdjust="spacingAndGlyphs" xml:space="preserve">\
      \(XMLText.escaped(words))</text>

      """
  }

  // MARK: Notes

  /// The lines below the picture: notes, then names there was no room for.
  private func linesBelow(width: Double) -> [(text: String, style: String)] {
    let notes = picture.notes.enumerated().map { index, note in
      ("[\(index + 1)] \(note.kind.rawValue): \(note.text)", note.kind.rawValue)
    }
    return (notes + untold.map { ($0, "name") }).flatMap { text, style in
      Self.type.measure(
        text,
        width: width,
        maximumLines: 0,
        lineBreakMode: .byWordWrapping,
        scale: 1
      ).lines.map { ($0.string(of: text), style) }
    }
  }

  private static let style = """
    .layout{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}\
    .layout .page,.layout .paper{fill:#fff}\
    .layout .box{fill:#3b6ea5;fill-opacity:.07;stroke:#44546a}\
    .layout .guide{fill:none;stroke:#7a5c99;stroke-dasharray:4 3}\
    .layout .nothing{fill:none;stroke-width:2}\
    .layout .dimension{stroke:#2a7f62}\
    .layout .word{fill:none;stroke:#7a5c99}.layout .line{stroke-width:2.5;stroke-dasharray:9 4}\
    .layout .conflict{stroke:#c62828;stroke-width:2}\
    .layout .ambiguous{stroke:#b36b00;stroke-width:2;stroke-dasharray:2 2}\
    .layout text{fill:#1d2733}.layout text[class]{stroke:none}\
    .layout text.content{fill:#000}.layout text.guide,.layout text.word{fill:#7a5c99}\
    .layout text.dimension{fill:#1f6049}.layout text.conflict{fill:#b71c1c}\
    .layout text.ambiguous{fill:#8a5200}\
    @media(prefers-color-scheme:dark){.layout .page,.layout .paper{fill:#14181f}\
    .layout .box{fill:#6fa8e0;stroke:#93a4ba}.layout .guide{stroke:#c3a3e6}\
    .layout .word{stroke:#c3a3e6}.layout .dimension{stroke:#6fd0a8}.layout .conflict{stroke:#ff8a80}\
    .layout .ambiguous{stroke:#f0b35c}.layout text{fill:#e4e8ee}\
    .layout text.content{fill:#fff}.layout text.guide,.layout text.word{fill:#c3a3e6}\
    .layout text.dimension{fill:#6fd0a8}.layout text.conflict{fill:#ff8a80}\
    .layout text.ambiguous{fill:#f0b35c}}
    """
}

extension Picture {
  /// How a box is marked: as part of a conflict, else as ambiguous.
  fileprivate func style(of item: PictureItem) -> String? {
    let kinds = item.notes.filter { notes.indices.contains($0 - 1) }.map { notes[$0 - 1].kind }
    return kinds.contains(.conflict) ? "conflict" : kinds.first?.rawValue
  }
}
