#if GTK
import CGtk4
import ConstraintKernel

/// The layout manager that GTK asks in place of a ``GTKContainer``.
@MainActor
enum ConstraintManager {
  static func make() -> UnsafeMutablePointer<GtkLayoutManager> {
    makeObject(of: type).assumingMemoryBound(to: GtkLayoutManager.self)
  }

  private static let type = registerClass(
    "ConstraintKernelLayout",
    below: gtk_layout_manager_get_type()
  ) { methods, _ in
    let methods = methods?.assumingMemoryBound(to: GtkLayoutManagerClass.self)
    methods?.pointee.get_request_mode = { _, _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    methods?.pointee.measure = { manager, _, axis, size, minimum, natural, first, second in
      let along: LayoutAxis = axis == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
      let request =
        onMain(manager) {
          GTKContainer.of(manager: $0)?.request(along: along, across: size) ?? WidgetRequest()
        } ?? WidgetRequest()
      minimum?.pointee = request.minimum
      natural?.pointee = request.natural
      first?.pointee = request.baseline
      second?.pointee = request.baseline
    }
    methods?.pointee.allocate = { manager, _, width, height, _ in
      _ = onMain(manager) { GTKContainer.of(manager: $0)?.place(in: width, by: height) }
    }
  }
}
#endif
