import ConstraintSolver

/// The feed: forty constraints for the eight views of a cell.
extension LinearSystem {
  mutating func describeFeed(_ size: Int, isRelative: Bool) {
    pinRoot(375, nil)
    let middle = size / 2
    for index in 0..<size {
      if index == middle {
        link = rows.count + 2
        middleBody = (rows.count + 28, rows.count + 29)
        middleHeight = rows.count + 37
      }
      let previous = index == 0 ? 0 : 8 * index - 7
      rows += Self.cell(8 * index + 1, below: previous, CellText(index: index), isRelative)
    }
    rows.append(LinearRow(0, .bottom, .equal, 8 * size - 7, .bottom, 0))
    let previous = middle == 0 ? 0 : 8 * middle - 7
    extraRows = Self.cell(8 * size + 1, below: previous, CellText(index: size + 7), isRelative)
    extraLink = LinearRow(8 * middle + 1, .top, .equal, 8 * size + 1, .bottom, 0)
  }

  private static func cell(
    _ cell: Int,
    below previous: Int,
    _ text: CellText,
    _ isRelative: Bool
  ) -> [LinearRow] {
    let (avatar, name, handle, time) = (cell + 1, cell + 2, cell + 3, cell + 4)
    let (body, media, actions) = (cell + 5, cell + 6, cell + 7)
    func fromRight(_ view: Int) -> LinearRow {
      LinearRow(view, .right, .equal, cell, isRelative ? .width : .right, -16)
    }
    let end: Side = isRelative ? .height : .bottom
    var rows = [
      LinearRow(cell, .left, .equal, 0, .left, 0),
      LinearRow(cell, .right, .equal, 0, .right, 0),
      LinearRow(cell, .top, .equal, previous, previous == 0 ? .top : .bottom, 0),
      isRelative
        ? LinearRow(avatar, .left, .equal, 16) : LinearRow(avatar, .left, .equal, cell, .left, 16),
      isRelative
        ? LinearRow(avatar, .top, .equal, 12) : LinearRow(avatar, .top, .equal, cell, .top, 12),
      LinearRow(avatar, .width, .equal, 48),
      LinearRow(avatar, .height, .equal, 48),
      LinearRow(name, .left, .equal, avatar, .right, 8),
      LinearRow(name, .top, .equal, avatar, .top, 0),
    ]
    rows += natural(name, .width, text.name, 251, 750)
    rows += natural(name, .height, 20, 251, 750)
    rows.append(LinearRow(handle, .left, .equal, name, .right, 4))
    rows.append(LinearRow(handle, .top, .equal, name, .top, 0))
    rows += natural(handle, .width, text.handle, 250, 749)
    rows += natural(handle, .height, 20, 250, 749)
    rows.append(LinearRow(handle, .right, .lessThanOrEqual, time, .left, -8))
    rows.append(fromRight(time))
    rows.append(LinearRow(time, .top, .equal, name, .top, 0))
    rows += natural(time, .width, text.time, 252, 751)
    rows.append(LinearRow(time, .height, .equal, 20))
    rows.append(LinearRow(body, .left, .equal, name, .left, 0))
    rows.append(fromRight(body))
    rows.append(LinearRow(body, .top, .equal, name, .bottom, 4))
    rows += natural(body, .height, text.body, 250, 750)
    rows.append(LinearRow(media, .left, .equal, body, .left, 0))
    rows.append(LinearRow(media, .right, .equal, body, .right, 0))
    rows.append(LinearRow(media, .top, .equal, body, .bottom, 8))
    rows.append(LinearRow(media, .height, .equal, media, .width, multiplier: 0.5, 0))
    rows.append(LinearRow(actions, .left, .equal, body, .left, 0))
    rows.append(LinearRow(actions, .right, .equal, body, .right, 0))
    rows.append(LinearRow(actions, .top, .equal, media, .bottom, 8))
    rows.append(LinearRow(actions, .height, .equal, 32))
    rows.append(LinearRow(cell, end, .equal, actions, .bottom, 12))
    rows.append(LinearRow(cell, end, .greaterThanOrEqual, avatar, .bottom, 12))
    return rows
  }

  private static func natural(
    _ view: Int,
    _ side: Side,
    _ length: Double,
    _ hugging: Double,
    _ resistance: Double
  ) -> [LinearRow] {
    [
      LinearRow(view, side, .lessThanOrEqual, length, priority: hugging),
      LinearRow(view, side, .greaterThanOrEqual, length, priority: resistance),
    ]
  }
}
