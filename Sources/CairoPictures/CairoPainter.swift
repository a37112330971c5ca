#if Cairo
import CCairo
import ConstraintKernel
import LayoutFormats
import PangoText

/// Draws one picture on one context, boxes back to front.
struct CairoPainter {
  private(set) var issues: [CairoIssue] = []

  let context: OpaquePointer
  private let picture: Picture
  private let page: Int
  private let fonts: PangoText

  /// A box whose insides are drawn: how deep it lies, and the opacity of its group if it has one.
  private struct Open {
    var depth: Int
    var opacity: Double?
  }

  private var open: [Open] = []

  init(_ context: OpaquePointer, _ picture: Picture, _ page: Int, _ fonts: PangoText) {
    self.context = context
    self.picture = picture
    self.page = page
    self.fonts = fonts
  }

  /// Paints all there is in a colour.
  func flood(_ color: PaintColor) {
    set(color)
    cairo_paint(context)
  }

  mutating func draw() {
    for place in picture.items.indices where picture.isFinite(place) {
      let (item, box) = (picture.items[place], picture.boxes[place])
      close(to: item.depth)
      let paint = item.paint ?? Paint()
      // The group holds the box and what lies in it; the clip holds what lies in it alone.
      cairo_save(context)
      let opacity = paint.opacity < 1 ? max(paint.opacity, 0) : nil
      if opacity != nil { cairo_push_group(context) }
      open.append(Open(depth: item.depth, opacity: opacity))
      if box.width > 0, box.height > 0 { draw(paint, in: box, place) }
      if paint.clips {
        outline(box, paint.cornerRadius)
        cairo_clip(context)
      }
      set(paint.textColor)
      draw(item, at: box.origin, place)
    }
    close(to: 0)
  }

  /// Ends the boxes that one of a depth does not lie in.
  private mutating func close(to depth: Int) {
    while let last = open.last, last.depth >= depth {
      open.removeLast()
      if let opacity = last.opacity {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
      }
      cairo_restore(context)
    }
  }

  // MARK: Boxes

  private mutating func draw(_ paint: Paint, in box: LayoutRect, _ place: Int) {
    if let gradient = paint.gradient {
      outline(box, paint.cornerRadius)
      fill(gradient, box)
    } else if let color = paint.fill ?? (paint.image?.caption == nil ? nil : 0xD8DCE2) {
      outline(box, paint.cornerRadius)
      set(color)
      cairo_fill(context)
    }
    if let image = paint.image { draw(image, in: box, paint.cornerRadius, place) }
    if let stroke = paint.stroke, let edges = paint.edges(of: box) {
      outline(edges.box, edges.cornerRadius)
      set(stroke)
      self.stroke(edges.width, paint.strokeDashes)
    }
    for (line, start, end) in paint.lines(in: box) {
      cairo_move_to(context, start.x, start.y)
      cairo_line_to(context, end.x, end.y)
      set(line.color)
      stroke(line.width, line.dashes)
    }
  }

  private func set(_ color: PaintColor) {
    let (red, green, blue) = color.components
    cairo_set_source_rgba(context, red, green, blue, color.alpha)
  }

  private func stroke(_ width: Double, _ dashes: [Double]) {
    cairo_set_line_width(context, width)
    cairo_set_dash(context, dashes, PaintLine.isDashed(dashes) ? Int32(dashes.count) : 0, 0)
    cairo_stroke(context)
  }

