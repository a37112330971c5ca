// swift-format-ignore-file
import PureLayout
import UIKit

class ComposeController: UIViewController {
    private let toField = UITextField()
    private let subjectField = UITextField()
    private let bodyView = UITextView()
    private let toolbar = UIView()
    private let sendButton = UIButton()
    private var toolbarBottom: NSLayoutConstraint?
    private var didSetupConstraints = false

    override func loadView() {
        super.loadView()
        view.addSubview(toField)
        view.addSubview(subjectField)
        view.addSubview(bodyView)
        view.addSubview(toolbar)
        toolbar.addSubview(sendButton)
        view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
        if !didSetupConstraints {
            toField.autoPin(toTopLayoutGuideOf: self, withInset: 8)
            toField.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
            toField.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
            toField.autoSetDimension(.height, toSize: 36)

            subjectField.autoPinEdge(.top, to: .bottom, of: toField, withOffset: 4)
            subjectField.autoPinEdge(.leading, to: .leading, of: toField)
            subjectField.autoPinEdge(.trailing, to: .trailing, of: toField)
            subjectField.autoMatch(.height, to: .height, of: toField)

            bodyView.autoPinEdge(.top, to: .bottom, of: subjectField, withOffset: 8)
            bodyView.autoPinEdge(toSuperviewEdge: .left)
            bodyView.autoPinEdge(toSuperviewEdge: .right)
            bodyView.autoPinEdge(.bottom, to: .top, of: toolbar)

            toolbar.autoPinEdge(toSuperviewEdge: .left)
            toolbar.autoPinEdge(toSuperviewEdge: .right)
            toolbarBottom = toolbar.autoPinEdge(toSuperviewEdge: .bottom)
            toolbar.autoSetDimension(.height, toSize: 44)

            sendButton.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 16), excludingEdge: .left)
            sendButton.autoSetDimension(.width, toSize: 80)

            didSetupConstraints = true
        }
        super.updateViewConstraints()
    }

    func keyboardWillShow(height: CGFloat) {
        toolbarBottom?.constant = -height
        view.layoutIfNeeded()
    }
}
