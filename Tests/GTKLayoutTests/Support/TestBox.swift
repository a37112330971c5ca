#if GTK
import CGtk4

@testable import GTKLayout

/// A widget that asks for what a test says.
@MainActor
final class TestBox {
  var width: (minimum: Int32, natural: Int32)
  var height: (minimum: Int32, natural: Int32)
  var baseline: Int32 = -1
  /// Pixels that it fills with text; its height is then what they need at its width.
  var area: Int32 = 0
  /// The widths at which it was asked for a height.
  var asked: [Int32] = []
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Makes a box; what is asked for is least and natural, along both axes.
  @discardableResult
  init(
    _ width: (Int32, Int32),
    _ height: (Int32, Int32),
    baseline: Int32 = -1,
    area: Int32 = 0,
    named name: String = ""
  ) {
    (self.width, self.height, self.baseline, self.area) = (width, height, baseline, area)
    widget = makeObject(of: Self.type).widget
    if !name.isEmpty { gtk_widget_set_name(widget, name) }
    Self.key.give(self, to: UnsafeMutableRawPointer(widget)) {}
  }

  func change(_ change: (TestBox) -> Void) {
    change(self)
    gtk_widget_queue_resize(widget)
  }

  private func request(_ axis: GtkOrientation, _ size: Int32) -> (Int32, Int32) {
    if axis == GTK_ORIENTATION_HORIZONTAL { return width }
    asked.append(size)
    guard area > 0 else { return height }
    let lines = size > 0 ? (area + size - 1) / size : (area + width.natural - 1) / width.natural
    return (lines, lines)
  }

  private static let key = PossessionKey<TestBox>("test-box")

  private static let type = registerClass("ConstraintTestBox", below: gtk_widget_get_type()) {
    methods,
    _ in
    let methods = methods?.assumingMemoryBound(to: GtkWidgetClass.self)
    methods?.pointee.get_request_mode = { widget in
      let follows = onMain(widget) {
        (TestBox.key.object(of: UnsafeMutableRawPointer($0))?.area ?? 0) > 0
      }
      return follows == true ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    methods?.pointee.measure = { widget, axis, size, minimum, natural, first, second in
      let answer = onMain(widget) { widget in
        let box = TestBox.key.object(of: UnsafeMutableRawPointer(widget))
        let request = box?.request(axis, size) ?? (0, 0)
        let baseline = axis == GTK_ORIENTATION_VERTICAL ? box?.baseline ?? -1 : -1
        return [request.0, request.1, baseline]
      }
      minimum?.pointee = answer?[0] ?? 0
      natural?.pointee = answer?[1] ?? 0
      first?.pointee = answer?[2] ?? -1
      second?.pointee = answer?[2] ?? -1
    }
  }
}
#endif
