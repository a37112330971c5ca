// Printed by LayoutMigration; .ci/check-printed writes it anew.
import AttributeLayout
import LayoutScenes

extension PrintedAttributes {
  static func mapOverlay(_ scene: MapOverlay, step: Int) {
    scene.map.easy.layout([
      Top(),
      Leading(),
      Bottom(),
      Trailing(),
    ])
    scene.search.easy.layout([
      Top(12).to(scene.root.safeAreaLayoutGuide, .top),
      Leading(16).to(scene.root.safeAreaLayoutGuide, .leading),
      Trailing(16).to(scene.root.safeAreaLayoutGuide, .trailing),
      Height(48),
    ])
    scene.compass.easy.layout([
      Top(16).to(scene.search, .bottom),
      Right(16).to(scene.map, .right),
      Size(44),
    ])
    scene.locate.easy.layout([
      Top(8).to(scene.compass, .bottom),
      Right().to(scene.compass, .right),
      Size().like(scene.compass),
    ])
    scene.pin.easy.layout([
      CenterX(*0.8),
      Bottom(*0.45),
      Height(36),
      Width(24),
    ])
    scene.callout.easy.layout([
      CenterY().to(scene.pin, .centerY),
      Left(6).to(scene.pin, .right),
    ])
    scene.sheet.easy.layout([
      Leading(),
      Bottom(),
      Trailing(),
      Height(*0.3).like(scene.root).with(.custom(850)),
      Height(>=160),
    ])
    scene.grip.easy.layout([
      Top(6),
      CenterX(),
      Height(5),
      Width(36),
    ])
  }
}
