// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

final class FormViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let contentStack = UIStackView()
  private var bottomConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    scrollView.showsVerticalScrollIndicator = false
    contentStack.axis = .vertical
    contentStack.spacing = 10
    for index in 0..<3 {
      let row = UIView()
      row.tag = index
      row.backgroundColor = index % 2 == 0 ? .white : .systemGray6
      row.heightAnchor.constraint(equalToConstant: 200).isActive = true
      contentStack.addArrangedSubview(row)
    }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    contentStack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(contentStack)
    bottomConstraint = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomConstraint,
      contentStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      contentStack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentStack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      contentStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  func keyboardWillShow(height: CGFloat, duration: TimeInterval) {
    bottomConstraint.constant = -height
    UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState], animations: {
      self.view.layoutIfNeeded()
    }, completion: { _ in
      self.scrollView.scrollRectToVisible(self.contentStack.arrangedSubviews[1].frame, animated: true)
    })
  }
}
