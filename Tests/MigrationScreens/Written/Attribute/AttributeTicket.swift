// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

/// A ticket with a stub, in the words of older versions beside newer ones.
final class AttributeTicket: ChangingView {
    let stub = UIView()
    let route = UILabel("Lisbon to Porto, calling at Coimbra", numberOfLines: 0)
    let price = UILabel("24.50")
    let code = UIView()
    var small: Bool = true
    let metrics = (side: 12.0, stub: 80.0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [stub, route, price, code] { addSubview(view) }
        stub <- [
            Top(20), Right(0), Width(CGFloat(metrics.stub)),
            Height(*1.5).like(self, .width).with(.low),
            Height(<=200),
        ]
        route <- [Top().to(stub, .top), Left(CGFloat(metrics.side)), Right(8).to(stub, .left)]
        price.easy.layout(
            Top(>=4).to(route, .bottom),
            Top(4).to(route, .bottom).with(.custom(500)),
            Leading().to(route, .leading),
            Trailing(<=8)
        )
        code.easy.layout([Edges(UIEdgeInsets(top: 200, left: 10, bottom: 20, right: 30)).with(.medium)])
        code.easy.layout(Size(<=90))
    }

    override func change() {
        small.toggle()
        route.easy.layout(Left(small ? 12 : 24))
    }
}
