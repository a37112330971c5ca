#if Pango
import CPango
import ConstraintKernel

/// The layouts that make up one text, and where their lines stand.
///
/// All lines are those of one layout of the whole text, but for the last one of a text that is cut off:
/// Pango counts lines by the paragraph, so that line is a layout of its own.
struct PangoShaping {
  private(set) var measured = MeasuredText.nothing
  private(set) var lines: [PangoLine] = []
  /// By how much the text was set smaller than it is, since Pango's lengths are 32 bits wide.
  private(set) var factor = 1.0
  private var layouts: [OpaquePointer] = []

  private let request: TextRequest
  private let engine: PangoEngine
  private let base: PangoText.BaseDirection
  private var bytes: [UInt8]

  /// Pango's units in a point.
  private static let unit = Double(PANGO_SCALE)
  /// The longest line that is set, in points: half of what 32 bits hold.
  private static let longest = Double(Int32.max) / unit / 2

  init(_ request: TextRequest, _ engine: PangoEngine, _ base: PangoText.BaseDirection) {
    self.request = request
    self.engine = engine
    self.base = base
    // Pango takes a zero for the end of the text.
    bytes = request.text.utf8.map { $0 == 0 ? 0x20 : $0 }
    let size = typeface.size
    guard size > 0, size.isFinite, request.scale > 0, !bytes.isEmpty else { return }
    guard size <= 1e6, bytes.count <= Int(Int32.max) else { return }
    // No glyph is wider than two ems for a byte.
    let spacing = typeface.letterSpacing.isFinite ? abs(typeface.letterSpacing) : 0
    let reach = Double(longestParagraph) * (size * 2 + spacing)
    factor = max((reach / Self.longest).rounded(.up), 1)
    set()
  }

  /// Gives the layouts back.
  func release() {
    for layout in layouts { PangoObject.release(layout) }
  }

  var unknownCharacters: Int {
    layouts.first.map { Int(pango_layout_get_unknown_glyphs_count($0)) } ?? 0
  }

  private var typeface: Typeface {
    (request.typeface ?? Typeface()).scaled(by: request.scale)
  }

