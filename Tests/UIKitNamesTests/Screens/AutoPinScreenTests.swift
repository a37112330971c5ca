// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, ReplaceForEachWithForLoop

import AutoPinLayout
import Testing
import UIKitNames

// A checkout as it is written for UIKit with pinning; only the imports are ours.

private final class StepperView: UIView {
  let minus: UIView = UIView.newAutoLayout()
  let count: UILabel = UILabel.newAutoLayout()
  let plus: UIView = UIView.newAutoLayout()
  private var didSetupConstraints = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(minus)
    addSubview(count)
    addSubview(plus)
    count.text = "1"
    setNeedsUpdateConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func updateConstraints() {
    if !didSetupConstraints {
      let views: NSArrayOfViews = [minus, count, plus]
      views.autoSetViewsDimension(.height, toSize: 32)
      views.autoDistributeViews(
        along: .horizontal,
        alignedTo: .horizontal,
        withFixedSpacing: 4,
        insetSpacing: false,
        matchedSizes: true
      )
      minus.autoPinEdge(toSuperviewEdge: .top)
      minus.autoPinEdge(toSuperviewEdge: .bottom)
      didSetupConstraints = true
    }
    super.updateConstraints()
  }
}

private typealias NSArrayOfViews = [UIView]

private final class CheckoutView: UIView {
  let contentView = UIView(forAutoLayout: ())
  let image = UIView(forAutoLayout: ())
  let titleLabel = UILabel(forAutoLayout: ())
  let priceLabel = UILabel(forAutoLayout: ())
  let stepper = StepperView(forAutoLayout: ())
  let payButton = UIView(forAutoLayout: ())
  private(set) var wide: [NSLayoutConstraint] = []
  private(set) var narrow: [NSLayoutConstraint] = []
  private var payBottom: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    [image, titleLabel, priceLabel, stepper].forEach { contentView.addSubview($0) }
    addSubview(payButton)
    titleLabel.numberOfLines = 2
    setupConstraints()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func setupConstraints() {
    contentView.autoPinEdgesToSuperviewMargins(excludingEdge: .bottom)
    NSLayoutConstraint.autoSetPriority(UILayoutPriority.required) {
      priceLabel.autoSetContentCompressionResistancePriority(for: .horizontal)
      priceLabel.autoSetContentHuggingPriority(for: .horizontal)
    }
    image.autoPinEdge(toSuperviewEdge: .top)
    image.autoPinEdge(toSuperviewEdge: .leading)
    image.autoMatch(.height, to: .width, of: image, withMultiplier: 0.75)
    titleLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 0, relation: .greaterThanOrEqual)
    priceLabel.autoPinEdge(.leading, to: .leading, of: titleLabel)
    priceLabel.autoPinEdge(.top, to: .bottom, of: titleLabel, withOffset: 4)
    stepper.autoPinEdge(.top, to: .bottom, of: priceLabel, withOffset: 10)
    stepper.autoPinEdge(.leading, to: .leading, of: priceLabel)
    stepper.autoSetDimension(.width, toSize: 104)
    stepper.autoPinEdge(toSuperviewEdge: .bottom)

    wide = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      image.autoMatch(.width, to: .width, of: contentView, withMultiplier: 0.5)
      titleLabel.autoPinEdge(.leading, to: .trailing, of: image, withOffset: 12)
      titleLabel.autoPinEdge(toSuperviewEdge: .top)
    }
    narrow = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      NSLayoutConstraint.autoSetIdentifier("narrow") {
        image.autoPinEdge(toSuperviewEdge: .trailing)
        titleLabel.autoPinEdge(toSuperviewEdge: .leading)
        titleLabel.autoPinEdge(.top, to: .bottom, of: image, withOffset: 8)
      }
    }
    (narrow as [NSLayoutConstraint]).autoInstallConstraints()

    payButton.autoAlignAxis(toSuperviewAxis: .vertical)
    payButton.autoSetDimensions(to: CGSize(width: 200, height: 44))
    payBottom = payButton.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 8)
    payButton.autoPinEdge(
      .top,
      to: .bottom,
      of: contentView,
      withOffset: 16,
      relation: .greaterThanOrEqual
    )
  }

  func setWide(_ isWide: Bool) {
    (isWide ? narrow : wide).autoRemoveConstraints()
    (isWide ? wide : narrow).autoInstallConstraints()
  }

  func keyboardDidShow(height: CGFloat) {
    payBottom?.constant = -(height + 8)
    setNeedsLayout()
  }
}

@Suite("A checkout written for UIKit with pinning")
struct AutoPinScreenTests {
  private func checkout() -> CheckoutView {
    let view = CheckoutView(frame: CGRect(x: 0, y: 0, width: 216, height: 480))
    view.additionalSafeAreaInsets = UIEdgeInsets(top: 12, left: 0, bottom: 20, right: 0)
    view.titleLabel.text = "A lamp for reading at night, brass"
    view.priceLabel.text = "49.00"
    view.layoutIfNeeded()
    return view
  }

  @Test("The narrow layout stacks image and text inside margins and safe area")
  func narrow() {
    let view = checkout()
    // Margins of 8 and a safe area of 12 above.
    #expect(view.contentView.frame.origin == CGPoint(x: 8, y: 20))
    #expect(view.image.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    // 200 points are 25 characters: "A lamp for reading at" and "night, brass".
    #expect(view.titleLabel.frame.origin == CGPoint(x: 0, y: 158))
    #expect(view.titleLabel.frame.height == 40)
    #expect(view.priceLabel.frame == CGRect(x: 0, y: 202, width: 40, height: 20))
    #expect(view.stepper.frame == CGRect(x: 0, y: 232, width: 104, height: 32))
    #expect(view.contentView.frame.height == 264)
    #expect(view.payButton.frame == CGRect(x: 8, y: 408, width: 200, height: 44))
    #expect(view.narrow.allSatisfy { $0.identifier == "narrow" && $0.isActive })
  }

  @Test("Constraints that were made without installing take turns")
  func wide() {
    let view = checkout()
    view.frame = CGRect(x: 0, y: 0, width: 416, height: 480)
    view.setWide(true)
    view.layoutIfNeeded()
    #expect(view.image.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    // 188 points are 23 characters: the same two lines.
    #expect(view.titleLabel.frame.origin == CGPoint(x: 212, y: 0))
    #expect(view.titleLabel.frame.height == 40)
    #expect(view.stepper.frame.minX == 212)
    #expect(view.narrow.allSatisfy { !$0.isActive })
    view.setWide(false)
    view.layoutIfNeeded()
    #expect(view.image.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test("A row made in updateConstraints shares the width out")
  func row() {
    let stepper = checkout().stepper
    // 104 points less two gaps of 4.
    #expect(stepper.subviews.map(\.frame.width) == [32, 32, 32])
    #expect(stepper.subviews.map(\.frame.minX) == [0, 36, 72])
    #expect(stepper.subviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 32 })
  }

  @Test("A kept constraint follows the keyboard")
  func keyboard() {
    let view = checkout()
    view.keyboardDidShow(height: 100)
    var isDone = false
    UIView.animate(
      withDuration: 0.3,
      animations: { view.layoutIfNeeded() },
      completion: { isDone = $0 }
    )
    #expect(isDone)
    // 480 less the safe area of 20, the keyboard and 8.
    #expect(view.payButton.frame.maxY == 352)
  }
}
