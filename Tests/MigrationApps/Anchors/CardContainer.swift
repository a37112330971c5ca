// swift-format-ignore-file
import UIKit

class CardContainer: UIView {
    struct Configuration {
        var insets = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        var cornerRadius: CGFloat = 8
    }

    private(set) var content: UIView?
    private let configuration: Configuration
    private let shadow: UIView = .build()
    private lazy var closeButton: UIButton = .build { button in
        button.setTitle("x", for: .normal)
    }
    private var contentConstraints: [NSLayoutConstraint]?

    init(configuration: Configuration = .init()) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(shadow)
        addSubview(closeButton)
        shadow.pinEdges(to: self, inset: 2)
        NSLayoutConstraint.activate([
            closeButton.topAnchor.constraint(equalTo: topAnchor, constant: configuration.insets.top),
            closeButton.rightAnchor.constraint(equalTo: rightAnchor, constant: -configuration.insets.right),
            closeButton.widthAnchor.constraint(equalToConstant: UX.iconSize),
            closeButton.heightAnchor.constraint(equalToConstant: UX.iconSize),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    func set(content newContent: UIView) {
        content?.removeFromSuperview()
        if let old = contentConstraints {
            NSLayoutConstraint.deactivate(old)
        }
        addSubview(newContent)
        newContent.translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            newContent.topAnchor.constraint(equalTo: topAnchor, constant: configuration.insets.top),
            newContent.leftAnchor.constraint(equalTo: leftAnchor, constant: configuration.insets.left),
            newContent.rightAnchor.constraint(equalTo: closeButton.leftAnchor, constant: -8),
            newContent.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -configuration.insets.bottom),
        ]
        NSLayoutConstraint.activate(constraints)
        contentConstraints = constraints
        content = newContent
    }
}
