// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class AttributeOnboarding: UIView {
    let content = UIView()
    let icon = UIView()
    let title = UILabel("Start")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.addSubview(icon)
        content.addSubview(title)
        content.snp.makeConstraints { make in
            make.center.equalToSuperview()
        }
        icon.snp.makeConstraints { make in
            make.top.centerX.equalToSuperview()
            make.size.equalTo(64)
        }
        title.snp.makeConstraints { make in
            make.top.equalTo(icon.snp.bottom).offset(12)
            make.leading.trailing.bottom.equalToSuperview()
        }
    }
}
