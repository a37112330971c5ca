// swift-format-ignore-file
import UIKitNames

final class MakerOnboarding: UIView {
    private let content = UIView()
    private let icon = UIView()
    private let title = UILabel("Welcome")
    private let skipButton = UILabel("Skip")

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpHierarchy()
        setUpLayout()
    }
}

extension MakerOnboarding {
    private func setUpHierarchy() {
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        addSubview(skipButton)
    }

    private func setUpLayout() {
        let spacing = 12
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: content, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: content, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: content, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: self, attribute: .leading, multiplier: 1, constant: CGFloat(spacing)),
        ])
        icon.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: icon, attribute: .top, relatedBy: .equal, toItem: content, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: icon, attribute: .centerX, relatedBy: .equal, toItem: content, attribute: .centerX, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: icon, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 64),
            NSLayoutConstraint(item: icon, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 64),
        ])
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: title, attribute: .top, relatedBy: .equal, toItem: icon, attribute: .bottom, multiplier: 1, constant: CGFloat(spacing)),
            NSLayoutConstraint(item: title, attribute: .bottom, relatedBy: .equal, toItem: content, attribute: .bottom, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: title, attribute: .leading, relatedBy: .equal, toItem: content, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: title, attribute: .trailing, relatedBy: .equal, toItem: content, attribute: .trailing, multiplier: 1, constant: 0),
        ])
        skipButton.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: skipButton, attribute: .bottom, relatedBy: .equal, toItem: safeAreaLayoutGuide, attribute: .bottom, multiplier: 1, constant: CGFloat(-spacing)),
            NSLayoutConstraint(item: skipButton, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0),
        ])
    }
}
