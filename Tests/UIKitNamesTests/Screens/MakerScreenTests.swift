// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, ReplaceForEachWithForLoop

import Foundation
import MakerLayout
import Testing
import UIKitNames

// Screens as they are written for UIKit with maker closures; only the imports are ours.

private protocol CellDelegate: AnyObject {
  func cellDidResize(_ cell: ArticleCell)
}

private final class TagView: UIView {
  let titleLabel = UILabel()
  var padding = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6) {
    didSet { setNeedsUpdateConstraints() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(titleLabel)
    titleLabel.font = UIFont.systemFont(ofSize: 12)
    titleLabel.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(padding)
    }
    setContentHuggingPriority(.required, for: .horizontal)
  }

  convenience init(title: String) {
    self.init(frame: .zero)
    titleLabel.text = title
  }

  @available(*, unavailable)
  required init?(coder aDecoder: NSCoder) {
    nil
  }

  override func updateConstraints() {
    titleLabel.snp.updateConstraints { make in
      make.edges.equalToSuperview().inset(padding)
    }
    super.updateConstraints()
  }
}

private final class AvatarView: UIView {
  var diameter: CGFloat = 40 {
    didSet {
      guard diameter != oldValue else { return }
      invalidateIntrinsicContentSize()
    }
  }

  override class var requiresConstraintBasedLayout: Bool { true }
  override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }
  // A shadow below.
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0)
  }
}

private final class ArticleCell: UIView {
  weak var delegate: (any CellDelegate)?
  let avatar = AvatarView()
  let titleLabel = UILabel()
  let bodyLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 16, weight: .medium)
    return label
  }()
  let tags = UIStackView()
  private var bodyTop: Constraint?
  private(set) var bodyCollapsed: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupViews()
    setupConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func setupViews() {
    layoutMargins = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    [avatar, titleLabel, bodyLabel, tags].forEach(addSubview)
    avatar.setContentCompressionResistancePriority(.required, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    tags.axis = .horizontal
    tags.spacing = 4
    tags.alignment = .center
  }

  private func setupConstraints() {
    avatar.snp.makeConstraints { make in
      make.top.leading.equalTo(layoutMarginsGuide)
    }
    titleLabel.snp.makeConstraints { make in
      make.leading.equalTo(avatar.snp.trailing).offset(12)
      make.trailing.lessThanOrEqualTo(snp.trailingMargin)
      make.firstBaseline.equalTo(avatar.snp.top).offset(20)
    }
    bodyLabel.snp.makeConstraints { make in
      bodyTop = make.top.equalTo(titleLabel.snp.bottom).offset(8).constraint
      make.leading.equalTo(titleLabel)
      make.trailing.equalTo(layoutMarginsGuide)
    }
    tags.snp.makeConstraints { make in
      make.top.equalTo(bodyLabel.snp.bottom).offset(8)
      make.leading.equalTo(bodyLabel)
      make.trailing.lessThanOrEqualTo(bodyLabel).priority(.high)
      make.bottom.equalTo(layoutMarginsGuide)
      make.bottom.greaterThanOrEqualTo(avatar).offset(10)
    }
    bodyCollapsed = bodyLabel.heightAnchor.constraint(equalToConstant: 0)
    bodyCollapsed.identifier = "collapsed"
  }

  func setTags(_ titles: [String]) {
    tags.arrangedSubviews.forEach { view in
      tags.removeArrangedSubview(view)
      view.removeFromSuperview()
    }
    titles.map(TagView.init(title:)).forEach(tags.addArrangedSubview(_:))
  }

  func setCollapsed(_ collapsed: Bool) {
    bodyCollapsed.isActive = collapsed
    bodyTop?.update(offset: collapsed ? 0 : 8)
    delegate?.cellDidResize(self)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    size.height = ceil(size.height)
    return size
  }
}

private final class FeedView: UIView, CellDelegate {
  let header = UIView()
  let scrollView = UIScrollView()
  let contentView = UIView()
  private(set) var cells: [ArticleCell] = []
  private var headerHeight: Constraint?
  private(set) var layouts: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(header)
    addSubview(scrollView)
    scrollView.addSubview(contentView)
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    header.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.bottom.equalTo(safeAreaLayoutGuide.snp.top).offset(44)
    }
    scrollView.snp.makeConstraints { make in
      make.top.equalTo(header.snp.bottom)
      make.leading.trailing.bottom.equalToSuperview()
    }
    contentView.snp.makeConstraints { make in
      make.edges.equalTo(scrollView.contentLayoutGuide)
      make.width.equalTo(scrollView.frameLayoutGuide)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ articles: [(title: String, body: String, tags: [String])]) {
    cells.forEach { $0.removeFromSuperview() }
    cells = articles.map { article in
      let cell = ArticleCell()
      cell.delegate = self
      cell.titleLabel.text = article.title
      cell.bodyLabel.text = article.body
      cell.setTags(article.tags)
      return cell
    }
    var previous: ArticleCell?
    for cell in cells {
      contentView.addSubview(cell)
      cell.snp.remakeConstraints { make in
        make.leading.trailing.equalToSuperview()
        if let previous {
          make.top.equalTo(previous.snp.bottom)
        } else {
          make.top.equalToSuperview()
        }
        if cell === cells.last {
          make.bottom.equalToSuperview()
        }
      }
      previous = cell
    }
  }

  func cellDidResize(_ cell: ArticleCell) {
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts.append("\(Int(bounds.width))x\(Int(bounds.height))")
  }
}

