// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AttributeBubble: UIView {
    let bubble = UIView()
    let textLabel = UILabel("I will bring the cake, you bring the candles", numberOfLines: 0)
    let insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 20)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        bubble.easy.layout(Top(), Left(10), Right(>=50))
        textLabel.easy.layout(Edges(insets))
    }
}
