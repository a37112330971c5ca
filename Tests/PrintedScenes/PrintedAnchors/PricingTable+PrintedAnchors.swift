// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedAnchors {
  static func pricingTable(_ scene: PricingTable, step: Int) {
    scene.basic.translatesAutoresizingMaskIntoConstraints = false
    scene.pro.translatesAutoresizingMaskIntoConstraints = false
    scene.team.translatesAutoresizingMaskIntoConstraints = false
    scene.proPrice.translatesAutoresizingMaskIntoConstraints = false
    scene.basicPrice.translatesAutoresizingMaskIntoConstraints = false
    scene.teamPrice.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      scene.area.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 40),
      scene.area.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 24),
      scene.area.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -24),
      scene.area.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -40),
      scene.basic.leadingAnchor.constraint(equalTo: scene.area.leadingAnchor),
      scene.basic.centerYAnchor.constraint(equalTo: scene.area.centerYAnchor),
      scene.basic.heightAnchor.constraint(equalTo: scene.pro.heightAnchor, multiplier: 0.85),
      scene.pro.topAnchor.constraint(equalTo: scene.area.topAnchor),
      scene.pro.leadingAnchor.constraint(equalTo: scene.basic.trailingAnchor, constant: 12),
      scene.pro.bottomAnchor.constraint(equalTo: scene.area.bottomAnchor),
      scene.pro.widthAnchor.constraint(equalTo: scene.basic.widthAnchor),
      scene.team.leadingAnchor.constraint(equalTo: scene.pro.trailingAnchor, constant: 12),
      scene.team.trailingAnchor.constraint(equalTo: scene.area.trailingAnchor),
      scene.team.centerYAnchor.constraint(equalTo: scene.area.centerYAnchor),
      scene.team.widthAnchor.constraint(equalTo: scene.basic.widthAnchor),
      scene.team.heightAnchor.constraint(equalTo: scene.basic.heightAnchor),
      scene.proPrice.topAnchor.constraint(equalTo: scene.pro.topAnchor, constant: 60),
      scene.proPrice.centerXAnchor.constraint(equalTo: scene.pro.centerXAnchor),
      scene.basicPrice.centerXAnchor.constraint(equalTo: scene.basic.centerXAnchor),
      scene.basicPrice.lastBaselineAnchor.constraint(equalTo: scene.proPrice.lastBaselineAnchor),
      scene.teamPrice.centerXAnchor.constraint(equalTo: scene.team.centerXAnchor),
      scene.teamPrice.firstBaselineAnchor.constraint(equalTo: scene.proPrice.firstBaselineAnchor),
    ])
  }
}
