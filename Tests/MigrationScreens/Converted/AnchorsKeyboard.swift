// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import MakerLayout

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

        toolbar.snp.makeConstraints { make in
            bottomConstraint = make.bottom.equalTo(safeAreaLayoutGuide).constraint.layoutConstraints[0]
            make.leading.trailing.equalToSuperview()
        }

        textView.snp.makeConstraints { make in
            make.top.leading.bottom.equalToSuperview().inset(Layout.inset)
            make.trailing.equalTo(sendButton.snp.leading).offset(-Layout.inset / 2)
            make.height.lessThanOrEqualTo(Layout.maximumHeight)
            make.height.greaterThanOrEqualTo(36).priority(.high)
        }

        // The button keeps its place beside the last line.
        sendButton.snp.makeConstraints { make in
            make.trailing.equalToSuperview().inset(Layout.inset)
            make.bottom.equalTo(textView).priority(.low)
            make.width.equalTo(sendButton.snp.height).multipliedBy(1.5)
            make.centerY.greaterThanOrEqualToSuperview().offset(4)
            heightConstraint = make.height.equalTo(32).constraint.layoutConstraints[0]
        }

        placeholder.snp.makeConstraints { make in
            make.firstBaseline.equalTo(textView)
            make.left.equalTo(textView).priority(999)
        }
    }

    override func change() {
        bottomConstraint?.constant = -216
        heightConstraint.constant = 40
    }
}
