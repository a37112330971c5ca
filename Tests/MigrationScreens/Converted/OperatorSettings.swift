// swift-format-ignore-file
import UIKitNames

final class OperatorSettings: UIView {
    let title = UILabel("Sounds")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(toggle)
        addSubview(line)
        title.translatesAutoresizingMaskIntoConstraints = false
        toggle.translatesAutoresizingMaskIntoConstraints = false
        line.translatesAutoresizingMaskIntoConstraints = false
        let titleRight = title.rightAnchor.constraint(lessThanOrEqualTo: toggle.leftAnchor, constant: -8)
        titleRight.priority = .defaultHigh
        NSLayoutConstraint.activate([
            title.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 16),
            title.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            toggle.widthAnchor.constraint(equalToConstant: 51),
            toggle.heightAnchor.constraint(equalToConstant: 31),
            toggle.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            toggle.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -16),
            titleRight,
            line.leftAnchor.constraint(equalTo: title.leftAnchor),
            line.rightAnchor.constraint(equalTo: self.rightAnchor),
            line.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }
}
