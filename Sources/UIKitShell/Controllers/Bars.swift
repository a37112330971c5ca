public import UIKitNames

/// A bar above, 44 points high; its items are kept, never drawn.
open class UINavigationBar: UIView {
  /// Whether titles are large: kept, and without effect.
  open var prefersLargeTitles = false
  /// Whether what lies behind shows.
  open var isTranslucent = true
  /// The colour of its ground.
  open var barTintColor: UIColor?
  /// Attributes of its title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// No natural width, 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// A bar below, 49 points high; its items are kept, never drawn.
open class UITabBar: UIView {
  /// Whether what lies behind shows.
  open var isTranslucent = true
  /// The colour of its ground.
  open var barTintColor: UIColor?
  /// What it shows.
  open var items: [UITabBarItem]?

  /// No natural width, 49 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}

/// A bar with buttons, 44 points high; they are kept, never drawn.
open class UIToolbar: UIView {
  /// What it shows.
  open var items: [UIBarButtonItem]?

  /// No natural width, 44 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
}

/// What a bar above shows of a controller: kept, never drawn.
open class UINavigationItem {
  /// The title.
  open var title: String?
  /// A view in the place of the title; kept, without effect.
  open var titleView: UIView?
  /// Buttons where reading starts.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// Buttons where reading ends.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button that leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether no button leads back.
  open var hidesBackButton = false
  /// Whether the title is large: kept, and without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Whether a title is large.
  ///
  /// Raw values are those of UIKit.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the one before.
    case automatic = 0
    /// Yes.
    case always = 1
    /// No.
    case never = 2
  }

  /// Makes an item without a title.
  public init() {}

  /// The button where reading starts.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// A button of a bar: kept, never drawn.
open class UIBarButtonItem {
  /// What it looks like.
  ///
  /// Raw values are those of UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case plain = 0
    /// With a border, under its old name.
    case bordered = 1
    /// What ends something.
    case done = 2
  }

  /// Buttons of the system.
  ///
  /// Raw values are those of UIKit.
  public enum SystemItem: Int, Hashable, Sendable {
    /// It is done.
    case done = 0
    /// It is given up.
    case cancel = 1
    /// It is edited.
    case edit = 2
    /// It is kept.
    case save = 3
    /// Something is added.
    case add = 4
    /// As much room as there is.
    case flexibleSpace = 5
    /// Some room.
    case fixedSpace = 6
    /// Something is written.
    case compose = 7
    /// Something is answered.
    case reply = 8
    /// Something else.
    case action = 9
    /// Something is put in order.
    case organize = 10
    /// Something is kept.
    case bookmarks = 11
    /// Something is looked for.
    case search = 12
    /// Once more.
    case refresh = 13
    /// No longer.
    case stop = 14
    /// A camera.
    case camera = 15
    /// Away with it.
    case trash = 16
  }

  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A view in its place.
  open var customView: UIView?
  /// Whether it can be used.
  open var isEnabled = true
  /// Its colour.
  open var tintColor: UIColor?
  /// How wide it is, in points.
  open var width = 0.0
  /// What happens when it is used.
  open var primaryAction: UIAction?

  /// Makes a button that does nothing.
  public init() {}

  /// Makes a button with a title; no method is called by its name here.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.title = title
  }

  /// Makes a button with an image; no method is called by its name here.
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.image = image
  }

  /// Makes a button of the system; no method is called by its name here.
  public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {}

  /// Makes a button of the system that does something.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
  }

  /// Makes a button that does something.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes a button of a view.
  public init(customView: UIView) {
    self.customView = customView
  }

  /// Uses the button, for tests.
  public final func performAction() {
    if isEnabled { primaryAction?.perform(from: self) }
  }
}

/// What a bar below shows of a controller: kept, never drawn.
open class UITabBarItem {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The image while it is chosen.
  open var selectedImage: UIImage?
  /// What it says in a corner.
  open var badgeValue: String?
  /// Free for the owner's use.
  open var tag = 0

  /// Makes an item without a title.
  public init() {}

  /// Makes an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