  private var longestParagraph: Int {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: true).map(\.count).max() ?? 0
  }

  // MARK: Lines

  private mutating func set() {
    let room = request.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    guard let layout = makeLayout(bytes[...], room, .none, request.direction, base) else { return }
    let count = Int(pango_layout_get_line_count(layout))
    let limit = request.maximumLines > 0 ? min(request.maximumLines, count) : count
    var found = PangoLine.lines(of: layout, atMost: limit).map { place(of: $0) }
    guard let last = found.last else { return }
    let widest = found.map(\.width).max() ?? 0
    if count > limit {
      found[found.count - 1] = truncated(last, room ?? widest)
    }
    lines = found.map(\.line)
    measured = arranged(found, widest, in: room ?? widest)
  }

  /// A line, and what of the text it shows, in bytes.
  private struct Place {
    var line: PangoLine
    var width: Double
    var ascent: Double
    var height: Double
    var direction: LayoutReadingDirection
    var range: Range<Int>
    var tail: Range<Int>?
    var isTruncated = false
    var ellipsisOffset: Double?
    var hasHyphen = false
  }

  private func place(of line: PangoLine) -> Place {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    let scale = factor / Self.unit
    let isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
    return Place(
      line: line,
      width: Double(logical.width) * scale,
      ascent: Double(-logical.y) * scale,
      height: Double(logical.height) * scale,
      direction: isRightToLeft ? .rightToLeft : .leftToRight,
      range: line.range,
      hasHyphen: line.runs.contains { $0.isHyphenated }
    )
  }

  /// Puts lines below each other.
  private func arranged(_ places: [Place], _ widest: Double, in room: Double) -> MeasuredText {
    var top = 0.0
    var answer: [MeasuredText.Line] = []
    for place in places {
      let isOpen = !place.isTruncated && place.range.upperBound < bytes.count
      answer.append(
        MeasuredText.Line(
          range: characters(isOpen ? withoutSpacesAtBreak(place.range) : place.range),
          tail: place.tail.map(characters),
          isTruncated: place.isTruncated,
          hasEllipsis: place.ellipsisOffset != nil,
          hasHyphen: place.hasHyphen,
          width: place.width,
          baseline: top + place.ascent,
          x: request.alignment.offset(ofLine: place.width, in: room, request.direction),
          top: top,
          height: place.height,
          direction: place.direction,
          ellipsisOffset: place.ellipsisOffset
        )
      )
      top += place.height
    }
    return MeasuredText(
      size: LayoutSize(width: widest, height: top),
      numberOfLines: answer.count,
      firstBaseline: answer.first?.baseline ?? 0,
      lastBaseline: answer.last?.baseline ?? 0,
      lines: answer
    )
  }

  /// Spaces at a break take no room; those at the end of a paragraph do.
  private func withoutSpacesAtBreak(_ range: Range<Int>) -> Range<Int> {
    guard !isSeparator(range.upperBound) else { return range }
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    return range.lowerBound..<end
  }

  private func characters(_ range: Range<Int>) -> Range<String.Index> {
    let text = request.text.utf8
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return start..<text.index(start, offsetBy: range.count)
  }

  /// Whether a paragraph ends at a byte: at a line feed, a carriage return or U+2029.
  private func isSeparator(_ place: Int) -> Bool {
    guard place < bytes.count else { return true }
    return bytes[place] == 0x0A || bytes[place] == 0x0D
      || bytes[place...].starts(with: [0xE2, 0x80, 0xA9])
  }

  // MARK: Truncation

  /// The last line of a text that goes on behind it.
  private mutating func truncated(_ place: Place, _ room: Double) -> Place {
    var last = place
    last.isTruncated = true
    let start = place.range.lowerBound
    let end = (start..<bytes.count).first(where: isSeparator) ?? bytes.count
    let mode: PangoEllipsizeMode
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return last
    case .byClipping:
      guard
        let layout = makeLayout(bytes[start..<end], room, .clip, place.direction, .request),
        let line = pango_layout_get_line_readonly(layout, 0)
      else { return last }
      last = self.place(of: line)
      last.range = start + last.range.lowerBound..<start + last.range.upperBound
      last.isTruncated = true
      return last
    case .byTruncatingHead: mode = PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: mode = PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: mode = PANGO_ELLIPSIZE_END
    }
    return ellipsized(start..<end, room, mode, place) ?? last
  }

  /// A range of the text in one line with an ellipsis.
  private mutating func ellipsized(
    _ range: Range<Int>,
    _ room: Double,
    _ mode: PangoEllipsizeMode,
    _ place: Place
  ) -> Place? {
    let sign = Array("…".utf8)
    let isHead = mode == PANGO_ELLIPSIZE_START
    // What is missing may stand in later paragraphs only: then there is nothing that Pango leaves out,
    // and the ellipsis is a letter like others.
    for hasSign in [false, true] {
      let text = hasSign ? (isHead ? sign + bytes[range] : bytes[range] + sign) : bytes[range] + []
      guard
        let layout = makeLayout(text[...], room, .ellipsize(mode), place.direction, .request),
        let line = pango_layout_get_line_readonly(layout, 0)
      else { return nil }
      let isEllipsized = pango_layout_is_ellipsized(layout) != 0
      guard isEllipsized || hasSign else { continue }
      var found = self.place(of: line)
      found.isTruncated = true
      found.hasHyphen = false
      /// A place in the text of a place in this line.
      func original(_ byte: Int) -> Int {
        let shifted = range.lowerBound + byte - (hasSign && isHead ? sign.count : 0)
        return min(max(shifted, range.lowerBound), range.upperBound)
      }
      let hidden: Range<Int>
      if let run = line.runs.first(where: { $0.isEllipsis }) {
        found.ellipsisOffset = Double(run.offset) * factor / Self.unit
        hidden = run.range
      } else {
        let byte = isHead ? 0 : range.count
        hidden = byte..<byte + sign.count
        var (from, to): (Int32, Int32) = (0, 0)
        pango_layout_line_index_to_x(line, Int32(byte), 0, &from)
        pango_layout_line_index_to_x(line, Int32(byte), 1, &to)
        found.ellipsisOffset = Double(min(from, to)) * factor / Self.unit
      }
      found.range = range.lowerBound..<original(hidden.lowerBound)
      let tail = original(hidden.upperBound)..<range.upperBound
      found.tail = tail.isEmpty ? nil : tail
      return found
    }
    return nil
  }

  // MARK: Layouts

  private enum Ending {
    case none
    case clip
    case ellipsize(PangoEllipsizeMode)
  }

  /// Lays bytes out; the layout is kept as long as this is.
  private mutating func makeLayout(
    _ text: ArraySlice<UInt8>,
    _ room: Double?,
    _ ending: Ending,
    _ direction: LayoutReadingDirection,
    _ base: PangoText.BaseDirection
  ) -> OpaquePointer? {
    guard let layout = engine.makeLayout(direction) else { return nil }
    layouts.append(layout)
    pango_layout_set_auto_dir(layout, base == .text ? 1 : 0)
    setType(of: layout, text)
    PangoObject.setText(text, of: layout)
    // Rounded up, so that a text fits in the width that it was measured at. Spacing stands at both ends
    // of a line while Pango breaks it, and is taken off before the line is measured.
    let spacing = typeface.letterSpacing.isFinite ? max(typeface.letterSpacing, 0) : 0
    let units = room.map { (($0 + spacing) / factor * Self.unit).rounded(.up) }
    if let units, units < Double(Int32.max) { pango_layout_set_width(layout, Int32(units)) }
    switch ending {
    case .none:
      let wraps = request.lineBreakMode == .byCharWrapping
      pango_layout_set_wrap(layout, wraps ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_justify(layout, request.alignment == .justified ? 1 : 0)
    case .clip: pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
    case .ellipsize(let mode): pango_layout_set_ellipsize(layout, mode)
    }
    return layout
  }

  private func setType(of layout: OpaquePointer, _ text: ArraySlice<UInt8>) {
    let font = pango_font_description_new()
    defer { pango_font_description_free(font) }
    if let family = typeface.family { pango_font_description_set_family(font, family) }
    pango_font_description_set_absolute_size(font, typeface.size / factor * Self.unit)
    let weight = min(max(typeface.weight, 100), 1_000)
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(weight)))
    switch typeface.slant {
    case .upright: pango_font_description_set_style(font, PANGO_STYLE_NORMAL)
    case .italic: pango_font_description_set_style(font, PANGO_STYLE_ITALIC)
    case .oblique: pango_font_description_set_style(font, PANGO_STYLE_OBLIQUE)
    }
    pango_layout_set_font_description(layout, font)
    let attributes = pango_attr_list_new()
    for range in Self.withoutHyphens(text) {
      let attribute = pango_attr_insert_hyphens_new(0)
      attribute?.pointee.start_index = UInt32(range.lowerBound)
      attribute?.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    let spacing = (typeface.letterSpacing / factor * Self.unit).rounded()
    if spacing != 0, abs(spacing) < Double(Int32.max) {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(spacing)))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Where no line ends with a hyphen: anywhere but before a character that follows a soft hyphen.
  ///
  /// Pango would put one wherever it breaks a word that is longer than its line.
  private static func withoutHyphens(_ text: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    let bytes = Array(text)
    for place in bytes.indices.dropLast() where bytes[place] == 0xC2 && bytes[place + 1] == 0xAD {
      if place + 2 > start { ranges.append(start..<place + 2) }
      start = place + 3
      // The other bytes of the character.
      while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    return ranges
  }
}
#endif
