#if Cairo
import CCairo
public import LayoutFormats
public import PangoText

/// Painted pictures as files: PNG for screens, PDF for printers, SVG with outlines for everybody.
///
/// Text that `PangoText` measured is drawn as the glyphs that were measured; text that was measured
/// otherwise is set in real fonts, each word where it was measured and as wide as it was measured.
///
///     let page = Picture(painting: root)
///     let file = try CairoPages([page]).pdf(title: "Invoice 1024")
///     try Data(file.bytes).write(to: URL(fileURLWithPath: "invoice.pdf"))
///
/// The same pictures give the same bytes on a machine; fonts, and the versions of the libraries, differ
/// from machine to machine.
public struct CairoPages: Sendable {
  /// The pages, in order.
  public var pages: [Picture]
  /// The engine for text that is not shaped.
  public var fonts: PangoText
  /// What pages lie on; nil for nothing, which printers and viewers show white.
  public var background: PaintColor?

  /// Makes a document of pages.
  public init(
    _ pages: [Picture],
    fonts: PangoText = PangoText(),
    background: PaintColor? = nil
  ) {
    self.pages = pages
    self.fonts = fonts
    self.background = background
  }

  /// A page as an image of pixels.
  ///
  /// - Parameters:
  ///   - page: The page's place.
  ///   - scale: How many pixels a point is wide.
  /// - Returns: The file.
  /// - Throws: ``CairoFailure``, where there is no such page, or the image is larger than Cairo's 32,767
  ///   pixels or the memory there is.
  public func png(page: Int = 0, scale: Double = 1) throws(CairoFailure) -> CairoFile {
    let picture = try picture(page)
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else {
      throw .size(width: width, height: height)
    }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(width.rounded(.up)),
      Int32(height.rounded(.up))
    )
    defer { cairo_surface_destroy(surface) }
    let issues = try draw(picture, page, scale, on: surface)
    let output = CairoOutput()
    let status = cairo_surface_write_to_png_stream(surface, CairoOutput.write, output.closure)
    try CairoFailure.check(status)
    return CairoFile(bytes: output.bytes, issues: issues)
  }

  /// All pages as a PDF, with the glyphs of its fonts in it.
  ///
  /// - Parameters:
  ///   - title: The title that viewers show; nil for none.
  ///   - date: When the document was made, as ISO 8601 writes it. It does not follow the clock, so that
  ///     the same pages are the same bytes.
  /// - Returns: The file.
  /// - Throws: ``CairoFailure``, where there is no page, or one without a size.
  public func pdf(
    title: String? = nil,
    date: String = "2000-01-01T00:00:00Z"
  ) throws(CairoFailure) -> CairoFile {
    let first = try size(of: picture(0))
    let output = CairoOutput()
    let surface = cairo_pdf_surface_create_for_stream(
      CairoOutput.write,
      output.closure,
      first.width,
      first.height
    )
    defer { cairo_surface_destroy(surface) }
    if let title { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, date)
    var issues: [CairoIssue] = []
    for (page, picture) in pages.enumerated() {
      let size = try size(of: picture)
      cairo_pdf_surface_set_size(surface, size.width, size.height)
      issues += try draw(picture, page, 1, on: surface)
      cairo_surface_show_page(surface)
    }
    cairo_surface_finish(surface)
    try CairoFailure.check(cairo_surface_status(surface))
    return CairoFile(bytes: output.bytes, issues: issues)
  }

  /// A page as SVG whose letters are outlines, the same in every viewer.
  ///
  /// - Parameter page: The page's place.
  /// - Returns: The file.
  /// - Throws: ``CairoFailure``, where there is no such page, or it has no size.
  public func svg(page: Int = 0) throws(CairoFailure) -> CairoFile {
    let picture = try picture(page)
    let size = try size(of: picture)
    let output = CairoOutput()
    let surface = cairo_svg_surface_create_for_stream(
      CairoOutput.write,
      output.closure,
      size.width,
      size.height
    )
    defer { cairo_surface_destroy(surface) }
    let issues = try draw(picture, page, 1, on: surface)
    cairo_surface_finish(surface)
    try CairoFailure.check(cairo_surface_status(surface))
    return CairoFile(bytes: CairoSVGNames.renumbered(output.bytes), issues: issues)
  }

  // MARK: Drawing

  private func picture(_ page: Int) throws(CairoFailure) -> Picture {
    guard pages.indices.contains(page) else { throw .noPage(page) }
    return pages[page]
  }

  /// The longest side of a page, in points: that of PDF, 200 inches.
  private static let longestSide = 14_400.0

  private func size(of picture: Picture) throws(CairoFailure) -> (width: Double, height: Double) {
    let (width, height) = (picture.size.width, picture.size.height)
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide else {
      throw .size(width: width, height: height)
    }
    return (width, height)
  }

  private func draw(
    _ picture: Picture,
    _ page: Int,
    _ scale: Double,
    on surface: OpaquePointer?
  ) throws(CairoFailure) -> [CairoIssue] {
    try CairoFailure.check(cairo_surface_status(surface))
    guard let context = cairo_create(surface) else { throw .cairo("no context") }
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    var painter = CairoPainter(context, picture, page, fonts)
    if let background { painter.flood(background) }
    painter.draw()
    try CairoFailure.check(cairo_status(context))
    return painter.issues
  }
}
#endif
