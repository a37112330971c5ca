// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames

/// A keypad: a display above, keys of one size in a row, and a handle that moves the display.
final class AutoPinKeypad: ChangingView {
    private let display = UILabel.newAutoLayout()
    private let one = UIView(forAutoLayout: ())
    private let two = UIView(forAutoLayout: ())
    private let three = UIView(forAutoLayout: ())
    private let footer = UIView()
    private let hint = UILabel("Enter the code that was sent to you", numberOfLines: 0)
    private var displayTop: NSLayoutConstraint!
    private var hintHeight: NSLayoutConstraint?
    private let keySize: CGFloat = 64

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(display)
        addSubview(one)
        addSubview(two)
        addSubview(three)
        footer.configureForAutoLayout()
        addSubview(footer)
        footer.addSubview(hint)

        displayTop = display.autoPinEdge(toSuperviewSafeArea: .top, withInset: 12)
        display.autoPinEdge(toSuperviewEdge: .left, withInset: 20, relation: .greaterThanOrEqual)
        display.autoAlignAxis(toSuperviewAxis: .vertical)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(740)) {
            self.display.autoSetDimension(.height, toSize: 50)
            self.display.autoMatch(.width, to: .width, of: self, withMultiplier: 0.5)
        }

        [one, two, three].autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSize: keySize)
        one.autoPinEdge(.top, to: .bottom, of: display, withOffset: 24)
        for key in [one, two, three] {
            key.autoMatch(.height, to: .width, of: key)
        }

        footer.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8), excludingEdge: .top)
        footer.autoPinEdge(.top, to: .bottom, of: one, withOffset: 16, relation: .greaterThanOrEqual)
        hint.autoPinEdgesToSuperviewMargins()
        hintHeight = hint.autoSetDimension(.height, toSize: 20, relation: .greaterThanOrEqual)
    }

    override func change() {
        displayTop.constant = 40
        hintHeight?.constant = 60
    }
}
