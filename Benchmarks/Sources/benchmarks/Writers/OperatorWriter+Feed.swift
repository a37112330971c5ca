import ConstraintKernel
import OperatorLayout

extension OperatorWriter {
  static func cell(
    _ cell: FeedCell,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<LayoutConstraint?> {
    var ties = Ties<LayoutConstraint?>(link: nil, height: nil)
    constrain(cell.cell, previous ?? root, root) { cell, above, root in
      cell.left == root.left
      cell.right == root.right
      ties.link = cell.top == (previous == nil ? above.top : above.bottom)
    }
    constrain(cell.cell, cell.avatar, cell.name, cell.handle, cell.time) {
      (cell, avatar, name, handle, time) in
      avatar.left == cell.left + 16
      avatar.top == cell.top + 12
      avatar.width == 48
      avatar.height == 48
      name.left == avatar.right + 8
      name.top == avatar.top
      handle.left == name.right + 4
      handle.top == name.top
      handle.right <= time.left - 8
      time.right == cell.right - 16
      time.top == name.top
      time.height == 20
      cell.bottom >= avatar.bottom + 12
    }
    constrain(cell.cell, cell.name, cell.body, cell.media, cell.actions) {
      (cell, name, body, media, actions) in
      body.left == name.left
      body.right == cell.right - 16
      body.top == name.bottom + 4
      media.left == body.left
      media.right == body.right
      media.top == body.bottom + 8
      media.height == media.width * 0.5
      actions.left == body.left
      actions.right == body.right
      actions.top == media.bottom + 8
      ties.height = actions.height == 32
      cell.bottom == actions.bottom + 12
    }
    return ties
  }
}
