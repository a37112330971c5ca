public import UIKitNames

/// The application, of which there is nothing here: no windows, no status bar.
public final class UIApplication: Sendable {
  /// The application.
  public static let shared = UIApplication()

  private init() {}

  /// The window that hears of keys: none is known.
  public var keyWindow: UIWindow? { nil }
  /// The windows: none is known.
  public var windows: [UIWindow] { [] }
  /// Where the status bar stands: nowhere.
  public var statusBarFrame: CGRect { .zero }
  /// The direction of the application where nothing else is known.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}
