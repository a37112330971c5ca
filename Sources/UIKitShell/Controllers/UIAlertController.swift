/// A question in front of a controller: kept, never drawn.
///
/// `UIAlertAction.performAction()` answers it, for tests.
open class UIAlertController: UIViewController {
  /// What it looks like: without effect.
  ///
  /// Raw values are those of UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// What it says below its title.
  open var message: String?
  /// What it looks like.
  open private(set) var preferredStyle = Style.alert
  /// The answers, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer that is meant most.
  open var preferredAction: UIAlertAction?
  /// The fields that were added; nil where there are none.
  open private(set) var textFields: [UITextField]?

  /// Makes a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.controller = self
  }

  /// Adds a field, which is set up by a closure.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a question.
public final class UIAlertAction {
  /// What it means.
  ///
  /// Raw values are those of UIKit.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case `default` = 0
    /// It is given up.
    case cancel = 1
    /// Something is lost.
    case destructive = 2
  }

  /// What it says.
  public let title: String?
  /// What it means.
  public let style: Style
  /// Whether it can be given.
  public var isEnabled = true
  weak var controller: UIAlertController?
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Gives the answer, which UIKit leaves to people: the question goes, and then the closure runs.
  public func performAction() {
    guard isEnabled else { return }
    if let controller, controller.presentingViewController != nil {
      controller.dismiss(animated: false)
    }
    handler?(self)
  }
}
