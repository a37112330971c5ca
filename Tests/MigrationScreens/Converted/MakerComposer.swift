// swift-format-ignore-file
import OperatorLayout
import MigrationScreens
import UIKitNames

/// A message composer whose field grows, and whose buttons come and go.
final class MakerComposer: ChangingView {
    private enum Metrics {
        static let side: CGFloat = 12
        static let button: CGFloat = 32
    }

    lazy var field: UIView = {
        let view = UIView()
        return view
    }()
    private var fieldHeight: NSLayoutConstraint!
    let sendButton = UIView()
    let attachButton = UIView()
    private var fieldTrailing: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [field, sendButton, attachButton] {
            addSubview(view)
        }
        layOut()
    }

    private func layOut() {
        [sendButton, attachButton].forEach { button in
            constrain(button) { button in
                button.width == Metrics.button
                button.height == Metrics.button
            }
        }
        constrain(attachButton, self, field) { attachButton, view, field in
            attachButton.leading == view.leading + Metrics.side
            attachButton.bottom == field.bottom
        }
        constrain(sendButton, self, field) { sendButton, view, field in
            sendButton.trailing == view.trailing - Metrics.side
            sendButton.bottom == field.bottom
        }
        constrain(field, attachButton, sendButton, safeAreaLayoutGuide, self) { field, attachButton, sendButton, safeAreaLayoutGuide, view in
            field.leading == attachButton.trailing + 8
            fieldTrailing = field.trailing == sendButton.leading - 8
            field.bottom == safeAreaLayoutGuide.bottom - (Metrics.side / 2)
            fieldHeight = field.height == 36 ~ .defaultHigh
            field.top >= view.top + 20
        }
    }

    override func change() {
        fieldTrailing?.constant = -2 * Metrics.side
        fieldHeight?.constant = 72
    }
}
