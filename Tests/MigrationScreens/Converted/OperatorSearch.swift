// swift-format-ignore-file
import MigrationScreens
import UIKitNames

final class OperatorSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    private var widthConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        field.translatesAutoresizingMaskIntoConstraints = false
        widthConstraint = NSLayoutConstraint(item: button, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 80)
        widthConstraint.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([
            widthConstraint,
            NSLayoutConstraint(item: button, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -12),
            NSLayoutConstraint(item: button, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: field, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 12),
            NSLayoutConstraint(item: field, attribute: .trailing, relatedBy: .equal, toItem: button, attribute: .leading, multiplier: 1, constant: -8),
            NSLayoutConstraint(item: field, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 6),
            NSLayoutConstraint(item: field, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -6),
        ])
    }

    override func change() {
        widthConstraint.constant = 120
    }
}
