import Testing
import UIKitShell

// Text of p points is p / 2 wide for each letter, 5 p / 4 high, with its baseline p below its top.

@Suite("Screens written for UIKit")
struct ScreenTests {
  @Test("A login with anchors, a stack and fields")
  func login() {
    let controller = LoginViewController()
    let window = shown(controller)
    // 7 letters of 20 points: 70 by 25, in the middle of 320, 24 below the status bar.
    #expect(controller.titleLabel.frame == CGRect(x: 125, y: 44, width: 70, height: 25))
    // Fields: a line of 17 points is 21.25 high, and 7 more on both sides: 35.25.
    #expect(controller.stackView.frame == CGRect(x: 20, y: 85, width: 280, height: 138.5))
    #expect(controller.emailField.frame == CGRect(x: 0, y: 0, width: 280, height: 35.25))
    #expect(controller.passwordField.frame == CGRect(x: 0, y: 47.25, width: 280, height: 35.25))
    #expect(controller.loginButton.frame == CGRect(x: 0, y: 94.5, width: 280, height: 44))
    var addresses: [String] = []
    controller.onLogin = { addresses.append($0) }
    controller.emailField.text = "ada@example.org"
    controller.loginButton.sendActions(for: .touchUpInside)
    #expect(addresses == ["ada@example.org"])
    #expect(window.rootViewController === controller)
    #expect(controller.navigationItem.title == "Login")
  }

  @Test("A header with maker closures")
  func profile() {
    let header = ProfileHeaderView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    header.configure(name: "Ada Lovelace", subtitle: "Mathematician", image: nil)
    header.layoutIfNeeded()
    #expect(header.avatarView.frame == CGRect(x: 16, y: 28, width: 64, height: 64))
    // 12 letters of 18 points end 2 above the middle; 13 of 14 points begin 2 below it.
    #expect(header.nameLabel.frame == CGRect(x: 92, y: 35.5, width: 108, height: 22.5))
    #expect(header.subtitleLabel.frame == CGRect(x: 92, y: 62, width: 91, height: 17.5))
    #expect(header.avatarView.image?.name == "placeholder")
    #expect(header.nameLabel.font == .boldSystemFont(ofSize: 18))
  }

