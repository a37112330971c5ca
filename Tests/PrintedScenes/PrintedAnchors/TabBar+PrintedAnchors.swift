// Printed by LayoutMigration; .ci/check-printed writes it anew.
// Not in own words: scene.tabs[0].centerX == 0.25 · superview.centerX: anchors have no words for it.
// Not in own words: scene.tabs[1].centerX == 0.75 · superview.centerX: anchors have no words for it.
// Not in own words: scene.tabs[2].centerX == 1.25 · superview.centerX: anchors have no words for it.
// Not in own words: scene.tabs[3].centerX == 1.75 · superview.centerX: anchors have no words for it.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func tabBar(_ scene: TabBar, step: Int) {
    scene.bar.translatesAutoresizingMaskIntoConstraints = false
    scene.tabs[0].translatesAutoresizingMaskIntoConstraints = false
    scene.tabs[1].translatesAutoresizingMaskIntoConstraints = false
    scene.tabs[2].translatesAutoresizingMaskIntoConstraints = false
    scene.tabs[3].translatesAutoresizingMaskIntoConstraints = false
    scene.badge.translatesAutoresizingMaskIntoConstraints = false
    scene.content.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.bar.topAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.bottomAnchor,
        constant: -49
      ),
      scene.bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.bar.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor),
      scene.tabs[0].topAnchor.constraint(equalTo: scene.bar.topAnchor, constant: 5),
      LayoutConstraint(
        item: scene.tabs[0],
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerX,
        multiplier: 0.25,
        constant: 0
      ),
      scene.tabs[0].widthAnchor.constraint(equalToConstant: 44),
      scene.tabs[0].heightAnchor.constraint(equalToConstant: 40),
      scene.tabs[1].topAnchor.constraint(equalTo: scene.bar.topAnchor, constant: 5),
      LayoutConstraint(
        item: scene.tabs[1],
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerX,
        multiplier: 0.75,
        constant: 0
      ),
      scene.tabs[1].widthAnchor.constraint(equalToConstant: 44),
      scene.tabs[1].heightAnchor.constraint(equalToConstant: 40),
      scene.tabs[2].topAnchor.constraint(equalTo: scene.bar.topAnchor, constant: 5),
      LayoutConstraint(
        item: scene.tabs[2],
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerX,
        multiplier: 1.25,
        constant: 0
      ),
      scene.tabs[2].widthAnchor.constraint(equalToConstant: 44),
      scene.tabs[2].heightAnchor.constraint(equalToConstant: 40),
      scene.tabs[3].topAnchor.constraint(equalTo: scene.bar.topAnchor, constant: 5),
      LayoutConstraint(
        item: scene.tabs[3],
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.bar,
        attribute: .centerX,
        multiplier: 1.75,
        constant: 0
      ),
      scene.tabs[3].widthAnchor.constraint(equalToConstant: 44),
      scene.tabs[3].heightAnchor.constraint(equalToConstant: 40),
      scene.badge.centerXAnchor.constraint(equalTo: scene.tabs[2].trailingAnchor),
      scene.badge.centerYAnchor.constraint(equalTo: scene.tabs[2].topAnchor),
      scene.badge.widthAnchor.constraint(equalToConstant: 18),
      scene.badge.heightAnchor.constraint(equalToConstant: 18),
      scene.content.topAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.topAnchor),
      scene.content.leadingAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.leadingAnchor),
      scene.content.trailingAnchor.constraint(
        equalTo: scene.root.safeAreaLayoutGuide.trailingAnchor
      ),
      scene.content.bottomAnchor.constraint(equalTo: scene.bar.topAnchor),
    ])
  }
}
