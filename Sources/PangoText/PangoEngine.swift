#if Pango
import CPango
import ConstraintKernel

/// Fonts, and a lock around everything that is made of them.
///
/// Pango's objects may be used on any thread, but not on two at once, and they share their font map.
/// So each engine has a font map of its own, and nothing of it is touched without its lock.
final class PangoEngine: @unchecked Sendable {
  private let lock = PangoLock()
  private let contexts: [LayoutReadingDirection: OpaquePointer]

  init() {
    let map = pango_cairo_font_map_new()
    // Metrics that are neither hinted nor rounded are the same on every surface and at every scale.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    var contexts: [LayoutReadingDirection: OpaquePointer] = [:]
    // A context that changes sets all of its layouts anew; so there is one for each direction.
    for direction in LayoutReadingDirection.allCases {
      guard let context = pango_font_map_create_context(map) else { continue }
      pango_cairo_context_set_font_options(context, options)
      pango_context_set_round_glyph_positions(context, 0)
      pango_context_set_base_dir(
        context,
        direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
      )
      contexts[direction] = context
    }
    self.contexts = contexts
    cairo_font_options_destroy(options)
    if let map { PangoObject.release(map) }
  }

  deinit { for context in contexts.values { PangoObject.release(context) } }

  /// Does something with objects of the engine while no other thread does.
  func locked<Answer>(_ body: () -> Answer) -> Answer { lock.locked(body) }

  /// An empty layout in surroundings of a direction; nil if there is no memory for one.
  func makeLayout(_ direction: LayoutReadingDirection) -> OpaquePointer? {
    contexts[direction].flatMap { pango_layout_new($0) }
  }

  /// The families that there are, in alphabetical order.
  func families() -> [String] {
    locked { contexts[.leftToRight].map { PangoObject.families(of: $0).sorted() } ?? [] }
  }
}
#endif
