import ConstraintKernel

/// The eight views of a feed cell, with natural sizes and priorities, still without constraints.
struct FeedCell {
  /// The cell itself; the others lie in it.
  let cell = LayoutView()
  /// The author's picture.
  let avatar = LayoutView()
  /// The author's name.
  let name: TextView
  /// The author's handle, the first to give way.
  let handle: TextView
  /// The time stamp.
  let time: TextView
  /// The text.
  let body: TextView
  /// A picture, twice as wide as tall.
  let media = LayoutView()
  /// A row of buttons.
  let actions = LayoutView()

  /// Makes the views of a cell that shows the given texts.
  init(_ text: CellText) {
    name = TextView(width: text.name, height: 20)
    handle = TextView(width: text.handle, height: 20)
    time = TextView(width: text.time)
    body = TextView(height: text.body)
    for view in views.dropFirst() { cell.addSubview(view) }
    prioritize(name, hugging: 251, resistance: 750, .horizontal, .vertical)
    prioritize(handle, hugging: 250, resistance: 749, .horizontal, .vertical)
    prioritize(time, hugging: 252, resistance: 751, .horizontal)
  }

  /// All eight, in the order of the hand-written frames.
  var views: [LayoutView] { [cell, avatar, name, handle, time, body, media, actions] }

  private func prioritize(
    _ view: TextView,
    hugging: LayoutPriority,
    resistance: LayoutPriority,
    _ axes: LayoutAxis...
  ) {
    for axis in axes {
      if hugging != .defaultLow { view.setContentHuggingPriority(hugging, for: axis) }
      if resistance != .defaultHigh {
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
  }
}
