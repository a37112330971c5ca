// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AttributeBanner: UIView {
    let message = UILabel("Copied")
    let closeButton = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(message)
        addSubview(closeButton)
        closeButton.easy.layout(Right(8), CenterY(), Width(24), Height(24))
        message.easy.layout(Left(8), CenterY(-1), Right(>=8).to(closeButton, .left))
        // Both sides and a middle: what competes within one call stands.
        let line = UIView()
        addSubview(line)
        line.easy.layout([Left(16), Right(16), CenterX(), Height(1), Bottom()])
    }
}
