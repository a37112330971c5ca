// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class OperatorBubble: UIView {
    let bubble = UIView()
    let textLabel = UILabel("See you at the station, platform nine", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        constrain(bubble, textLabel) { bubble, text in
            bubble.leading == bubble.superview!.leading + 10
            bubble.top == bubble.superview!.top
            bubble.width <= bubble.superview!.width * 0.8
            text.edges == inset(text.superview!.edges, 12, 8)
        }
    }
}
