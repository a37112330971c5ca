// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, ReplaceForEachWithForLoop

import OperatorLayout
import Testing
import UIKitNames

// A player as it is written for UIKit with operators; only the imports are ours.

private final class TransportView: UIView {
  let previousButton = UIView()
  let playButton = UIView()
  let nextButton = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Playback controls are never mirrored.
    semanticContentAttribute = .playback
    for view in [previousButton, playButton, nextButton] { addSubview(view) }
    constrain(previousButton, playButton, nextButton) { previous, play, next in
      play.center == play.superview!.center
      play.width == 44
      play.height == play.width
      previous.size == play.size
      next.size == play.size
      distribute(by: 24, leftToRight: previous, play, next)
      align(centerY: previous, play, next)
    }
    constrain(self) { view in
      view.height >= 60
      view.width >= 44 * 3 + 24 * 2
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}

private final class ProgressView: UIView {
  let track = UIView()
  let bar = UIView()
  private let group = ConstraintGroup()

  var progress: CGFloat = 0 {
    didSet { applyProgress() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(track)
    track.addSubview(bar)
    constrain(track, bar) { track, bar in
      track.leading == track.superview!.leadingMargin
      track.trailing == track.superview!.trailingMargin
      track.centerY == track.superview!.centerY
      track.height == 4
      bar.leading == track.leading
      bar.top == track.top
      bar.bottom == track.bottom
    }
    applyProgress()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 20)
  }

  private func applyProgress() {
    let fraction = max(0, min(1, progress))
    constrain(track, bar, replace: group) { track, bar in
      bar.width == track.width * fraction
    }
  }
}

private final class PlayerView: UIView {
  enum Mode { case mini, full }

  let cover = UIView()
  let titleLabel = UILabel()
  let artistLabel = UILabel()
  let progressView = ProgressView()
  let transport = TransportView()
  private let modeGroup = ConstraintGroup()
  private(set) var coverInset: NSLayoutConstraint?

  var mode = Mode.full {
    didSet {
      if mode != oldValue { setNeedsUpdateConstraints() }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    [cover, titleLabel, artistLabel, progressView, transport].forEach { addSubview($0) }
    titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    artistLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    setNeedsUpdateConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func updateConstraints() {
    switch mode {
    case .full: layOutFull()
    case .mini: layOutMini()
    }
    super.updateConstraints()
  }

  private func layOutFull() {
    transport.isHidden = false
    constrain([cover, titleLabel, artistLabel, progressView, transport], replace: modeGroup) {
      [unowned self] views in
      let (cover, title, artist) = (views[0], views[1], views[2])
      let (progress, transport) = (views[3], views[4])
      let safeArea = cover.superview!.safeAreaLayoutGuide
      self.coverInset = cover.top == safeArea.top + 12
      cover.centerX == cover.superview!.centerX
      cover.width == cover.height
      cover.width <= cover.superview!.width - 32
      cover.width == 600 ~ UILayoutPriority(750)
      align(left: cover, title, artist)
      title.right <= cover.right
      artist.right <= cover.right
      distribute(by: 8, vertically: cover, title, artist, progress, transport)
      progress.leading == progress.superview!.leading
      progress.trailing == progress.superview!.trailing
      transport.centerX == transport.superview!.centerX
      transport.bottom <= safeArea.bottom
    }
  }

  private func layOutMini() {
    transport.isHidden = true
    constrain(cover, titleLabel, artistLabel, progressView, replace: modeGroup) {
      cover,
      title,
      artist,
      progress in
      cover.leading == cover.superview!.leadingMargin
      cover.centerY == cover.superview!.centerY
      cover.width == 40
      cover.height == 40
      title.leading == cover.trailing + 12
      title.centerY == cover.centerY
      artist.leading == title.trailing + 8
      artist.trailing <= artist.superview!.trailingMargin
      artist.lastBaseline == title.lastBaseline
      progress.edges == inset(progress.superview!.edges, 0, 0, 44, 0) ~ .defaultLow
      progress.leading == progress.superview!.leading
      progress.trailing == progress.superview!.trailing
      progress.bottom == progress.superview!.bottom
    }
  }
}

@Suite("A player written for UIKit with operators")
struct OperatorScreenTests {
  private func player() -> PlayerView {
    let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    view.titleLabel.text = "Night Train"
    view.artistLabel.text = "Nina and the Stones"
    view.layoutIfNeeded()
    return view
  }

  @Test("The full player fills its width with the cover, within the safe area")
  func full() {
    let view = player()
    #expect(view.cover.frame == CGRect(x: 16, y: 32, width: 288, height: 288))
    // 11 and 19 characters of 8 by 20 points.
    #expect(view.titleLabel.frame == CGRect(x: 16, y: 328, width: 88, height: 20))
    #expect(view.artistLabel.frame == CGRect(x: 16, y: 356, width: 152, height: 20))
    #expect(view.progressView.frame == CGRect(x: 0, y: 384, width: 320, height: 20))
    // At least 180 by 60 points, and no reason for more.
    #expect(view.transport.frame.minY == 412)
    #expect(view.transport.frame.midX == 160)
    #expect(view.transport.playButton.frame.size == CGSize(width: 44, height: 44))
    #expect(view.transport.nextButton.frame.minX - view.transport.playButton.frame.maxX == 24)
  }

  @Test("A replaced group leaves nothing of the other mode behind")
  func modes() {
    let view = player()
    view.mode = .mini
    view.frame.size.height = 64
    view.layoutIfNeeded()
    #expect(view.transport.isHidden)
    #expect(view.cover.frame == CGRect(x: 16, y: 12, width: 40, height: 40))
    #expect(view.titleLabel.frame == CGRect(x: 68, y: 22, width: 88, height: 20))
    // 140 points are left between 164 and the margin at 304.
    #expect(view.artistLabel.frame == CGRect(x: 164, y: 22, width: 140, height: 20))
    #expect(view.progressView.frame.maxY == 64)
    view.mode = .full
    view.frame.size.height = 480
    view.layoutIfNeeded()
    #expect(view.cover.frame == CGRect(x: 16, y: 32, width: 288, height: 288))
  }

  @Test("Progress is a fraction of the track, and follows its direction")
  func progress() {
    let view = player()
    view.progressView.progress = 0.25
    view.layoutIfNeeded()
    // The view's own margins are the standard 8: a track of 304 points.
    #expect(view.progressView.track.frame == CGRect(x: 8, y: 8, width: 304, height: 4))
    #expect(view.progressView.bar.frame == CGRect(x: 0, y: 0, width: 76, height: 4))
    view.layoutNode.environment = UITraitCollection(layoutDirection: .rightToLeft)
    view.layoutIfNeeded()
    #expect(view.progressView.bar.frame == CGRect(x: 228, y: 0, width: 76, height: 4))
    let transport = view.transport
    #expect(transport.previousButton.frame.minX < transport.nextButton.frame.minX)
  }

  @Test("A constraint that was kept is edited and toggled")
  func keeping() throws {
    let view = player()
    let inset = try #require(view.coverInset)
    inset.constant = 2
    view.layoutIfNeeded()
    #expect(view.cover.frame.minY == 22)
    #expect(view.constraints.contains(inset))
    inset.isActive = false
    #expect(!view.constraints.contains(inset))
  }

  @Test("A view whose flag is off takes the size its constraints ask for, at the root too")
  func freeRoot() {
    let transport = TransportView()
    transport.layoutIfNeeded()
    #expect(!transport.translatesAutoresizingMaskIntoConstraints)
    let size = transport.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 180, height: 60))
  }
}
