import ConstraintKernel

extension KernelWriter {
  static func cell(
    _ cell: FeedCell,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<LayoutConstraint> {
    for view in cell.views { view.translatesAutoresizingMaskIntoConstraints = false }
    let (box, avatar, name, handle) = (cell.cell, cell.avatar, cell.name, cell.handle)
    let (time, body, media, actions) = (cell.time, cell.body, cell.media, cell.actions)
    let link = box.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor)
    let height = actions.heightAnchor.constraint(equalToConstant: 32)
    LayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.rightAnchor.constraint(equalTo: root.rightAnchor),
      link,
      avatar.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 48),
      avatar.heightAnchor.constraint(equalToConstant: 48),
      name.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      handle.leftAnchor.constraint(equalTo: name.rightAnchor, constant: 4),
      handle.topAnchor.constraint(equalTo: name.topAnchor),
      handle.rightAnchor.constraint(lessThanOrEqualTo: time.leftAnchor, constant: -8),
      time.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -16),
      time.topAnchor.constraint(equalTo: name.topAnchor),
      time.heightAnchor.constraint(equalToConstant: 20),
      body.leftAnchor.constraint(equalTo: name.leftAnchor),
      body.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -16),
      body.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      media.leftAnchor.constraint(equalTo: body.leftAnchor),
      media.rightAnchor.constraint(equalTo: body.rightAnchor),
      media.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      media.heightAnchor.constraint(equalTo: media.widthAnchor, multiplier: 0.5),
      actions.leftAnchor.constraint(equalTo: body.leftAnchor),
      actions.rightAnchor.constraint(equalTo: body.rightAnchor),
      actions.topAnchor.constraint(equalTo: media.bottomAnchor, constant: 8),
      height,
      box.bottomAnchor.constraint(equalTo: actions.bottomAnchor, constant: 12),
      box.bottomAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 12),
    ])
    return Ties(link: link, height: height)
  }

  static func closeFeed(_ root: LayoutView, below last: LayoutView, width: Double)
    -> LayoutConstraint
  {
    root.translatesAutoresizingMaskIntoConstraints = false
    let handle = root.widthAnchor.constraint(equalToConstant: width)
    LayoutConstraint.activate([
      handle,
      root.bottomAnchor.constraint(equalTo: last.bottomAnchor),
    ])
    return handle
  }
}
