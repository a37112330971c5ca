// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    constrain(scene.start, scene.root) { start, root in
      start.top == root.topMargin
      start.leading == root.leadingMargin
      start.bottom == root.bottomMargin
    }
    constrain(scene.end, scene.start, scene.root) { end, start, root in
      end.top == start.top
      end.leading == start.trailing + 20
      end.trailing == root.trailingMargin
      end.bottom == start.bottom
      end.width == start.width
    }
    constrain(scene.heading, scene.start) { heading, start in
      heading.top == start.top + 10
      heading.leading == start.leading
      heading.trailing <= start.trailing
    }
    constrain(scene.value, scene.end, scene.heading) { value, end, heading in
      value.leading >= end.leading
      value.trailing == end.trailing
      value.firstBaseline == heading.firstBaseline
    }
    constrain(scene.paragraph, scene.start, scene.heading) { paragraph, start, heading in
      paragraph.leading == start.leading
      paragraph.trailing == start.trailing
      paragraph.firstBaseline == heading.lastBaseline + 28
    }
    constrain(scene.note, scene.end, scene.paragraph) { note, end, paragraph in
      note.leading == end.leading
      note.trailing == end.trailing
      note.lastBaseline == paragraph.lastBaseline
    }
  }
}
