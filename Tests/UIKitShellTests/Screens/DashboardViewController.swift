// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

final class CardViewController: UIViewController {
  var log: (String) -> Void = { _ in }

  override func loadView() {
    log("card loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("card viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("card viewWillAppear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log("card viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log("card viewDidLayoutSubviews \(view.bounds.width)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("card viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("card viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("card viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log(parent == nil ? "card leaves" : "card comes")
  }
}

final class DashboardViewController: UIViewController {
  let card: CardViewController
  var constant: NSLayoutConstraint?

  init(card: CardViewController) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(card)
  }

  override func updateViewConstraints() {
    constant?.constant = traitCollection.horizontalSizeClass == .regular ? 100 : 40
    super.updateViewConstraints()
  }

  private func embed(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let top = child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 0)
    constant = top
    NSLayoutConstraint.activate([
      top,
      child.view.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      child.view.heightAnchor.constraint(equalTo: child.view.widthAnchor, multiplier: 9.0 / 16.0),
    ])
    child.didMove(toParent: self)
  }

  func removeCard() {
    card.willMove(toParent: nil)
    card.view.removeFromSuperview()
    card.removeFromParent()
  }
}