  @Test("A cell of a table as high as its text")
  func article() {
    let cell = ArticleCell(style: .default, reuseIdentifier: ArticleCell.reuseID)
    func height() -> CGSize {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    // 204 points are left beside the picture: 25 letters of 16 points. The picture is higher.
    cell.configure(
      with: Article(title: "The quick brown fox jumps over the lazy dog", summary: "Short.")
    )
    #expect(height() == CGSize(width: 320, height: 104))
    // 7 words of 4 letters of 12 points in a line, so that 30 words take 5 lines of 15.
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    cell.configure(
      with: Article(title: "The quick brown fox jumps over the lazy dog", summary: words)
    )
    // 12, two lines of 20, 4, five lines of 15, 12.
    #expect(height() == CGSize(width: 320, height: 143))
    _ = laidOut(cell, 320, 143)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 143))
    #expect(cell.titleLabel.frame == CGRect(x: 12, y: 12, width: 204, height: 40))
    #expect(cell.summaryLabel.frame == CGRect(x: 12, y: 56, width: 204, height: 75))
    #expect(cell.thumbnailView.frame == CGRect(x: 228, y: 12, width: 80, height: 80))
    cell.setSelected(true, animated: false)
    #expect(cell.contentView.backgroundColor == .systemGray6)
    #expect(cell.reuseIdentifier == "ArticleCell")
  }

  @Test("A cell of a collection with a layer that follows its bounds")
  func photo() {
    let cell = laidOut(PhotoCell(frame: .zero), 150, 150)
    #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 150, height: 150))
    cell.captionLabel.text = "Alps"
    cell.layoutIfNeeded()
    #expect(cell.captionLabel.frame == CGRect(x: 8, y: 124.5, width: 134, height: 17.5))
    #expect(cell.gradientLayer.frame == CGRect(x: 0, y: 75, width: 150, height: 75))
    cell.isHighlighted = true
    #expect(cell.alpha == 0.5)
    #expect(cell.contentView.layer.sublayers?.first === cell.gradientLayer)
  }

  @Test("A row and a controller with pinning")
  func settings() {
    let controller = SettingsViewController()
    let window = shown(controller)
    #expect(controller.wifiRow.frame == CGRect(x: 0, y: 28, width: 320, height: 44))
    #expect(controller.wifiRow.iconView.frame == CGRect(x: 16, y: 10, width: 24, height: 24))
    #expect(controller.wifiRow.titleLabel.frame == CGRect(x: 52, y: 12, width: 40, height: 20))
    #expect(controller.wifiRow.toggle.frame == CGRect(x: 253, y: 6.5, width: 51, height: 31))
    // 26 letters of 16 points fit in one line.
    #expect(controller.footer.frame == CGRect(x: 16, y: 78, width: 288, height: 20))
    let before = controller.view.constraints.count
    #expect(controller.topLayoutGuide.length == 20)
    #expect(controller.bottomLayoutGuide.length == 0)
    // What places the guides is none of the view's constraints, and stays when those are removed.
    #expect(controller.view.constraints.count == before)
    controller.view.removeConstraints(controller.view.constraints)
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 20)
    #expect(window.isKeyWindow)
  }

  @Test("A banner with visual formats")
  func banner() {
    let banner = laidOut(OfflineBannerView(frame: .zero), 320, 44)
    #expect(banner.iconView.frame == CGRect(x: 12, y: 10, width: 24, height: 24))
    // The system's distance is 8; 7 letters of 16 points, in the middle.
    #expect(banner.messageLabel.frame == CGRect(x: 44, y: 12, width: 56, height: 20))
    // The margin of 8 lies behind it.
    #expect(banner.closeButton.frame == CGRect(x: 282, y: 7, width: 30, height: 30))
  }

  @Test("A cell with operators")
  func bubble() {
    let cell = ChatBubbleCell(style: .default, reuseIdentifier: nil)
    cell.messageLabel.text = "Hi there"
    cell.layoutIfNeeded()
    #expect(cell.bubble.frame == CGRect(x: 228, y: 4, width: 80, height: 36))
    #expect(cell.messageLabel.frame == CGRect(x: 8, y: 8, width: 64, height: 20))
    // 240 points at most, 224 for text: 28 letters; "word word …" of 5 words is 24, of 6 is 29.
    cell.messageLabel.text = Array(repeating: "word", count: 10).joined(separator: " ")
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    // Two lines, 8 around them and 4 around the bubble.
    #expect(size.height == 64)
  }

  @Test("A view with attributes")
  func product() {
    let view = ProductView(title: "Lamp")
    view.layoutIfNeeded()
    #expect(view.titleLabel.frame == CGRect(x: 16, y: 16, width: 268, height: 20))
    #expect(view.imageView.frame == CGRect(x: 100, y: 48, width: 100, height: 100))
    // 3 letters of 15 points are 22.5 by 18.75; the insets add 40 and 16.
    #expect(view.buyButton.frame == CGRect(x: 118.75, y: 158, width: 62.5, height: 34.75))
    #expect(view.buyButton.titleLabel?.frame == CGRect(x: 20, y: 8, width: 22.5, height: 18.75))
  }

  @Test("A form that scrolls and makes room for a keyboard")
  func form() {
    let controller = FormViewController()
    _ = shown(controller)
    #expect(controller.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(controller.scrollView.contentSize == CGSize(width: 320, height: 620))
    controller.keyboardWillShow(height: 216, duration: 0.25)
    #expect(controller.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 264))
    // The second row ends at 410, of which 264 show.
    #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: 146))
  }

  @Test("A bar that grows when its button is touched")
  func toolbar() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let toolbar = ExpandableToolbar()
    root.addSubview(toolbar)
    NSLayoutConstraint.activate([
      toolbar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(toolbar.moreButton.frame == CGRect(x: 258, y: 4, width: 50, height: 30.75))
    toolbar.moreButton.sendActions(for: .touchUpInside)
    #expect(toolbar.frame == CGRect(x: 0, y: 360, width: 320, height: 120))
    #expect(toolbar.moreButton.titleLabel?.text == "Less")
  }

  @Test("Generic anchors and equal distances")
  func page() {
    let page = laidOut(PageView(frame: .zero), 300, 40)
    // From 30 to 260 there are 230 points, 30 of them the second dot's: 100 on both sides.
    #expect(page.dots[0].frame == CGRect(x: 20, y: 15, width: 10, height: 10))
    #expect(page.dots[1].frame == CGRect(x: 130, y: 15, width: 30, height: 10))
    #expect(page.dots[2].frame == CGRect(x: 260, y: 15, width: 20, height: 10))
  }

  @Test("A control of one's own in a header")
  func review() {
    let header = ReviewHeader(reuseIdentifier: "review")
    header.titleLabel.text = "Great"
    _ = laidOut(header, 320, 44)
    #expect(header.rating.frame == CGRect(x: 188, y: 12, width: 116, height: 20))
    #expect(header.rating.subviews[2].frame == CGRect(x: 48, y: 0, width: 20, height: 20))
    #expect(header.titleLabel.frame == CGRect(x: 16, y: 9.5, width: 50, height: 25))
    #expect(header.blur.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    var changes = 0
    header.rating.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    header.rating.rating = 3
    #expect(changes == 1)
    #expect(header.rating.subviews.map { $0.alpha } == [1, 1, 1, 0.3, 0.3])
  }
}
