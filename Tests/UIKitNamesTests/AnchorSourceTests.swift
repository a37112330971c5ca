import Testing
import UIKitNames

// Written as for UIKit; only the imports are ours.

private final class ProfileView: UIView {
  private let titleLabel = UILabel()
  private let stack = UIStackView()
  private let scrollView = UIScrollView()
  private(set) var heightConstraint: NSLayoutConstraint?
  private let padding: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 120)
  }

  private func setUp() {
    titleLabel.text = "Title"
    titleLabel.numberOfLines = 0
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.setContentHuggingPriority(.required, for: .vertical)
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.alignment = .leading
    stack.distribution = .equalSpacing
    stack.spacing = 4
    stack.addArrangedSubview(titleLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(stack)
    layoutMargins = UIEdgeInsets(top: 10, left: padding, bottom: 10, right: padding)

    let height = scrollView.heightAnchor.constraint(equalToConstant: 100)
    height.priority = .defaultHigh
    height.identifier = "height"
    heightConstraint = height
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: padding),
      height,
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    addConstraint(
      NSLayoutConstraint(
        item: scrollView,
        attribute: .width,
        relatedBy: .lessThanOrEqual,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 1_000
      )
    )
  }

  var content: (scroll: CGRect, title: CGRect, size: CGSize) {
    (scrollView.frame, titleLabel.frame, scrollView.contentSize)
  }
}

@Suite("Source written for UIKit")
struct AnchorSourceTests {
  @Test("A view written for UIKit compiles with its imports changed, and lays out")
  func profile() {
    let view = ProfileView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.layoutIfNeeded()
    #expect(view.content.scroll == CGRect(x: 16, y: 16, width: 168, height: 100))
    #expect(view.content.title == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.content.size == CGSize(width: 168, height: 20))
    view.heightConstraint?.constant = 50
    view.layoutIfNeeded()
    #expect(view.content.scroll.height == 50)
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting.height == 120)
  }
}
