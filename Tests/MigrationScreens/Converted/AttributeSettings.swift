// swift-format-ignore-file
import MakerLayout
import UIKitNames

class AttributeSettings: UIView {
    let title = UILabel("Privacy")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(toggle)
        addSubview(line)
        title.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(16)
            make.centerY.equalToSuperview()
        }
        toggle.snp.makeConstraints { make in
            make.width.equalTo(51)
            make.height.equalTo(31)
            make.centerY.equalToSuperview()
            make.trailing.equalToSuperview().inset(16)
            make.leading.greaterThanOrEqualTo(title.snp.trailing).offset(8).priority(.high)
        }
        line.snp.makeConstraints { make in
            make.leading.equalToSuperview().inset(16)
            make.trailing.bottom.equalToSuperview()
            make.height.equalTo(0.5)
        }
    }
}
