// swift-format-ignore-file
import MakerLayout
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
        title.snp.makeConstraints { make in
            make.left.equalToSuperview().offset(16)
            make.centerY.equalToSuperview()
            make.right.lessThanOrEqualTo(toggle.snp.left).offset(-8).priority(.high)
        }
        toggle.snp.makeConstraints { make in
            make.width.equalTo(51)
            make.height.equalTo(31)
            make.centerY.equalToSuperview()
            make.right.equalToSuperview().inset(16)
        }
        line.snp.makeConstraints { make in
            make.left.equalTo(title)
            make.right.bottom.equalToSuperview()
            make.height.equalTo(0.5)
        }
    }
}
