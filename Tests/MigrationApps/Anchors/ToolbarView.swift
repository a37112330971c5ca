// swift-format-ignore-file
import UIKit

protocol ToolbarViewDelegate: AnyObject {
    func toolbar(_ toolbar: ToolbarView, didTap index: Int)
}

class ToolbarView: UIView {
    weak var delegate: ToolbarViewDelegate?
    private lazy var contentStack = UIStackView()
    private lazy var topBorder: UIView = .build()
    private var heightConstraint: NSLayoutConstraint?
    private var stackConstraints = [NSLayoutConstraint]()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func setup() {
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(contentStack)
        addSubview(topBorder)

        heightConstraint = heightAnchor.constraint(equalToConstant: 48)
        heightConstraint?.isActive = true

        NSLayoutConstraint.activate([
            topBorder.topAnchor.constraint(equalTo: topAnchor),
            topBorder.leadingAnchor.constraint(equalTo: leadingAnchor),
            topBorder.trailingAnchor.constraint(equalTo: trailingAnchor),
            topBorder.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
        ])
        updateStack(inset: 8)
    }

    func updateStack(inset: CGFloat) {
        NSLayoutConstraint.deactivate(stackConstraints)
        stackConstraints = [
            contentStack.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            contentStack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
            contentStack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: inset),
            contentStack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -inset),
        ]
        NSLayoutConstraint.activate(stackConstraints)
    }

    func setButtons(_ images: [UIImage]) {
        contentStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for image in images {
            let button = UIButton()
            button.setImage(image, for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            contentStack.addArrangedSubview(button)
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: UX.buttonHeight).isActive = true
            button.heightAnchor.constraint(equalTo: button.widthAnchor).isActive = true
        }
    }
}
