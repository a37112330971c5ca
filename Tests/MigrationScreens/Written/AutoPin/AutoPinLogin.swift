// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames

final class AutoPinLogin: ChangingView {
    let userField = UIView()
    let passwordField = UIView()
    let button = UILabel("Sign in")
    private var bottomConstraint: NSLayoutConstraint?
    private let kHeight: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(userField)
        addSubview(passwordField)
        addSubview(button)
        userField.autoPinEdge(toSuperviewSafeArea: .top, withInset: 24)
        userField.autoPinEdge(toSuperviewEdge: .left, withInset: 20)
        userField.autoPinEdge(toSuperviewEdge: .right, withInset: 20)
        userField.autoSetDimension(.height, toSize: kHeight)
        passwordField.autoPinEdge(.top, to: .bottom, of: userField, withOffset: 8)
        passwordField.autoPinEdge(.left, to: .left, of: userField)
        passwordField.autoMatch(.width, to: .width, of: userField)
        passwordField.autoMatch(.height, to: .height, of: userField)
        button.autoAlignAxis(toSuperviewAxis: .vertical)
        button.autoSetDimension(.height, toSize: kHeight, relation: .greaterThanOrEqual)
        bottomConstraint = button.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
