// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames

private extension UIView {
    @discardableResult
    func autoPinWidthToSuperview(withMargin margin: CGFloat = 0) -> [NSLayoutConstraint] {
        return [
            autoPinEdge(toSuperviewEdge: .leading, withInset: margin),
            autoPinEdge(toSuperviewEdge: .trailing, withInset: margin),
        ]
    }
}

/// A form whose constraints are made when the system asks for them, with a project's own methods.
final class AutoPinForm: ChangingView {
    private let scrollView = UIScrollView.newAutoLayout()
    private let container = UIView.newAutoLayout()
    lazy var emailField: UIView = {
        let field = UIView.newAutoLayout()
        return field
    }()
    let blueView: UIView = UIView.newAutoLayout()
    let redView: UIView = UIView.newAutoLayout()
    let hint = UILabel(forAutoLayout: ())
    let one = UIView.newAutoLayout()
    let two = UIView.newAutoLayout()
    let three = UIView.newAutoLayout()
    private var didSetupConstraints = false
    private var hintTop: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(container)
        container.addSubview(emailField)
        container.addSubview(blueView)
        container.addSubview(redView)
        container.addSubview(hint)
        for view in [one, two, three] { container.addSubview(view) }
        hint.text = "We never write to anybody"
        setNeedsUpdateConstraints()
    }

    override func updateConstraints() {
        if !didSetupConstraints {
            scrollView.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
            scrollView.autoPinEdge(toSuperviewSafeArea: .bottom)
            container.autoPinEdgesToSuperviewEdges()
            container.autoMatch(.width, to: .width, of: scrollView)
            emailField.autoPinEdge(toSuperviewEdge: .top, withInset: 20)
            emailField.autoPinWidthToSuperview(withMargin: 16)
            emailField.autoSetDimension(.height, toSize: 44.0)
            blueView.autoPinEdge(.top, to: .bottom, of: emailField, withOffset: 12)
            blueView.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
            blueView.autoSetDimensions(to: CGSize(width: 60, height: 60))
            redView.autoPinEdge(.leading, to: .trailing, of: blueView, withOffset: 8)
            redView.autoAlignAxis(.horizontal, toSameAxisOf: blueView)
            redView.autoMatch(.width, to: .width, of: blueView, withMultiplier: 0.5)
            redView.autoMatch(.height, to: .width, of: redView)
            NSLayoutConstraint.autoSetPriority(.defaultHigh) {
                redView.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16, relation: .greaterThanOrEqual)
            }
            hintTop = hint.autoPinEdge(.top, to: .bottom, of: redView, withOffset: 24)
            hint.autoAlignAxis(toSuperviewAxis: .vertical)
            hint.autoPinEdge(toSuperviewMargin: .leading, relation: .greaterThanOrEqual)
            let views = [one, two, three]
            views.autoSetViewsDimension(.height, toSize: 30)
            views.autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 10, insetSpacing: true, matchedSizes: true)
            one.autoPinEdge(.top, to: .bottom, of: hint, withOffset: 10)
            three.autoPinEdge(toSuperviewEdge: .bottom, withInset: 16)
            didSetupConstraints = true
        }
        super.updateConstraints()
    }

    override func change() {
        hintTop?.constant = 60
    }
}
