// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

private extension UIView {
    func pinEdges(to other: UIView, inset: CGFloat = 0) {
        snp.makeConstraints { $0.edges.equalTo(other).inset(inset) }
    }
}

/// A message that is one's own or somebody else's, told by which side it keeps to.
final class MakerMessage: ChangingView {
    private let background = UIView()
    private let bubble = UIView()
    private let label = UILabel("I am on my way, and I bring what you asked for", numberOfLines: 0)
    private let time: UILabel = .init("19:04")
    private let dots = [UIView(), UIView()]
    private var leadingSide: Constraint?
    private var trailingSide: Constraint?
    private var minimumHeight: CGFloat? = 32
    private var padding: CGFloat { 8 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(background)
        background.pinEdges(to: self, inset: 2)
        addSubview(bubble); bubble.addSubview(label)
        bubble.addSubview(time)
        bubble.snp.makeConstraints { [weak self] make in
            make.top.equalToSuperview().inset(4)
            make.height.greaterThanOrEqualTo(self?.minimumHeight ?? 44)
            self?.leadingSide = make.leading.equalToSuperview().offset(8).priority(.high).constraint
            self?.trailingSide = make.trailing.equalToSuperview().offset(-8).priority(.low).constraint
            make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
        }
        label.snp.makeConstraints { m in
            m.edges.equalToSuperview().inset(UIEdgeInsets(top: padding, left: padding * 2, bottom: padding, right: padding * 2))
        }
        time.snp.makeConstraints {
            $0.bottom.equalToSuperview().inset(leadingSide == nil ? 4 : 2)
            $0.leading.greaterThanOrEqualTo(label.snp.leading)
            $0.trailing.equalToSuperview().inset(4)
        }
        dots.forEach { bubble.addSubview($0) }
        dots.forEach { $0.snp.makeConstraints { make in make.size.equalTo(6); make.centerY.equalTo(time) } }
        dots[0].snp.makeConstraints { $0.left.equalTo(4) }
        dots[1].snp.makeConstraints { [unowned self] in
            $0.left.equalTo(self.dots[0].snp.right).offset(self.padding / 4)
        }
    }

    override func change() {
        leadingSide?.deactivate()
        UIView.animate(withDuration: 0.3, animations: { [weak self] in
            self?.label.setNeedsLayout()
            self?.trailingSide?.update(offset: -16)
        })
    }
}
