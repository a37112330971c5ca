// swift-format-ignore-file
import UIKitNames
import AttributeLayout

final class AnchorsScroll: UIView {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let block = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(block)
        for view in [scrollView, contentView, block] { view.translatesAutoresizingMaskIntoConstraints = false }
        scrollView.easy.layout([
            Top(),
            Leading(),
            Trailing(),
            Bottom(),
        ])
        contentView.easy.layout([
            Top(),
            Leading(),
            Trailing(),
            Bottom(),
            Width().like(scrollView),
        ])
        block.easy.layout([
            Top(10),
            Leading(20),
            Trailing(30),
            Bottom(40),
            Height(520),
        ])
    }
}
