// swift-format-ignore-file
import AutoPinLayout
import MigrationScreens
import UIKitNames

final class OperatorLogin: ChangingView {
    let field = UIView()
    let button = UILabel("Go")
    var bottom: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        field.autoPinEdge(toSuperviewEdge: .top, withInset: 40)
        field.autoPinEdge(toSuperviewEdge: .left, withInset: 20)
        field.autoPinEdge(toSuperviewEdge: .right, withInset: 20)
        field.autoSetDimension(.height, toSize: 44)
        button.autoAlignAxis(toSuperviewAxis: .vertical)
        bottom = button.autoPinEdge(toSuperviewEdge: .bottom, withInset: 20)
        button.autoSetDimension(.height, toSize: 44, relation: .greaterThanOrEqual)
    }

    override func change() {
        bottom?.constant = -200
    }
}
