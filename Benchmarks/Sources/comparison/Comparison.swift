import ConstraintKernel
import LayoutTesting
import MakerLayout

/// Measures the proof that no frame moved: a hundred screens in two versions, in 6 sizes, both
/// directions and with 3 texts.
@main
enum Comparison {
  static func main() {
    let screens = (0..<100).map { index in
      ComparedScreen(
        "screen \(index)",
        states: ["only"],
        old: .builder { Screen(index).built { $0.writeWithMaker() } },
        new: .builder { Screen(index).built { $0.writeWithAnchors() } }
      )
    }
    let comparison = LayoutComparison(screens)
    var seconds: [Double] = []
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let report = comparison.report()
      let time = ContinuousClock.now - start
      precondition(report.isClean && report.cases == 3_600, "\(report)")
      seconds.append(Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
    }
    let best = seconds.min() ?? 0
    let middle = seconds.sorted()[seconds.count / 2]
    print("100 screens of 10 views, 36 cases, one state: best \(best) s, median \(middle) s")
  }
}

/// A screen of a row with texts, a picture, and two buttons.
private final class Screen {
  private let root = LayoutView()
  private let avatar = LayoutView()
  private let name: LayoutLabel
  private let handle: LayoutLabel
  private let time = LayoutLabel("2 h")
  private let text: LayoutLabel
  private let media = LayoutView()
  private let bar = LayoutView()
  private let reply = LayoutLabel("Reply")
  private let share = LayoutLabel("Share")

  init(_ index: Int) {
    name = LayoutLabel("Name of author \(index)")
    handle = LayoutLabel("@author\(index)")
    text = LayoutLabel(
      Array(repeating: "several words of text", count: index % 7 + 1).joined(separator: " "),
      numberOfLines: 0
    )
    let named = [
      (avatar, "avatar"), (name, "name"), (handle, "handle"), (time, "time"), (text, "text"),
      (media, "media"), (bar, "bar"),
    ]
    for (view, title) in named {
      view.layoutName = title
      root.addSubview(view)
    }
    for (view, title) in [(reply, "reply"), (share, "share")] {
      view.layoutName = title
      bar.addSubview(view)
    }
    handle.setContentCompressionResistancePriority(740, for: .horizontal)
  }

  func built(_ write: (Screen) -> Void) -> BuiltScreen {
    write(self)
    return BuiltScreen(root, owner: self)
  }

  func writeWithMaker() {
    avatar.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(16)
      make.size.equalTo(48)
    }
    name.snp.makeConstraints { make in
      make.top.equalTo(avatar)
      make.leading.equalTo(avatar.snp.trailing).offset(12)
    }
    handle.snp.makeConstraints { make in
      make.top.equalTo(name)
      make.leading.equalTo(name.snp.trailing).offset(6)
    }
    time.snp.makeConstraints { make in
      make.top.equalTo(name)
      make.leading.greaterThanOrEqualTo(handle.snp.trailing).offset(8)
      make.trailing.equalToSuperview().inset(16).priority(.high)
    }
    text.snp.makeConstraints { make in
      make.top.equalTo(name.snp.bottom).offset(6)
      make.leading.equalTo(name)
      make.trailing.equalToSuperview().inset(16)
    }
    media.snp.makeConstraints { make in
      make.top.equalTo(text.snp.bottom).offset(10)
      make.leading.trailing.equalTo(text)
      make.height.equalTo(media.snp.width).multipliedBy(0.5)
    }
    bar.snp.makeConstraints { make in
      make.top.equalTo(media.snp.bottom).offset(8)
      make.leading.trailing.equalTo(text)
      make.height.equalTo(32)
    }
    reply.snp.makeConstraints { make in
      make.leading.centerY.equalToSuperview()
    }
    share.snp.makeConstraints { make in
      make.leading.equalTo(reply.snp.trailing).offset(20)
      make.centerY.equalToSuperview()
    }
  }

  func writeWithAnchors() {
    for view in [avatar, name, handle, time, text, media, bar, reply, share] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let timeTrailing = time.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
    timeTrailing.priority = .defaultHigh
    LayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      avatar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 48),
      avatar.heightAnchor.constraint(equalToConstant: 48),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      handle.topAnchor.constraint(equalTo: name.topAnchor),
      handle.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 6),
      time.topAnchor.constraint(equalTo: name.topAnchor),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: handle.trailingAnchor, constant: 8),
      timeTrailing,
      text.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 6),
      text.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
    LayoutConstraint.activate([
      media.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
      media.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      media.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      media.heightAnchor.constraint(equalTo: media.widthAnchor, multiplier: 0.5),
      bar.topAnchor.constraint(equalTo: media.bottomAnchor, constant: 8),
      bar.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 32),
      reply.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      reply.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      share.leadingAnchor.constraint(equalTo: reply.trailingAnchor, constant: 20),
      share.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    ])
  }
}