@Suite("A feed written for UIKit with makers")
struct MakerScreenTests {
  private func feed() -> FeedView {
    let feed = FeedView(frame: CGRect(x: 0, y: 0, width: 240, height: 400))
    feed.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    feed.show([
      (title: "Moss", body: "grows on stones in the shade", tags: ["green", "wet"]),
      (title: "Fern", body: "unrolls", tags: []),
    ])
    feed.layoutIfNeeded()
    return feed
  }

  @Test("Header, cells, wrapped text and tags stand where UIKit would put them")
  func frames() {
    let feed = feed()
    #expect(feed.header.frame == CGRect(x: 0, y: 0, width: 240, height: 64))
    #expect(feed.scrollView.frame == CGRect(x: 0, y: 64, width: 240, height: 336))
    let cell = feed.cells[0]
    // The shadow is no part of what margins align.
    #expect(cell.avatar.frame == CGRect(x: 16, y: 10, width: 40, height: 44))
    // The baseline lies 16 points below the top of the label, 20 below the avatar's.
    #expect(cell.titleLabel.frame == CGRect(x: 68, y: 14, width: 32, height: 20))
    // 156 points are 19 characters: "grows on stones in" and "the shade".
    #expect(cell.bodyLabel.frame == CGRect(x: 68, y: 42, width: 156, height: 40))
    // Characters of 12 points are 6 wide: 5 of them and two paddings are 42.
    #expect(cell.tags.frame.origin == CGPoint(x: 68, y: 90))
    #expect(cell.tags.arrangedSubviews.map(\.frame.width) == [42, 30])
    #expect(cell.tags.frame.height == 19)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 240, height: 119))
  }

  @Test("A toggled constraint and an updated offset move what is below")
  func toggling() {
    let feed = feed()
    let cell = feed.cells[0]
    let second = feed.cells[1].frame.minY
    cell.setCollapsed(true)
    #expect(cell.bodyLabel.constraints.map(\.identifier) == ["collapsed"])
    #expect(cell.bodyLabel.frame.height == 0)
    // 40 points of text and 8 above it.
    #expect(feed.cells[1].frame.minY == second - 48)
    cell.setCollapsed(false)
    #expect(feed.cells[1].frame.minY == second)
    #expect(feed.layouts.allSatisfy { $0 == "240x400" })
  }

  @Test("Content size, insets and safe areas of the scroll view")
  func scrolling() {
    let feed = feed()
    let height = feed.cells[1].frame.maxY
    #expect(feed.scrollView.contentSize == CGSize(width: 240, height: height))
    #expect(feed.scrollView.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    feed.scrollView.contentSize.height = 9
    feed.layoutIfNeeded()
    #expect(feed.scrollView.contentSize.height == height)
    feed.scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(feed.cells[0].convert(CGPoint(x: 1, y: 2), to: feed) == CGPoint(x: 1, y: 36))
    #expect(feed.convert(CGPoint(x: 1, y: 36), to: feed.cells[0]) == CGPoint(x: 1, y: 2))
  }

  @Test("A cell answers for its height at a width, through its override")
  func fitting() {
    let feed = feed()
    let cell = feed.cells[0]
    cell.bodyLabel.font = .systemFont(ofSize: 15.5)
    // Nine characters of 7.75 fit in 72 points: "grows on", "stones in", "the shade".
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 156, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    // 42 above the text, three lines of 19.375 points, 8 + 19 + 10 below: 137.125.
    #expect(size == CGSize(width: 156, height: 138))
    #expect(cell.frame.width == 240)
  }

  @Test("A padding that changes is picked up by updateConstraints")
  func updating() throws {
    let feed = feed()
    let tag = try #require(feed.cells[0].tags.arrangedSubviews.first as? TagView)
    tag.padding = UIEdgeInsets(top: 2, left: 10, bottom: 2, right: 10)
    #expect(tag.needsUpdateConstraints())
    feed.layoutIfNeeded()
    #expect(!tag.needsUpdateConstraints())
    #expect(tag.frame.width == 50)
  }
}
