import AttributeLayout

extension AttributeDialect {
  static func formRows(_ scene: FormRows, step: Int) {
    for (label, field) in zip(scene.labels, scene.fields) {
      label.easy.layout(Leading(20), Trailing(12).to(field), FirstBaseline().to(field))
      field.easy.layout(Trailing(20), Height(36))
    }
    scene.fields[0].easy.layout(Top(24))
    for (above, field) in zip(scene.fields, scene.fields.dropFirst()) {
      field.easy.layout(Top(12).to(above), Leading().to(above, .leading))
    }
  }

  static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    scene.start.easy.layout(
      Leading().to(scene.root, .leadingMargin),
      Top().to(scene.root, .topMargin),
      Bottom().to(scene.root, .bottomMargin)
    )
    scene.end.easy.layout(
      Leading(20).to(scene.start),
      Trailing().to(scene.root, .trailingMargin),
      Width().like(scene.start),
      Top().to(scene.start, .top),
      Bottom().to(scene.start, .bottom)
    )
    scene.heading.easy.layout(
      Leading().to(scene.start, .leading),
      Trailing(<=0).to(scene.start, .trailing),
      Top(10).to(scene.start, .top)
    )
    scene.value.easy.layout(
      Trailing().to(scene.end, .trailing),
      Leading(>=0).to(scene.end, .leading),
      FirstBaseline().to(scene.heading)
    )
    scene.paragraph.easy.layout(
      Leading().to(scene.start, .leading),
      Trailing().to(scene.start, .trailing),
      FirstBaseline(28).to(scene.heading, .lastBaseline)
    )
    scene.note.easy.layout(
      Leading().to(scene.end, .leading),
      Trailing().to(scene.end, .trailing),
      LastBaseline().to(scene.paragraph)
    )
  }

  static func dialog(_ scene: Dialog, step: Int) {
    scene.dialog.easy.layout(
      Center(),
      Width(*0.8).like(scene.root).with(.custom(900)),
      Width(<=420)
    )
    scene.title.easy.layout(Top(20), Leading(20), Trailing(20))
    scene.message.easy.layout(
      Top(8).to(scene.title),
      Leading().to(scene.title, .leading),
      Trailing().to(scene.title, .trailing)
    )
    scene.cancel.easy.layout(Top(20).to(scene.message), Leading(), Height(44), Bottom())
    scene.accept.easy.layout(
      Leading().to(scene.cancel),
      Trailing(),
      Width().like(scene.cancel),
      Top().to(scene.cancel, .top),
      Bottom().to(scene.cancel, .bottom)
    )
  }
}
