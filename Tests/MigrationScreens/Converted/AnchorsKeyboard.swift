// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import OperatorLayout

private extension NSLayoutConstraint {
    func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}

/// A field above a keyboard that comes and goes, with a limit on its height.
final class AnchorsKeyboard: ChangingView {
    private struct Layout {
        static let inset: CGFloat = 12
        static let maximumHeight = 120.0
    }
    let toolbar = UIView()
    let textView = UILabel("A message that grows with every word that somebody adds to it", numberOfLines: 0)
    let placeholder = UILabel("Message")
    let sendButton: UIView = {
        let button = UIView()
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()
    private var bottomConstraint: NSLayoutConstraint?
    private var heightConstraint: NSLayoutConstraint!
    private var compact: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        [toolbar, textView, placeholder].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(toolbar)
        toolbar.addSubview(textView)
        toolbar.addSubview(placeholder)
        toolbar.addSubview(sendButton)

        constrain(toolbar, safeAreaLayoutGuide, self) { toolbar, safeAreaLayoutGuide, view in
            bottomConstraint = toolbar.bottom == safeAreaLayoutGuide.bottom
            toolbar.leading == view.leading
            toolbar.trailing == view.trailing
        }

        constrain(textView, toolbar, sendButton) { textView, toolbar, sendButton in
            textView.top == toolbar.top + Layout.inset
            textView.bottom == toolbar.bottom - Layout.inset
            textView.leading == toolbar.leading + Layout.inset
            textView.trailing == sendButton.leading + (-Layout.inset / 2)
            textView.height <= Layout.maximumHeight
            textView.height >= 36 ~ .defaultHigh
        }

        // The button keeps its place beside the last line.
        constrain(sendButton, toolbar, textView) { sendButton, toolbar, textView in
            sendButton.trailing == toolbar.trailing - Layout.inset
            sendButton.bottom == textView.bottom ~ .defaultLow
            sendButton.width == sendButton.height * 1.5
            sendButton.centerY >= toolbar.centerY + 4
            heightConstraint = sendButton.height == 32
        }

        constrain(placeholder, textView) { placeholder, textView in
            placeholder.firstBaseline == textView.firstBaseline
            placeholder.left == textView.left ~ 999
        }
    }

    override func change() {
        bottomConstraint?.constant = -216
        heightConstraint.constant = 40
    }
}
