// swift-format-ignore-file
import UIKitNames

final class AttributeGrid: UIView {
    let first = UIView()
    let second = UIView()
    let third = UIView()
    let gap = 2.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(first)
        addSubview(second)
        addSubview(third)
        first.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: self.leadingAnchor),
            first.topAnchor.constraint(equalTo: self.topAnchor),
            first.bottomAnchor.constraint(equalTo: self.bottomAnchor),
        ])
        second.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: gap),
            second.topAnchor.constraint(equalTo: self.topAnchor),
            second.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
        ])
        third.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            third.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: gap),
            third.trailingAnchor.constraint(equalTo: self.trailingAnchor),
            third.topAnchor.constraint(equalTo: self.topAnchor),
            third.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            third.widthAnchor.constraint(greaterThanOrEqualTo: first.widthAnchor, multiplier: 0.5, constant: 40),
        ])
    }
}
