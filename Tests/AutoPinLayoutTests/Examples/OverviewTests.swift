import AutoPinLayout
import Testing

@Suite("The examples of the documentation")
struct OverviewTests {
  @Test("The overview's frames are what it says")
  func overview() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 200))
    let banner = LayoutView(forAutoLayout: ())
    let badge = LayoutView(forAutoLayout: ())
    root.addSubview(banner)
    root.addSubview(badge)

    let insets = LayoutInsets(top: 20, left: 16, bottom: 0, right: 16)
    banner.autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: .bottom)
    banner.autoSetDimension(.height, toSize: 60)
    badge.autoPinEdge(.top, to: .bottom, of: banner, withOffset: 10)
    badge.autoAlignAxis(.vertical, toSameAxisOf: banner)
    badge.autoSetDimensions(to: LayoutSize(width: 40, height: 40))
    root.layoutIfNeeded()
    #expect(banner.frame == rect(16, 20, 288, 60))
    #expect(badge.frame == rect(140, 90, 40, 40))

    let tall = LayoutConstraint.autoSetPriority(.defaultHigh) {
      banner.autoSetDimension(.height, toSize: 80)
    }
    let wide = LayoutConstraint.autoCreateConstraintsWithoutInstalling {
      banner.autoMatch(.width, to: .width, of: root, withMultiplier: 0.5)
    }
    #expect(tall.priority == .defaultHigh)
    #expect(wide.count == 1 && !wide.areActive)
    wide.autoInstallConstraints()
    #expect(wide.areActive)
  }

  @Test("A cell that grows with its content has its height from a chain of offsets")
  func feedCell() {
    final class Text: LayoutView {
      override var contentHeightFollowsWidth: Bool { true }
      override var intrinsicContentSize: LayoutSize { LayoutSize(width: 900, height: 20) }
      override func intrinsicContentHeight(forWidth width: Double) -> Double {
        20 * (900 / width).rounded(.up)
      }
    }
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
    let cell = LayoutView(forAutoLayout: ())
    let avatar = LayoutView(forAutoLayout: ())
    let text = Text(forAutoLayout: ())
    root.addSubview(cell)
    cell.addSubview(avatar)
    cell.addSubview(text)
    cell.autoPinEdgesToSuperviewEdges(excludingEdge: .bottom)
    avatar.autoSetDimensions(to: LayoutSize(width: 32, height: 32))
    avatar.autoPinEdge(toSuperviewEdge: .leading, withInset: 15)
    avatar.autoPinEdge(toSuperviewEdge: .top, withInset: 15)
    text.autoPinEdge(toSuperviewEdge: .leading, withInset: 10)
    text.autoPinEdge(toSuperviewEdge: .trailing, withInset: 10)
    text.autoPinEdge(.top, to: .bottom, of: avatar, withOffset: 10)
    text.autoPinEdge(toSuperviewEdge: .bottom, withInset: 10)
    root.layoutIfNeeded()
    // 900 points of text in lines of 300 take three lines of 20; 15 + 32 + 10 + 60 + 10 = 127.
    #expect(text.frame == rect(10, 57, 300, 60))
    #expect(cell.frame == rect(0, 0, 320, 127))
  }
}
