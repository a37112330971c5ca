public import Foundation
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
  /// How the interface is turned: upright, unless the screen of the task is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The direction of the application where nothing else is known.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The application goes on; never posted here.
  public static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// The application is about to rest; never posted here.
  public static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// The application is out of sight; never posted here.
  public static let didEnterBackgroundNotification =
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// The application is about to be seen; never posted here.
  public static let willEnterForegroundNotification =
    Notification.Name("UIApplicationWillEnterForegroundNotification")
}
