/// The feed: cells below one another, each as tall as its content.
extension HandWritten {
  /// The texts of all cells and, last, those of the extra one.
  static func texts(for size: Int) -> [CellText] {
    (0..<size).map(CellText.init) + [CellText(index: size + 7)]
  }

  @inline(never)
  static func feed(
    _ texts: [CellText],
    _ variation: Variation,
    _ frames: UnsafeMutablePointer<Frame>,
    isRelative: Bool
  ) {
    let size = texts.count - 1
    let middle = size / 2
    let width = variation.width
    var y = 0.0
    for index in 0..<middle {
      y = cell(texts[index], y, width, frames + 1 + 8 * index, isRelative: isRelative)
    }
    if variation.isExtended {
      y = cell(texts[size], y, width, frames + 1 + 8 * size, isRelative: isRelative)
    }
    var text = texts[middle]
    text.body += variation.extraBody
    y = cell(
      text,
      y,
      width,
      frames + 1 + 8 * middle,
      actions: variation.middleHeight,
      isRelative: isRelative
    )
    var index = middle + 1
    while index < size {
      y = cell(texts[index], y, width, frames + 1 + 8 * index, isRelative: isRelative)
      index += 1
    }
    frames[0] = Frame(x: 0, y: 0, width: width, height: y)
  }

  /// Lays out one cell that begins at `top` and says where it ends.
  ///
  /// The name, the handle and the time share a line; when it is full, the handle gets narrower.
  @inline(__always)
  static func cell(
    _ text: CellText,
    _ top: Double,
    _ width: Double,
    _ frames: UnsafeMutablePointer<Frame>,
    actions: Double = 32,
    isRelative: Bool
  ) -> Double {
    let y = isRelative ? 0 : top
    let timeX = width - 16 - text.time
    let handleX = 76 + text.name
    let handle = min(text.handle, timeX - 8 - handleX)
    let content = width - 88
    frames[1] = Frame(x: 16, y: y + 12, width: 48, height: 48)
    frames[2] = Frame(x: 72, y: y + 12, width: text.name, height: 20)
    frames[3] = Frame(x: handleX, y: y + 12, width: handle, height: 20)
    frames[4] = Frame(x: timeX, y: y + 12, width: text.time, height: 20)
    frames[5] = Frame(x: 72, y: y + 36, width: content, height: text.body)
    let mediaY = y + 36 + text.body + 8
    let media = content * 0.5
    frames[6] = Frame(x: 72, y: mediaY, width: content, height: media)
    let actionsY = mediaY + media + 8
    frames[7] = Frame(x: 72, y: actionsY, width: content, height: actions)
    let height = actionsY + actions + 12 - y
    frames[0] = Frame(x: 0, y: top, width: width, height: height)
    return top + height
  }
}
