// swift-format-ignore-file
import MigrationScreens
import UIKitNames

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

        let bottom = toolbar.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        bottomConstraint = bottom
        NSLayoutConstraint.activate([
            toolbar.leadingAnchor.constraint(equalTo: leadingAnchor),
            toolbar.trailingAnchor.constraint(equalTo: trailingAnchor),
            bottom,
        ])

        var constraints: [NSLayoutConstraint] = []
        constraints.append(textView.topAnchor.constraint(equalTo: toolbar.topAnchor, constant: Layout.inset))
        constraints.append(textView.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor, constant: -Layout.inset))
        constraints += [
            textView.leadingAnchor.constraint(equalTo: toolbar.leadingAnchor, constant: Layout.inset),
            textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -Layout.inset / 2),
            textView.heightAnchor.constraint(lessThanOrEqualToConstant: Layout.maximumHeight),
        ]
        let minimum = textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 36)
        minimum.priority = .defaultHigh
        constraints.append(minimum)
        NSLayoutConstraint.activate(constraints)

        // The button keeps its place beside the last line.
        NSLayoutConstraint.activate([
            sendButton.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor, constant: -Layout.inset),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor).withPriority(.defaultLow),
            sendButton.widthAnchor.constraint(equalTo: sendButton.heightAnchor, multiplier: 1.5),
            sendButton.centerYAnchor.constraint(greaterThanOrEqualTo: toolbar.centerYAnchor, constant: 4),
        ])
        heightConstraint = sendButton.heightAnchor.constraint(equalToConstant: 32)
        heightConstraint.isActive = true

        placeholder.firstBaselineAnchor.constraint(equalTo: textView.firstBaselineAnchor).isActive = true
        placeholder.leftAnchor.constraint(equalTo: textView.leftAnchor).withPriority(UILayoutPriority(rawValue: 999)).isActive = true
    }

    override func change() {
        bottomConstraint?.constant = -216
        heightConstraint.constant = 40
    }
}
