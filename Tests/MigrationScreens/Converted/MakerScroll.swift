// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class MakerScroll: UIView {
    private let scrollView = UIScrollView()
    private let contentView = UIView()
    private let first = UIView()
    private let second = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(first)
        contentView.addSubview(second)

        scrollView.easy.layout(Edges())
        contentView.easy.layout([
            Edges(),
            Width().like(scrollView),
        ])
        first.easy.layout([
            Top(10).with(.high),
            Bottom().with(.high),
            Leading(20).with(.high),
            Trailing(30).with(.high),
            Height(300),
        ])
        second.easy.layout([
            Top(10).to(first, .bottom),
            Left(),
            Right(),
            Height(*0.5).like(first),
            Bottom(),
        ])
    }
}
