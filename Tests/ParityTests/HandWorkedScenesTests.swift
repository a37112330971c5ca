import ConstraintKernel
import LayoutScenes
import Testing

/// Frames of scenes whose words the oracle reads as well, worked by hand on a screen of 320 × 568
/// that reads from left to right.
@Suite("Frames worked by hand")
struct HandWorkedScenesTests {
  /// Some items of a scene after each step: name, left, top, width and height.
  private static let frames: [(scene: String, steps: [[String]])] = [
    // Of 320, 2 · 12 at the ends, 44 + 36 of both buttons and 3 · 8 between leave 192: 144 and 48.
    // Without the search 2 · 8 lie between, and leave 200.
    (
      "weighted-toolbar",
      [
        ["back 12 6 44 40", "address 64 6 144 40", "search 216 6 48 40", "menu 272 6 36 40"],
        ["back 12 6 44 40", "address 64 6 200 40", "menu 272 6 36 40"],
        ["back 12 6 44 40", "address 64 6 144 40", "search 216 6 48 40", "menu 272 6 36 40"],
      ]
    ),
    // 16 + 92.5 + 12, then 16 + 140.5 + 12, up to 320 - 16; text 23 - 15 below the fields' tops.
    (
      "barrier-form",
      [
        ["line 120.5 0 0 568", "field0 120.5 24 183.5 36", "label2 16 124 40 20"],
        ["line 168.5 0 0 568", "field0 168.5 24 135.5 36", "label2 16 124 140.5 20"],
      ]
    ),
    // 0.35 and 0.5 of 320; 568 - 72.
    (
      "guideline-split",
      [
        ["list 0 0 112 496", "detail 113 0 207 496", "status 0 496 320 72", "column 112 0 0 568"],
        ["list 0 0 160 496", "detail 161 0 159 496", "status 0 496 320 72", "column 160 0 0 568"],
      ]
    ),
    // 320 - 32 are 288: 9 / 16 of it 162, 3 / 4 of it 216; the tile 12 + 40 + 12 more. The badge is
    // as wide as high until its text is wider.
    (
      "media-tile",
      [
        ["tile 16 16 288 226", "photo 0 0 288 162", "badge 256 130 24 24", "avatar 12 174 40 40"],
        ["tile 16 16 288 226", "badge 218.5 130 61.5 24", "name 64 184 180 20"],
        ["tile 16 16 288 280", "photo 0 0 288 216", "badge 218.5 184 61.5 24"],
      ]
    ),
    // 568 - 56 - 64 are 448: 56 + 0.3 · 288, then 56 + 0.3 · 227.5; (320 - 240) / 2. In the card
    // 0.9 · 216, and 0.1 · 136, then 0.1 · 196.5.
    (
      "biased-card",
      [
        ["card 40 142.4 240 160", "close 194.4 13.6 24 24"],
        ["card 40 124.25 240 220.5", "close 194.4 19.65 24 24"],
      ]
    ),
    // From 8 to 320 - 12 - 8, less 2 · 16 and 5 · 36, are 80, four gaps of 20; down 47 + 8 and twice
    // 20 around. With gaps of 12 and 16: 284, 18, 47 + 12 and twice 16.
    (
      "step-row",
      [
        ["row 8 55 292 76", "mark1 72 20 36 36", "caption 8 139 150 20", "next 212 474 88 44"],
        ["row 12 59 284 68", "mark1 70 16 36 36", "caption 12 139 150 20", "next 208 466 88 44"],
      ]
    ),
    // Below 60 + 44 + 8; above 568 - 24 - 44 - 8 - 160; and above 262 - 8 - 160 still, as it fits.
    (
      "popover",
      [
        ["button 20 60 120 44", "menu 20 112 200 160"],
        ["button 20 500 120 44", "menu 20 332 200 160"],
        ["button 20 262 120 44", "menu 20 94 200 160"],
      ]
    ),
    // 568 - 64 and (64 - 22) / 2; 568 / 2 and 16 + 96 - 32; 0.4 · 568 = 227.2 and (320 - 227.2) / 2;
    // and the half once more.
    (
      "player-states",
      [
        ["panel 0 504 320 64", "cover 8 8 48 48", "name 68 21 140 22", "controls 212 16 96 32"],
        ["panel 0 284 320 284", "cover 16 16 96 96", "controls 124 80 96 32"],
        ["panel 0 0 320 568", "cover 46.4 48 227.2 227.2", "name 90 299.2 140 22"],
        ["panel 0 284 320 284", "cover 16 16 96 96", "controls 124 80 96 32"],
      ]
    ),
  ]

  @Test("Every dialect gives them after every step", arguments: SceneCatalog.dialects)
  func frames(dialect: any SceneDialect.Type) throws {
    let layout = SceneLayout(viewport: SceneViewport.all[0], direction: .leftToRight)
    for (name, steps) in Self.frames {
      let scene = try #require(SceneCatalog.scene(named: name))
      let run = layout.run(scene, in: dialect)
      #expect(run.frames.count == steps.count, "\(name)")
      for (tree, expected) in zip(run.frames, steps) {
        let lines = tree.description.split(separator: "\n").map { $0.drop { $0 == " " } }
        for line in expected { #expect(lines.contains(line[...]), "\(dialect.name), \(name)") }
      }
    }
  }
}
