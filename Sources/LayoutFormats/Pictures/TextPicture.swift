import ConstraintKernel

/// A layout drawn with box-drawing characters, names in the boxes, for a terminal.
///
/// Edges are moved to the nearest cell, so edges that meet in the layout meet in the picture. A
/// cell counts as twice as tall as it is wide. Guides are dashed.
public struct TextPicture: Sendable {
  /// How many cells the picture is wide, at most.
  public let columns: Int
  /// How many cells the picture is tall, at most.
  public let rows: Int

  /// Creates a painter of pictures of at most the given size; at least 2 × 2 cells are taken.
  public init(columns: Int = 72, rows: Int = 100) {
    self.columns = max(columns, 2)
    self.rows = max(rows, 2)
  }

  /// The picture of an item and all inside it, each line with a newline.
  ///
  /// What the picture cannot show is told in sentences below it: names there was no room for, and
  /// items outside the root.
  /// - Complexity: O(*n* + *c*) in the items, the lengths of their outlines and the *c* cells.
  public func text(of item: PictureItem) -> String {
    let plates = item.plates
    guard let scale = scale(of: item.frame) else {
      return "\(PictureText.line(item.name)) is \(item.frame) and cannot be drawn.\n"
    }
    var canvas = TextCanvas(
      columns: cell(item.frame.width * scale) + 1,
      rows: cell(item.frame.height * scale / 2) + 1
    )
    var outside: [String] = []
    var drawn: [(plate: PicturePlate, box: TextBox)] = []
    for plate in plates {
      guard isVisible(plate, in: item.frame) else {
        outside.append(PictureText.line(plate.name))
        continue
      }
      let box = TextBox(
        left: cell(plate.frame.minX * scale),
        top: cell(plate.frame.minY * scale / 2),
        right: cell(plate.frame.maxX * scale),
        bottom: cell(plate.frame.maxY * scale / 2)
      )
      canvas.outline(box, dashed: plate.isGuide)
      drawn.append((plate, box))
    }
    let unnamed = drawn.compactMap { plate, box in
      let label = TextLabel(name: PictureText.line(plate.name), box: box, isLeaf: plate.isLeaf)
      return label.write(on: &canvas) ? nil : label.name
    }
    return canvas.text
      + sentence("No room for the name of", unnamed)
      + sentence("Outside the root", outside)
  }

  /// Cells per point, or nil for a root that has no extent.
  private func scale(of frame: LayoutRect) -> Double? {
    let candidates = [
      (Double(columns - 1), frame.width), (Double(rows - 1) * 2, frame.height),
    ].filter { $0.1 > 0 && $0.1.isFinite }.map { $0.0 / $0.1 }
    guard frame.width.isFinite, frame.height.isFinite else { return nil }
    return candidates.min().flatMap { $0.isFinite ? $0 : nil }
  }

  /// The cell an edge is drawn in, far off the canvas for edges that are.
  private func cell(_ position: Double) -> Int {
    Int(min(max(position.rounded(), -100_000), 100_000))
  }

  private func isVisible(_ plate: PicturePlate, in root: LayoutRect) -> Bool {
    plate.isFinite && plate.frame.minX <= root.width && plate.frame.maxX >= 0
      && plate.frame.minY <= root.height && plate.frame.maxY >= 0
  }

  private func sentence(_ beginning: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "\(beginning): \(names.joined(separator: ", ")).\n"
  }
}

/// A name and the box it belongs to.
private struct TextLabel {
  let name: String
  let box: TextBox
  let isLeaf: Bool

  /// The cells between the left and the right edge.
  private var room: Int { box.right - box.left - 1 }

  /// Writes the name where it is found first: a leaf's in the middle, a container's in its top
  /// edge; cut to the room there is, but not to fewer than three letters.
  func write(on canvas: inout TextCanvas) -> Bool {
    guard !name.isEmpty else { return true }
    for length in Set([name.count, min(name.count, room)]).sorted(by: >) {
      guard length <= room, length == name.count || length > 3 else { continue }
      let shown = length == name.count ? name : name.prefix(length - 1) + "…"
      if isLeaf, writeInside(shown, on: &canvas) { return true }
      if writeInEdge(shown, row: box.top, on: &canvas) { return true }
      if !isLeaf, writeInside(shown, on: &canvas) { return true }
      if writeInEdge(shown, row: box.bottom, on: &canvas) { return true }
    }
    return false
  }

  /// Writes between the edges, in the row nearest to the middle where there is room.
  private func writeInside(_ shown: String, on canvas: inout TextCanvas) -> Bool {
    let column = box.left + 1 + (room - shown.count) / 2
    let middle = (box.top + box.bottom) / 2
    let inside = max(box.top + 1, 0)..<max(min(box.bottom, canvas.rows), max(box.top + 1, 0))
    return inside.sorted { abs($0 - middle) < abs($1 - middle) }.contains { row in
      canvas.write(shown, column: column, row: row, overLines: false)
    }
  }

  /// Writes over a horizontal edge, near its left end, with a space on both sides if there is room.
  private func writeInEdge(_ shown: String, row: Int, on canvas: inout TextCanvas) -> Bool {
    let padded = shown.count + 2 <= room ? " \(shown) " : shown
    return canvas.write(padded, column: box.left + 1, row: row, overLines: true)
  }
}
