// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import LayoutScenes

extension PrintedConstraints {
  static func pricingTable(_ scene: PricingTable, step: Int) {
    scene.basic.translatesAutoresizingMaskIntoConstraints = false
    scene.pro.translatesAutoresizingMaskIntoConstraints = false
    scene.team.translatesAutoresizingMaskIntoConstraints = false
    scene.proPrice.translatesAutoresizingMaskIntoConstraints = false
    scene.basicPrice.translatesAutoresizingMaskIntoConstraints = false
    scene.teamPrice.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      LayoutConstraint(
        item: scene.area,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .top,
        multiplier: 1,
        constant: 40
      ),
      LayoutConstraint(
        item: scene.area,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leading,
        multiplier: 1,
        constant: 24
      ),
      LayoutConstraint(
        item: scene.area,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailing,
        multiplier: 1,
        constant: -24
      ),
      LayoutConstraint(
        item: scene.area,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottom,
        multiplier: 1,
        constant: -40
      ),
      LayoutConstraint(
        item: scene.basic,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.area,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.basic,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.area,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.basic,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.pro,
        attribute: .height,
        multiplier: 0.85,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.pro,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.area,
        attribute: .top,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.pro,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.basic,
        attribute: .trailing,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.pro,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.area,
        attribute: .bottom,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.pro,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.basic,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.team,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.pro,
        attribute: .trailing,
        multiplier: 1,
        constant: 12
      ),
      LayoutConstraint(
        item: scene.team,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.area,
        attribute: .trailing,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.team,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: scene.area,
        attribute: .centerY,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.team,
        attribute: .width,
        relatedBy: .equal,
        toItem: scene.basic,
        attribute: .width,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.team,
        attribute: .height,
        relatedBy: .equal,
        toItem: scene.basic,
        attribute: .height,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.proPrice,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.pro,
        attribute: .top,
        multiplier: 1,
        constant: 60
      ),
      LayoutConstraint(
        item: scene.proPrice,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.pro,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.basicPrice,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.basic,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.basicPrice,
        attribute: .lastBaseline,
        relatedBy: .equal,
        toItem: scene.proPrice,
        attribute: .lastBaseline,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.teamPrice,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: scene.team,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.teamPrice,
        attribute: .firstBaseline,
        relatedBy: .equal,
        toItem: scene.proPrice,
        attribute: .firstBaseline,
        multiplier: 1,
        constant: 0
      ),
    ])
  }
}
