#if Pango
import CPango

// Unsafe code of the module stands in this folder: lists and lines that Pango owns, bytes that it
// reads, and what it counts references of.

/// A line of a layout, which lives as long as the layout.
typealias PangoLine = UnsafeMutablePointer<PangoLayoutLine>

/// Glyphs of a line that stand beside each other in one font and one direction.
struct PangoRun {
  /// The bytes of the text that it shows.
  let range: Range<Int>
  /// Its left end from that of the line, in Pango's units.
  let offset: Int32
  let isEllipsis: Bool
  let isHyphenated: Bool
}

extension PangoLine {
  /// The first lines of a layout, from top to bottom.
  ///
  /// - Parameters:
  ///   - layout: A `PangoLayout *`, which has to outlive the lines.
  ///   - limit: How many lines are wanted at most.
  /// - Returns: As many as there are, and no more than the limit.
  static func lines(of layout: OpaquePointer, atMost limit: Int) -> [PangoLine] {
    var lines: [PangoLine] = []
    var next = pango_layout_get_lines_readonly(layout)
    while let node = next, lines.count < limit, let data = node.pointee.data {
      lines.append(data.assumingMemoryBound(to: PangoLayoutLine.self))
      next = node.pointee.next
    }
    return lines
  }

  /// The bytes of the layout's text that the line shows.
  var range: Range<Int> {
    let start = Int(pointee.start_index)
    return start..<start + Int(pointee.length)
  }

  /// The runs of the line from left to right.
  var runs: [PangoRun] {
    var runs: [PangoRun] = []
    var x: Int32 = 0
    var next = pointee.runs
    while let node = next {
      next = node.pointee.next
      guard let data = node.pointee.data else { continue }
      let glyphs = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let item = glyphs.item?.pointee else { continue }
      let flags = Int32(item.analysis.flags)
      let start = Int(item.offset)
      runs.append(
        PangoRun(
          range: start..<start + Int(item.length),
          offset: x,
          isEllipsis: flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0,
          isHyphenated: flags & PANGO_ANALYSIS_FLAG_NEED_HYPHEN != 0
        )
      )
      x += pango_glyph_string_get_width(glyphs.glyphs)
    }
    return runs
  }
}

/// Objects of Pango that are handled without their types.
enum PangoObject {
  /// Gives up a reference to a layout or a context.
  static func release(_ object: OpaquePointer) { g_object_unref(UnsafeMutableRawPointer(object)) }

  /// Gives up a reference to a font map.
  static func release(_ map: UnsafeMutablePointer<PangoFontMap>) {
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// Has a layout set bytes, which it copies.
  static func setText(_ bytes: ArraySlice<UInt8>, of layout: OpaquePointer) {
    bytes.withUnsafeBytes { buffer in
      let characters = buffer.bindMemory(to: CChar.self)
      pango_layout_set_text(layout, characters.baseAddress, Int32(buffer.count))
    }
  }

  /// The families of a context, in Pango's order.
  static func families(of context: OpaquePointer) -> [String] {
    var found: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_context_list_families(context, &found, &count)
    defer { g_free(found) }
    return (0..<Int(count)).compactMap { place in
      found?[place].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
    }
  }
}
#endif
