// swift-format-ignore-file
import UIKitNames

final class OperatorGrid: UIView {
    let left = UIView()
    let middle = UIView()
    let right = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(left)
        addSubview(middle)
        addSubview(right)
        let gap: CGFloat = 2
        left.translatesAutoresizingMaskIntoConstraints = false
        middle.translatesAutoresizingMaskIntoConstraints = false
        right.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: self.leadingAnchor),
            middle.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: gap),
            right.leadingAnchor.constraint(equalTo: middle.trailingAnchor, constant: gap),
            right.trailingAnchor.constraint(equalTo: self.trailingAnchor),
            middle.widthAnchor.constraint(equalTo: left.widthAnchor),
            right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2, constant: -40),
            left.topAnchor.constraint(equalTo: self.topAnchor),
            middle.topAnchor.constraint(equalTo: self.topAnchor),
            right.topAnchor.constraint(equalTo: self.topAnchor),
            left.heightAnchor.constraint(equalToConstant: 100),
            middle.heightAnchor.constraint(equalToConstant: 100 - gap),
            right.bottomAnchor.constraint(equalTo: self.safeAreaLayoutGuide.bottomAnchor),
        ])
    }
}
