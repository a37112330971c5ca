// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

class ListViewController: UIViewController {
  let header = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "List"
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in
      self?.showDetail()
    })
    header.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  func showDetail() {
    navigationController?.pushViewController(DetailViewController(), animated: true)
  }
}

class DetailViewController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
  private(set) var appearances = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances += 1
  }
}

final class MainTabBarController: UITabBarController {
  let list = ListViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let listNavigation = UINavigationController(rootViewController: list)
    listNavigation.tabBarItem = UITabBarItem(title: "List", image: UIImage(systemName: "list.bullet"), tag: 0)
    let settings = SettingsViewController()
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    viewControllers = [listNavigation, settings]
    tabBar.tintColor = .systemIndigo
  }
}
