// swift-format-ignore-file
import AttributeLayout
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
        first.easy.layout(Leading(), Top(), Bottom())
        second.easy.layout(Leading(gap).to(first, .trailing), Top(), Bottom(), Width().like(first))
        third.easy.layout(Leading(gap).to(second, .trailing), Trailing(), Top(), Bottom(), Width(>=40 * 0.5).like(first))
    }
}
