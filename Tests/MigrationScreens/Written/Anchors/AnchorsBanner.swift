// swift-format-ignore-file
import UIKitNames

final class AnchorsBanner: UIView {
    let message = UILabel("Offline")
    let closeButton = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(message)
        addSubview(closeButton)
        message.translatesAutoresizingMaskIntoConstraints = false
        closeButton.translatesAutoresizingMaskIntoConstraints = false
        let side: CGFloat = 8
        closeButton.rightAnchor.constraint(equalTo: rightAnchor, constant: -side).isActive = true
        closeButton.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        closeButton.widthAnchor.constraint(equalToConstant: side * 3).isActive = true
        closeButton.heightAnchor.constraint(equalTo: closeButton.widthAnchor).isActive = true

        message.leftAnchor.constraint(equalTo: leftAnchor, constant: side).isActive = true
        message.firstBaselineAnchor.constraint(equalTo: centerYAnchor, constant: 4).isActive = true
        message.rightAnchor.constraint(lessThanOrEqualTo: closeButton.leftAnchor, constant: -side).isActive = true
    }
}
