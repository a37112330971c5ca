// swift-format-ignore-file
import MakerLayout
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
        left.snp.makeConstraints { make in
            make.top.leading.equalToSuperview()
            make.height.equalTo(100)
        }
        middle.snp.makeConstraints { make in
            make.leading.equalTo(left.snp.trailing).offset(gap)
            make.width.equalTo(left)
            make.top.equalToSuperview()
            make.height.equalTo(100 - gap)
        }
        right.snp.makeConstraints { make in
            make.leading.equalTo(middle.snp.trailing).offset(gap)
            make.top.trailing.equalToSuperview()
            make.width.equalTo(left).multipliedBy(2).offset(-40)
            make.bottom.equalTo(self.safeAreaLayoutGuide.snp.bottom)
        }
    }
}
