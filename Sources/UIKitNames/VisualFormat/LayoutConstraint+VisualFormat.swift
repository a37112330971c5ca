public import ConstraintKernel

extension LayoutConstraint {
  /// Makes the constraints of a visual format such as `H:|-8-[icon(40)]-[title]-(>=8)-|`.
  ///
  /// The constraints are not active yet. They come in the order of the format, those of the options
  /// behind them. A lone hyphen is the layout margin beside the superview, and
  /// 8 points between views. A format that cannot be read, a name that stands for
  /// nothing, an alignment along the format's own axis and a missing superview are reported to the
  /// hierarchy of the view that comes first in the alphabet; then there are no constraints at all.
  /// - Parameters:
  ///   - format: The format.
  ///   - options: How views are aligned, and in which direction the format is read.
  ///   - metrics: Numbers by their names, in points; nil for none.
  ///   - views: Views and guides by their names.
  ///   - file: The file that asks for the constraints.
  ///   - line: The line that asks for the constraints.
  /// - Returns: The constraints; none where something was reported.
  /// - Complexity: O(*n*) in the characters of the format, and in its views for every alignment.
  public static func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let source = LayoutSource(file: file, line: line)
    var format = NamedFormat(text: format, options: options, source: source)
    do {
      for (name, view) in views { try format.add(view, named: name) }
      for (name, number) in metrics ?? [:] { try format.add(number: number, named: name) }
      return try format.constraints()
    } catch {
      guard let first = format.items.min(by: { $0.key < $1.key })?.value else {
        LayoutIssueHandler.standardError(error)
        return []
      }
      for item in format.items.values { item.record.noteRefusal() }
      first.record.report(error)
      return []
    }
  }
}
