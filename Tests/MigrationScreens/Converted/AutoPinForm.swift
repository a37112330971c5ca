// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames

private extension UIView {
    @discardableResult
    func autoPinWidthToSuperview(withMargin margin: CGFloat = 0) -> [NSLayoutConstraint] {
        // layout convert: left as it was, since it cannot be read without being run
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
            NSLayoutConstraint.activate([
                NSLayoutConstraint(item: scrollView, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: scrollView, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: scrollView, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: scrollView, attribute: .bottom, relatedBy: .equal, toItem: self.safeAreaLayoutGuide, attribute: .bottom, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: container, attribute: .top, relatedBy: .equal, toItem: scrollView, attribute: .top, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: container, attribute: .leading, relatedBy: .equal, toItem: scrollView, attribute: .leading, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: container, attribute: .bottom, relatedBy: .equal, toItem: scrollView, attribute: .bottom, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: container, attribute: .trailing, relatedBy: .equal, toItem: scrollView, attribute: .trailing, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: container, attribute: .width, relatedBy: .equal, toItem: scrollView, attribute: .width, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: emailField, attribute: .top, relatedBy: .equal, toItem: container, attribute: .top, multiplier: 1, constant: 20),
            ])
            emailField.autoPinWidthToSuperview(withMargin: 16)
            NSLayoutConstraint.activate([
                NSLayoutConstraint(item: emailField, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44.0),
                NSLayoutConstraint(item: blueView, attribute: .top, relatedBy: .equal, toItem: emailField, attribute: .bottom, multiplier: 1, constant: 12),
                NSLayoutConstraint(item: blueView, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .leading, multiplier: 1, constant: 16),
                NSLayoutConstraint(item: blueView, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 60),
                NSLayoutConstraint(item: blueView, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 60),
                NSLayoutConstraint(item: redView, attribute: .leading, relatedBy: .equal, toItem: blueView, attribute: .trailing, multiplier: 1, constant: 8),
                NSLayoutConstraint(item: redView, attribute: .centerY, relatedBy: .equal, toItem: blueView, attribute: .centerY, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: redView, attribute: .width, relatedBy: .equal, toItem: blueView, attribute: .width, multiplier: 0.5, constant: 0),
                NSLayoutConstraint(item: redView, attribute: .height, relatedBy: .equal, toItem: redView, attribute: .width, multiplier: 1, constant: 0),
            ])
            let redViewTrailing = NSLayoutConstraint(item: redView, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: container, attribute: .trailing, multiplier: 1, constant: -16)
            redViewTrailing.priority = .defaultHigh
            redViewTrailing.isActive = true
            hint.translatesAutoresizingMaskIntoConstraints = false
            let hintTop2 = NSLayoutConstraint(item: hint, attribute: .top, relatedBy: .equal, toItem: redView, attribute: .bottom, multiplier: 1, constant: 24)
            NSLayoutConstraint.activate([
                hintTop2,
                NSLayoutConstraint(item: hint, attribute: .centerX, relatedBy: .equal, toItem: container, attribute: .centerX, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: hint, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: container, attribute: .leadingMargin, multiplier: 1, constant: 0),
            ])
            hintTop = hintTop2
            NSLayoutConstraint.activate([
                NSLayoutConstraint(item: one, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30),
                NSLayoutConstraint(item: two, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30),
                NSLayoutConstraint(item: three, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30),
                NSLayoutConstraint(item: one, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .leading, multiplier: 1, constant: 10),
                NSLayoutConstraint(item: two, attribute: .leading, relatedBy: .equal, toItem: one, attribute: .trailing, multiplier: 1, constant: 10),
                NSLayoutConstraint(item: two, attribute: .width, relatedBy: .equal, toItem: one, attribute: .width, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: two, attribute: .centerY, relatedBy: .equal, toItem: one, attribute: .centerY, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: three, attribute: .leading, relatedBy: .equal, toItem: two, attribute: .trailing, multiplier: 1, constant: 10),
                NSLayoutConstraint(item: three, attribute: .width, relatedBy: .equal, toItem: two, attribute: .width, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: three, attribute: .centerY, relatedBy: .equal, toItem: two, attribute: .centerY, multiplier: 1, constant: 0),
                NSLayoutConstraint(item: three, attribute: .trailing, relatedBy: .equal, toItem: container, attribute: .trailing, multiplier: 1, constant: -10),
                NSLayoutConstraint(item: one, attribute: .top, relatedBy: .equal, toItem: hint, attribute: .bottom, multiplier: 1, constant: 10),
                NSLayoutConstraint(item: three, attribute: .bottom, relatedBy: .equal, toItem: container, attribute: .bottom, multiplier: 1, constant: -16),
            ])
            didSetupConstraints = true
        }
        super.updateConstraints()
    }

    override func change() {
        hintTop?.constant = 60
    }
}
