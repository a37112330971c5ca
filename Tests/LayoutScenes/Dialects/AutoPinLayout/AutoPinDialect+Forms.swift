import AutoPinLayout

extension AutoPinDialect {
  /// Writes a step of ``FormRows``.
  public static func formRows(_ scene: FormRows, step: Int) {
    let (labels, fields) = (scene.labels, scene.fields)
    for (label, field) in zip(labels, fields) {
      label.autoPinEdge(toSuperviewEdge: .leading, withInset: 20)
      label.autoPinEdge(.trailing, to: .leading, of: field, withOffset: -12)
      label.autoAlignAxis(.firstBaseline, toSameAxisOf: field)
      field.autoPinEdge(toSuperviewEdge: .trailing, withInset: 20)
    }
    fields.autoSetViewsDimension(.height, toSize: 36)
    fields[0].autoPinEdge(toSuperviewEdge: .top, withInset: 24)
    for (field, previous) in zip(fields.dropFirst(), fields) {
      field.autoPinEdge(.top, to: .bottom, of: previous, withOffset: 12)
    }
    fields.autoAlignViews(to: ALEdge.leading)
  }

  /// Writes a step of ``TwoColumnForm``.
  public static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    let (start, end) = (scene.start, scene.end)
    let (heading, value, paragraph, note) =
      (scene.heading, scene.value, scene.paragraph, scene.note)
    start.autoPinEdgesToSuperviewMargins(excludingEdge: .trailing)
    end.autoPinEdge(.leading, to: .trailing, of: start, withOffset: 20)
    end.autoPinEdge(toSuperviewMargin: .trailing)
    [start, end].autoMatchViewsDimension(.width)
    [start, end].autoAlignViews(to: ALEdge.top)
    [start, end].autoAlignViews(to: ALEdge.bottom)
    heading.autoPinEdge(.leading, to: .leading, of: start)
    heading.autoPinEdge(.trailing, to: .trailing, of: start, relation: .lessThanOrEqual)
    heading.autoPinEdge(.top, to: .top, of: start, withOffset: 10)
    value.autoPinEdge(.trailing, to: .trailing, of: end)
    value.autoPinEdge(.leading, to: .leading, of: end, relation: .greaterThanOrEqual)
    value.autoAlignAxis(.firstBaseline, toSameAxisOf: heading)
    paragraph.autoPinEdge(.leading, to: .leading, of: start)
    paragraph.autoPinEdge(.trailing, to: .trailing, of: start)
    paragraph.autoConstrainAttribute(.firstBaseline, to: .baseline, of: heading, withOffset: 28)
    note.autoPinEdge(.leading, to: .leading, of: end)
    note.autoPinEdge(.trailing, to: .trailing, of: end)
    note.autoAlignAxis(.baseline, toSameAxisOf: paragraph)
  }

  /// Writes a step of ``Dialog``.
  public static func dialog(_ scene: Dialog, step: Int) {
    let (dialog, title, message) = (scene.dialog, scene.title, scene.message)
    let (cancel, accept) = (scene.cancel, scene.accept)
    dialog.autoCenterInSuperview()
    LayoutConstraint.autoSetPriority(900) {
      dialog.autoMatch(.width, to: .width, of: scene.root, withMultiplier: 0.8)
    }
    dialog.autoSetDimension(.width, toSize: 420, relation: .lessThanOrEqual)
    title.autoPinEdgesToSuperviewEdges(
      with: LayoutInsets(top: 20, left: 20, bottom: 0, right: 20),
      excludingEdge: .bottom
    )
    message.autoPinEdge(.top, to: .bottom, of: title, withOffset: 8)
    [title, message].autoAlignViews(to: ALEdge.leading)
    [title, message].autoAlignViews(to: ALEdge.trailing)
    cancel.autoPinEdge(.top, to: .bottom, of: message, withOffset: 20)
    cancel.autoSetDimension(.height, toSize: 44)
    cancel.autoPinEdge(toSuperviewEdge: .bottom)
    [cancel, accept].autoDistributeViews(
      along: .horizontal,
      alignedTo: .top,
      withFixedSpacing: 0
    )
    [cancel, accept].autoAlignViews(to: ALEdge.bottom)
  }
}
