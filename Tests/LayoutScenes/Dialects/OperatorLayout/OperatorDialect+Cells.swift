import OperatorLayout

extension OperatorDialect {
  /// Writes a step of ``FeedCell``.
  public static func feedCell(_ scene: FeedCell, step: Int) {
    constrain(scene.avatar, scene.name, scene.handle, scene.time) { avatar, name, handle, time in
      avatar.leading == avatar.parent.leading + 16
      avatar.top == avatar.parent.top + 16
      avatar.width == 48
      avatar.height == 48

      name.leading == avatar.trailing + 12
      name.top == avatar.top
      handle.leading == name.trailing + 6
      handle.firstBaseline == name.firstBaseline
      time.leading >= handle.trailing + 8
      time.trailing == time.parent.trailing - 16
      time.firstBaseline == name.firstBaseline
    }
    constrain(scene.root, scene.name, scene.text, scene.media) { root, name, text, media in
      text.leading == name.leading
      text.trailing == root.trailing - 16
      text.top == name.bottom + 6

      media.leading == text.leading
      media.trailing == text.trailing
      media.top == text.bottom + 10
      media.height == media.width * 0.5625 ~ 700
      media.bottom <= root.bottom - 16
    }
  }

  /// Writes a step of ``SettingsRow``.
  public static func settingsRow(_ scene: SettingsRow, step: Int) {
    constrain(scene.row) { row in
      row.leading == row.parent.leading
      row.trailing == row.parent.trailing
      row.top == row.parent.top + 40
      row.height == 52.5
    }
    constrain(scene.row, scene.icon, scene.title, scene.toggle, scene.hairline) {
      row,
      icon,
      title,
      toggle,
      hairline in
      icon.leading == row.leadingMargin
      icon.centerY == row.centerY
      icon.width == 29
      icon.height == icon.width

      title.leading == icon.trailing + 15
      title.centerY == row.centerY
      title.trailing <= toggle.leading - 8
      toggle.trailing == row.trailingMargin
      toggle.centerY == row.centerYWithinMargins

      hairline.leading == title.leading
      hairline.trailing == row.trailing
      hairline.bottom == row.bottom
      hairline.height == 1.0 / 3
    }
  }

  /// Writes a step of ``ListCell``.
  public static func listCell(_ scene: ListCell, step: Int) {
    constrain(scene.root, scene.cell) { root, cell in
      cell.leading == root.leading
      cell.trailing == root.trailing
      cell.centerY == root.centerY
    }
    constrain(scene.cell, scene.title, scene.badge, scene.subtitle) {
      cell,
      title,
      badge,
      subtitle in
      title.leading == cell.leading + 16
      title.top == cell.top + 10

      badge.leading >= title.trailing + 8
      badge.trailing == cell.trailing - 16
      badge.centerY == title.centerY
      badge.width >= badge.height

      subtitle.leading == title.leading
      subtitle.trailing <= cell.trailing - 16
      subtitle.top == title.bottom + 4
      subtitle.bottom == cell.bottom - 10
    }
  }

  /// Writes a step of ``ChatBubbles``.
  public static func chatBubbles(_ scene: ChatBubbles, step: Int) {
    constrain(scene.root, scene.hello, scene.answer, scene.thanks) { root, hello, answer, thanks in
      hello.leading == root.leading + 12
      hello.top == root.top + 16
      hello.width <= root.width * 0.7

      answer.trailing == root.trailing - 12
      answer.top == hello.bottom + 6
      answer.width <= root.width * 0.7

      thanks.leading == hello.leading
      thanks.top == answer.bottom + 6
      thanks.width == hello.width
    }
    constrain(scene.helloText, scene.answerText, scene.thanksText) { hello, answer, thanks in
      hello.edges == inset(hello.parent.edges, 8, 14, 8, 10)
      answer.edges == inset(answer.parent.edges, 8, 10, 8, 14)
      thanks.edges == inset(thanks.parent.edges, 8, 14, 8, 10)
    }
  }
}
