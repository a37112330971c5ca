// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AutoPinScroll: UIView {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let block = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(block)
        scrollView.easy.layout([
            Top(),
            Leading(),
            Bottom(),
            Trailing(),
        ])
        contentView.easy.layout([
            Top(),
            Leading(),
            Bottom(),
            Trailing(),
            Width().like(scrollView),
        ])
        block.easy.layout([
            Top(10),
            Leading(20),
            Bottom(30),
            Trailing(40),
            Height(480),
        ])
    }
}
