// Printed by LayoutMigration; .ci/check-printed writes it anew.
import LayoutScenes
import OperatorLayout

extension PrintedOperators {
  static func article(_ scene: Article, step: Int) {
    constrain(scene.headline, scene.root) { headline, root in
      headline.top == root.topMargin
      headline.leading == root.leadingMargin
      headline.trailing == root.trailingMargin
    }
    constrain(scene.rule, scene.headline, scene.root) { rule, headline, root in
      rule.top == headline.bottom + 12
      rule.centerX == root.centerXWithinMargins
      rule.width == 60
      rule.height == 2
    }
    constrain(scene.figure, scene.root) { figure, root in
      figure.left == root.leftMargin
      figure.right == root.rightMargin
      figure.centerY == root.centerYWithinMargins
      figure.height == root.height * 0.25
    }
    constrain(scene.text, scene.figure, scene.root) { text, figure, root in
      text.top == figure.bottom + 16
      text.leading == root.layoutMarginsGuide.leading
      text.trailing == root.layoutMarginsGuide.trailing
      text.bottom == root.layoutMarginsGuide.bottom
    }
    constrain(scene.quote, scene.text) { quote, text in
      quote.top == text.topMargin
      quote.leading == text.leadingMargin
      quote.trailingMargin == text.trailingMargin
      quote.bottom <= text.bottomMargin
    }
  }
}
