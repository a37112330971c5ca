// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, ReplaceForEachWithForLoop

import AttributeLayout
import Testing
import UIKitNames

// A timeline cell as it is written for UIKit with attributes; only the imports are ours.

private struct Post {
  let author: String
  let text: String
  var image: CGSize?
  var isPromoted = false
}

private final class PostView: UIView {
  static let avatarSide: CGFloat = 48

  private(set) var post: Post? {
    didSet { easyReload() }
  }

  let avatar = UIView()
  let authorLabel = UILabel()
  let textLabel: UILabel = {
    let label = UILabel()
    label.numberOfLines = 0
    return label
  }()
  let imageView = UIView()
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [avatar, authorLabel, textLabel, imageView, badge].forEach { addSubview($0) }
    badge.text = "AD"
    setUp()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func setUp() {
    avatar.easy.layout(
      Size(PostView.avatarSide),
      Left(12),
      Top(12),
      // Room for more on a tablet.
      Size(PostView.avatarSide * 2).when { $0.isPad }
    )
    authorLabel.easy.layout(
      Top().to(avatar, .top),
      Leading(12).to(avatar, .trailing),
      Trailing(<=12).to(badge, .leading).with(.high)
    )
    badge.easy.layout(
      FirstBaseline().to(authorLabel, .firstBaseline),
      Trailing(12),
      Width(0).when { [weak self] in self?.post?.isPromoted != true }
    )
    textLabel.easy.layout(
      Top(4).to(authorLabel),
      Leading().to(authorLabel, .leading),
      Trailing(12)
    )
    imageView.easy.layout(
      Top(8).to(textLabel),
      Leading().to(textLabel, .leading),
      Trailing(12),
      Height(*0.5).like(imageView, .width).when { [weak self] in self?.post?.image != nil },
      Height(0).when { [weak self] in self?.post?.image == nil },
      Bottom(12)
    )
  }

  func configure(with post: Post) {
    authorLabel.text = post.author
    textLabel.text = post.text
    self.post = post
  }

  private func easyReload() {
    badge.easy.reload()
    imageView.easy.reload()
  }
}

private final class TimelineView: UIView {
  let scrollView = UIScrollView()
  let sidebar = UIView()
  private(set) var posts: [PostView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(sidebar)
    addSubview(scrollView)
    sidebar.easy.layout(
      Top().to(safeAreaLayoutGuide, .top),
      Left(),
      Bottom(),
      Width(0),
      Width(100).when { $0.isHorizontalRegular }
    )
    scrollView.easy.layout(Edges(0), Left().to(sidebar))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ entries: [Post]) {
    posts.forEach {
      $0.easy.clear()
      $0.removeFromSuperview()
    }
    posts = entries.map { entry in
      let view = PostView()
      view.configure(with: entry)
      scrollView.addSubview(view)
      return view
    }
    for (index, view) in posts.enumerated() {
      view.easy.layout(Left(), Right(), Width().like(scrollView))
      if index == 0 {
        view.easy.layout(Top())
      } else {
        view.easy.layout(Top().to(posts[index - 1]))
      }
    }
    posts.last?.easy.layout(Bottom())
  }
}

@Suite("A timeline written for UIKit with attributes")
struct AttributeScreenTests {
  private func timeline() -> TimelineView {
    let view = TimelineView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.show([
      Post(author: "Ada", text: "Notes on the engine, with a diagram"),
      Post(author: "Grace", text: "Nanoseconds", image: CGSize(width: 2, height: 1)),
    ])
    view.layoutIfNeeded()
    return view
  }

  @Test("Posts stand below each other, text wraps, images come and go with their conditions")
  func frames() {
    let view = timeline()
    let first = view.posts[0]
    #expect(first.avatar.frame == CGRect(x: 12, y: 12, width: 48, height: 48))
    #expect(first.authorLabel.frame == CGRect(x: 72, y: 12, width: 24, height: 20))
    // 236 points are 29 characters: "Notes on the engine, with a" and "diagram".
    #expect(first.textLabel.frame == CGRect(x: 72, y: 36, width: 236, height: 40))
    #expect(first.imageView.frame == CGRect(x: 72, y: 84, width: 236, height: 0))
    #expect(first.badge.frame.width == 0)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 96))
    // One line of text, and an image half as high as it is wide.
    #expect(view.posts[1].imageView.frame == CGRect(x: 72, y: 64, width: 236, height: 118))
    #expect(view.scrollView.contentSize == CGSize(width: 320, height: 96 + 194))
  }

  @Test("A reload asks conditions that depend on data again")
  func reloading() {
    let view = timeline()
    let first = view.posts[0]
    first.configure(
      with: Post(author: "Ada", text: "Short", image: CGSize(width: 1, height: 1), isPromoted: true)
    )
    view.layoutIfNeeded()
    #expect(first.badge.frame == CGRect(x: 292, y: 12, width: 16, height: 20))
    #expect(first.imageView.frame.height == 118)
    #expect(view.posts[1].frame.minY == first.frame.maxY)
  }

  @Test("Idiom and size classes swap constraints by themselves, without a reload")
  func environment() {
    let view = timeline()
    #expect(view.sidebar.frame.width == 0)
    view.layoutNode.environment = UITraitCollection(
      idiom: .pad,
      horizontalSizeClass: .regular
    )
    view.layoutIfNeeded()
    #expect(view.sidebar.frame == CGRect(x: 0, y: 0, width: 100, height: 400))
    #expect(view.scrollView.frame == CGRect(x: 100, y: 0, width: 220, height: 400))
    #expect(view.posts[0].avatar.frame.size == CGSize(width: 96, height: 96))
    view.layoutNode.environment = UITraitCollection(userInterfaceIdiom: .phone)
    view.layoutIfNeeded()
    #expect(view.sidebar.frame.width == 0)
    #expect(view.posts[0].avatar.frame.size == CGSize(width: 48, height: 48))
  }

  @Test("A larger text scale makes cells higher by itself")
  func textScale() {
    let view = timeline()
    view.layoutNode.environment = UITraitCollection(textScale: 2)
    view.layoutIfNeeded()
    let first = view.posts[0]
    #expect(first.authorLabel.frame.size == CGSize(width: 48, height: 40))
    // 236 points are 14 characters: "Notes on the", "engine, with a", "diagram".
    #expect(first.textLabel.frame.height == 120)
  }

  @Test("The safe area of the root moves what is tied to it")
  func safeArea() {
    let view = timeline()
    view.additionalSafeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0)
    view.layoutIfNeeded()
    #expect(view.sidebar.frame == CGRect(x: 0, y: 24, width: 0, height: 376))
  }
}
