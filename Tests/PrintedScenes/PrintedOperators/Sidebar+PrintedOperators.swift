// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func sidebar(_ scene: Sidebar, step: Int) {
    constrain(scene.sidebar, scene.root) { sidebar, root in
      sidebar.top == root.top
      sidebar.leading == root.leading
      sidebar.bottom == root.bottom
      sidebar.width == root.width / 3 ~ 900
      sidebar.width >= 120
      sidebar.width <= 320
    }
    constrain(scene.divider, scene.root, scene.sidebar) { divider, root, sidebar in
      divider.top == root.top
      divider.leading == sidebar.trailing
      divider.bottom == root.bottom
      divider.width == 1
    }
    constrain(scene.content, scene.root, scene.divider) { content, root, divider in
      content.top == root.top
      content.leading == divider.trailing
      content.trailing == root.trailing
      content.bottom == root.bottom
    }
    constrain(scene.person, scene.sidebar) { person, sidebar in
      person.top == sidebar.top + 32
      person.centerX == sidebar.centerX
      person.width == sidebar.width * 0.4
      person.height == person.width
    }
    constrain(scene.heading, scene.content, scene.person) { heading, content, person in
      heading.leading == content.leading + 24
      heading.centerY == person.centerY
    }
    constrain(
      scene.outline,
      scene.person,
      scene.heading,
      scene.content
    ) { outline, person, heading, content in
      outline.top == person.bottom + 20
      outline.leading == heading.leading
      outline.trailing == content.trailing - 24
      outline.bottom == content.bottom - 20
    }
  }
}
