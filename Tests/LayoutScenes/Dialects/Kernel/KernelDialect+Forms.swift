import ConstraintKernel

extension KernelDialect {
  static func formRows(_ scene: FormRows, step: Int) {
    for i in scene.fields.indices {
      activate(
        scene.labels[i].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 20),
        scene.labels[i].trailingAnchor.constraint(
          equalTo: scene.fields[i].leadingAnchor,
          constant: -12
        ),
        scene.labels[i].firstBaselineAnchor.constraint(
          equalTo: scene.fields[i].firstBaselineAnchor
        ),
        scene.fields[i].trailingAnchor.constraint(
          equalTo: scene.root.trailingAnchor,
          constant: -20
        ),
        scene.fields[i].heightAnchor.constraint(equalToConstant: 36)
      )
    }
    activate(
      scene.fields[0].topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 24)
    )
    for i in scene.fields.indices.dropFirst() {
      activate(
        scene.fields[i].topAnchor.constraint(
          equalTo: scene.fields[i - 1].bottomAnchor,
          constant: 12
        ),
        scene.fields[i].leadingAnchor.constraint(equalTo: scene.fields[i - 1].leadingAnchor)
      )
    }
  }

  static func twoColumnForm(_ scene: TwoColumnForm, step: Int) {
    activate(
      LayoutConstraint(
        item: scene.start,
        attribute: .leading,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.start,
        attribute: .top,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      LayoutConstraint(
        item: scene.start,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.end.leadingAnchor.constraint(equalTo: scene.start.trailingAnchor, constant: 20),
      LayoutConstraint(
        item: scene.end,
        attribute: .trailing,
        relatedBy: .equal,
        toItem: scene.root,
        attribute: .trailingMargin,
        multiplier: 1,
        constant: 0
      ),
      scene.end.widthAnchor.constraint(equalTo: scene.start.widthAnchor),
      scene.end.topAnchor.constraint(equalTo: scene.start.topAnchor),
      scene.end.bottomAnchor.constraint(equalTo: scene.start.bottomAnchor),
      scene.heading.leadingAnchor.constraint(equalTo: scene.start.leadingAnchor),
      scene.heading.trailingAnchor.constraint(lessThanOrEqualTo: scene.start.trailingAnchor),
      scene.heading.topAnchor.constraint(equalTo: scene.start.topAnchor, constant: 10),
      scene.value.trailingAnchor.constraint(equalTo: scene.end.trailingAnchor),
      scene.value.leadingAnchor.constraint(greaterThanOrEqualTo: scene.end.leadingAnchor),
      scene.value.firstBaselineAnchor.constraint(equalTo: scene.heading.firstBaselineAnchor),
      scene.paragraph.leadingAnchor.constraint(equalTo: scene.start.leadingAnchor),
      scene.paragraph.trailingAnchor.constraint(equalTo: scene.start.trailingAnchor),
      scene.paragraph.firstBaselineAnchor.constraint(
        equalTo: scene.heading.lastBaselineAnchor,
        constant: 28
      ),
      scene.note.leadingAnchor.constraint(equalTo: scene.end.leadingAnchor),
      scene.note.trailingAnchor.constraint(equalTo: scene.end.trailingAnchor),
      scene.note.lastBaselineAnchor.constraint(equalTo: scene.paragraph.lastBaselineAnchor)
    )
  }

  static func dialog(_ scene: Dialog, step: Int) {
    activate(
      scene.dialog.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.dialog.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      scene.dialog.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.8).at(900),
      scene.dialog.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      scene.title.topAnchor.constraint(equalTo: scene.dialog.topAnchor, constant: 20),
      scene.title.leadingAnchor.constraint(equalTo: scene.dialog.leadingAnchor, constant: 20),
      scene.title.trailingAnchor.constraint(equalTo: scene.dialog.trailingAnchor, constant: -20),
      scene.message.topAnchor.constraint(equalTo: scene.title.bottomAnchor, constant: 8),
      scene.message.leadingAnchor.constraint(equalTo: scene.title.leadingAnchor),
      scene.message.trailingAnchor.constraint(equalTo: scene.title.trailingAnchor),
      scene.cancel.topAnchor.constraint(equalTo: scene.message.bottomAnchor, constant: 20),
      scene.cancel.leadingAnchor.constraint(equalTo: scene.dialog.leadingAnchor),
      scene.cancel.heightAnchor.constraint(equalToConstant: 44),
      scene.cancel.bottomAnchor.constraint(equalTo: scene.dialog.bottomAnchor),
      scene.accept.leadingAnchor.constraint(equalTo: scene.cancel.trailingAnchor),
      scene.accept.trailingAnchor.constraint(equalTo: scene.dialog.trailingAnchor),
      scene.accept.widthAnchor.constraint(equalTo: scene.cancel.widthAnchor),
      scene.accept.topAnchor.constraint(equalTo: scene.cancel.topAnchor),
      scene.accept.bottomAnchor.constraint(equalTo: scene.cancel.bottomAnchor)
    )
  }
}
