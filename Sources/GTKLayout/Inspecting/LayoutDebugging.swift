#if GTK
import CGtk4
import ConstraintKernel

@MainActor
enum LayoutDebugging {
  static func watch(_ container: GTKContainer) {}
  static func didPlace(_ container: GTKContainer) {}
}
#endif
