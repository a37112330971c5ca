// swift-format-ignore-file
import MigrationScreens
import UIKitNames

/// A ticket with a stub, in the words of older versions beside newer ones.
final class AttributeTicket: ChangingView {
    let stub = UIView()
    let route = UILabel("Lisbon to Porto, calling at Coimbra", numberOfLines: 0)
    private var routeLeft: NSLayoutConstraint!
    let price = UILabel("24.50")
    let code = UIView()
    var small: Bool = true
    let metrics = (side: 12.0, stub: 80.0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [stub, route, price, code] { addSubview(view) }
        stub.translatesAutoresizingMaskIntoConstraints = false
        let stubHeight = NSLayoutConstraint(item: stub, attribute: .height, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 1.5, constant: 0)
        stubHeight.priority = .defaultLow
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: stub, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 20),
            NSLayoutConstraint(item: stub, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: stub, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(metrics.stub)),
            stubHeight,
            NSLayoutConstraint(item: stub, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 200),
        ])
        route.translatesAutoresizingMaskIntoConstraints = false
        routeLeft = NSLayoutConstraint(item: route, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: CGFloat(metrics.side))
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: route, attribute: .top, relatedBy: .equal, toItem: stub, attribute: .top, multiplier: 1, constant: 0),
            routeLeft,
            NSLayoutConstraint(item: route, attribute: .right, relatedBy: .equal, toItem: stub, attribute: .left, multiplier: 1, constant: -8),
        ])
        price.translatesAutoresizingMaskIntoConstraints = false
        let priceTop = NSLayoutConstraint(item: price, attribute: .top, relatedBy: .equal, toItem: route, attribute: .bottom, multiplier: 1, constant: 4)
        priceTop.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: price, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: route, attribute: .bottom, multiplier: 1, constant: 4),
            priceTop,
            NSLayoutConstraint(item: price, attribute: .leading, relatedBy: .equal, toItem: route, attribute: .leading, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: price, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: self, attribute: .trailing, multiplier: 1, constant: -8),
        ])
        code.translatesAutoresizingMaskIntoConstraints = false
        let codeTop = NSLayoutConstraint(item: code, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 200)
        codeTop.priority = UILayoutPriority(500)
        let codeLeft = NSLayoutConstraint(item: code, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: 10)
        codeLeft.priority = UILayoutPriority(500)
        let codeRight = NSLayoutConstraint(item: code, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: -30)
        codeRight.priority = UILayoutPriority(500)
        let codeBottom = NSLayoutConstraint(item: code, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -20)
        codeBottom.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            codeTop,
            codeLeft,
            codeRight,
            codeBottom,
        ])
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: code, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 90),
            NSLayoutConstraint(item: code, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 90),
        ])
    }

    override func change() {
        small.toggle()
        routeLeft?.constant = small ? 12 : 24
    }
}
