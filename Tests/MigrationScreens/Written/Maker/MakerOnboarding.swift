// swift-format-ignore-file
import MakerLayout
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
        content.snp.makeConstraints { make in
            make.center.equalToSuperview()
            make.leading.greaterThanOrEqualToSuperview().offset(spacing)
        }
        icon.snp.makeConstraints { make in
            make.top.centerX.equalToSuperview()
            make.size.equalTo(64)
        }
        title.snp.makeConstraints { make in
            make.top.equalTo(icon.snp.bottom).offset(spacing)
            make.leading.trailing.bottom.equalToSuperview()
        }
        skipButton.snp.makeConstraints { make in
            make.bottom.equalTo(safeAreaLayoutGuide.snp.bottom).offset(-spacing)
            make.centerX.equalToSuperview()
        }
    }
}
