// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func breadcrumb(_ scene: Breadcrumb, step: Int) {
    scene.bar.translatesAutoresizingMaskIntoConstraints = false
    scene.crumbs[0].translatesAutoresizingMaskIntoConstraints = false
    scene.crumbs[2].translatesAutoresizingMaskIntoConstraints = false
    scene.crumbs[1].translatesAutoresizingMaskIntoConstraints = false
    scene.chevrons[0].translatesAutoresizingMaskIntoConstraints = false
    scene.chevrons[1].translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.bar.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 44),
      scene.bar.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      scene.bar.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
      scene.bar.heightAnchor.constraint(equalToConstant: 32),
      scene.crumbs[0].leadingAnchor.constraint(equalTo: scene.bar.leadingAnchor, constant: 12),
      scene.crumbs[0].centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.crumbs[2].leadingAnchor.constraint(
        equalTo: scene.chevrons[1].trailingAnchor,
        constant: 4
      ),
      scene.crumbs[2].trailingAnchor.constraint(
        lessThanOrEqualTo: scene.bar.trailingAnchor,
        constant: -12
      ),
      scene.crumbs[2].centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.crumbs[1].leadingAnchor.constraint(
        equalTo: scene.chevrons[0].trailingAnchor,
        constant: 4
      ),
      scene.crumbs[1].centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.chevrons[0].leadingAnchor.constraint(
        equalTo: scene.crumbs[0].trailingAnchor,
        constant: 4
      ),
      scene.chevrons[0].centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.chevrons[0].widthAnchor.constraint(equalToConstant: 8),
      scene.chevrons[0].heightAnchor.constraint(equalToConstant: 12),
      scene.chevrons[1].leadingAnchor.constraint(
        equalTo: scene.crumbs[1].trailingAnchor,
        constant: 4
      ),
      scene.chevrons[1].centerYAnchor.constraint(equalTo: scene.bar.centerYAnchor),
      scene.chevrons[1].widthAnchor.constraint(equalToConstant: 8),
      scene.chevrons[1].heightAnchor.constraint(equalToConstant: 12),
    ])
  }
}