  private func fill(_ gradient: PaintGradient, _ box: LayoutRect) {
    let end =
      gradient.isHorizontal
      ? LayoutPoint(x: box.maxX, y: box.minY) : LayoutPoint(x: box.minX, y: box.maxY)
    let pattern = cairo_pattern_create_linear(box.minX, box.minY, end.x, end.y)
    defer { cairo_pattern_destroy(pattern) }
    for (offset, color) in [(0.0, gradient.start), (1, gradient.end)] {
      let (red, green, blue) = color.components
      cairo_pattern_add_color_stop_rgba(pattern, offset, red, green, blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_fill(context)
  }

  /// The path of a box with its corners.
  private func outline(_ box: LayoutRect, _ cornerRadius: Double) {
    let radius = min(cornerRadius, box.width / 2, box.height / 2)
    cairo_new_path(context)
    guard radius > 0 else {
      cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
      return
    }
    let (left, top) = (box.minX + radius, box.minY + radius)
    let (right, bottom) = (box.maxX - radius, box.maxY - radius)
    cairo_arc(context, right, top, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, left, top, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  // MARK: Images

  private mutating func draw(
    _ image: PaintImage,
    in box: LayoutRect,
    _ cornerRadius: Double,
    _ place: Int
  ) {
    guard let surface = image.makeSurface() else {
      missing(image, in: box, place)
      return
    }
    defer { cairo_surface_destroy(surface) }
    let width = Double(cairo_image_surface_get_width(surface))
    let height = Double(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0 else { return }
    var (x, y) = (box.width / width, box.height / height)
    switch image.fit {
    case .stretch: break
    case .contain: (x, y) = (min(x, y), min(x, y))
    case .cover: (x, y) = (max(x, y), max(x, y))
    }
    cairo_save(context)
    outline(box, cornerRadius)
    cairo_clip(context)
    cairo_translate(context, box.midX - width * x / 2, box.midY - height * y / 2)
    cairo_scale(context, x, y)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
    // Beyond its edge an image goes on as its edge, so that the last row does not fade.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, width, height)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Writes the caption of an image, or the address of one that cannot be read.
  private mutating func missing(_ image: PaintImage, in box: LayoutRect, _ place: Int) {
    var words = image.caption
    switch image.source {
    case .caption: break
    case .reference(let address): words = String(address.prefix(60))
    case .data: words = "image"
    }
    guard let words else { return }
    if image.caption == nil { note(.unreadableImage(words), place) }
    let request = TextRequest(
      words,
      width: box.width,
      maximumLines: 1,
      lineBreakMode: .byTruncatingTail,
      alignment: .center,
      typeface: Typeface(size: 11)
    )
    let shaped = fonts.shape(request)
    set(0x5B6470)
    for (index, line) in shaped.measured.lines.enumerated() {
      let top = box.midY - shaped.measured.size.height / 2
      let origin = LayoutPoint(x: box.minX + (line.x ?? 0), y: top + line.baseline)
      _ = shaped.draw(line: index, at: origin, on: CairoTextSurface(context))
    }
  }

  // MARK: Text

  private mutating func draw(_ item: PictureItem, at corner: LayoutPoint, _ place: Int) {
    guard !item.lines.isEmpty else { return }
    let surface = CairoTextSurface(context)
    if let paragraph = item.paragraph?.shaped as? PangoParagraph, paragraph.unknownCharacters > 0 {
      let text = item.lines.first?.text ?? ""
      note(.missingLetters(count: paragraph.unknownCharacters, text: text), place)
    }
    for (index, line) in item.lines.enumerated() {
      let origin = LayoutPoint(x: corner.x + line.origin.x, y: corner.y + line.origin.y)
      if let shaped = item.paragraph?.shaped, shaped.draw(line: index, at: origin, on: surface) {
        continue
      }
      guard line.words.count > 1 else {
        set(line.text, line, origin, line.width, surface)
        continue
      }
      for word in line.words {
        let start = LayoutPoint(x: origin.x + word.x, y: origin.y)
        set(word.text, line, start, word.width, surface)
      }
    }
  }

  /// Sets a text that is not shaped, as wide as it was measured.
  private func set(
    _ text: String,
    _ line: PictureLine,
    _ origin: LayoutPoint,
    _ width: Double,
    _ surface: CairoTextSurface
  ) {
    let direction = line.isRightToLeft ? LayoutReadingDirection.rightToLeft : .leftToRight
    let request = TextRequest(text, direction: direction, typeface: line.typeface)
    let shaped = fonts.shape(request)
    let natural = shaped.measured.size.width
    guard natural > 0, width > 0, origin.x.isFinite, origin.y.isFinite else { return }
    cairo_save(context)
    cairo_translate(context, origin.x, origin.y)
    cairo_scale(context, width / natural, 1)
    _ = shaped.draw(line: 0, at: .zero, on: surface)
    cairo_restore(context)
  }

  private mutating func note(_ kind: CairoIssue.Kind, _ place: Int) {
    issues.append(CairoIssue(kind: kind, page: page, item: place))
  }
}
#endif
