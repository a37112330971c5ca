// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func formRows(_ scene: FormRows, step: Int) {
    constrain(scene.labels[0], scene.root, scene.fields[0]) { labels0, root, fields0 in
      labels0.leading == root.leading + 20
      labels0.trailing == fields0.leading - 12
      labels0.firstBaseline == fields0.firstBaseline
    }
    constrain(scene.fields[0], scene.root) { fields0, root in
      fields0.top == root.top + 24
      fields0.trailing == root.trailing - 20
      fields0.height == 36
    }
    constrain(scene.labels[1], scene.root, scene.fields[1]) { labels1, root, fields1 in
      labels1.leading == root.leading + 20
      labels1.trailing == fields1.leading - 12
      labels1.firstBaseline == fields1.firstBaseline
    }
    constrain(scene.fields[1], scene.fields[0], scene.root) { fields1, fields0, root in
      fields1.top == fields0.bottom + 12
      fields1.leading == fields0.leading
      fields1.trailing == root.trailing - 20
      fields1.height == 36
    }
    constrain(scene.labels[2], scene.root, scene.fields[2]) { labels2, root, fields2 in
      labels2.leading == root.leading + 20
      labels2.trailing == fields2.leading - 12
      labels2.firstBaseline == fields2.firstBaseline
    }
    constrain(scene.fields[2], scene.fields[1], scene.root) { fields2, fields1, root in
      fields2.top == fields1.bottom + 12
      fields2.leading == fields1.leading
      fields2.trailing == root.trailing - 20
      fields2.height == 36
    }
  }
}
