// swift-format-ignore-file
import UIKitNames

/// Columns that are aligned and matched as lists.
final class AutoPinColumns: UIView {
    let one = UIView()
    let two = UIView()
    let three = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(one)
        addSubview(two)
        addSubview(three)
        one.translatesAutoresizingMaskIntoConstraints = false
        two.translatesAutoresizingMaskIntoConstraints = false
        three.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            one.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 8),
            one.topAnchor.constraint(equalTo: self.safeAreaLayoutGuide.topAnchor, constant: 8),
            two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
            three.leadingAnchor.constraint(equalTo: two.trailingAnchor, constant: 8),
            three.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -8),
            two.widthAnchor.constraint(equalTo: one.widthAnchor),
            three.widthAnchor.constraint(equalTo: two.widthAnchor),
            two.topAnchor.constraint(equalTo: one.topAnchor),
            three.topAnchor.constraint(equalTo: two.topAnchor),
            one.heightAnchor.constraint(equalToConstant: 60),
            two.heightAnchor.constraint(equalToConstant: 60),
            three.heightAnchor.constraint(equalToConstant: 60),
        ])
    }
}
