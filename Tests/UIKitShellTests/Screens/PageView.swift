// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

typealias Constraint2 = (UIView, UIView) -> NSLayoutConstraint

func equal<Axis, Anchor>(_ from: KeyPath<UIView, Anchor>, _ to: KeyPath<UIView, Anchor>, constant: CGFloat = 0) -> Constraint2 where Anchor: NSLayoutAnchor<Axis> {
  return { $0[keyPath: from].constraint(equalTo: $1[keyPath: to], constant: constant) }
}

func equal<Axis, Anchor>(_ to: KeyPath<UIView, Anchor>, constant: CGFloat = 0) -> Constraint2 where Anchor: NSLayoutAnchor<Axis> {
  return equal(to, to, constant: constant)
}

func equal<Anchor>(_ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat) -> (UIView) -> NSLayoutConstraint where Anchor: NSLayoutDimension {
  return { $0[keyPath: keyPath].constraint(equalToConstant: constant) }
}

extension UIView {
  func addSubview(_ other: UIView, constraints: [Constraint2]) {
    other.translatesAutoresizingMaskIntoConstraints = false
    addSubview(other)
    NSLayoutConstraint.activate(constraints.map { $0(other, self) })
  }
}

extension NSLayoutAnchor {
  func pin(to other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) {
    let constraint = self.constraint(equalTo: other, constant: constant)
    constraint.priority = UILayoutPriority(rawValue: 999)
    constraint.isActive = true
  }
}

final class PageView: UIView {
  let dots = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for dot in dots {
      addSubview(dot, constraints: [equal(\.centerYAnchor)])
      dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    zip(dots, [10, 30, 20]).forEach { $0.widthAnchor.constraint(equalToConstant: CGFloat($1)).isActive = true }
    dots[0].leadingAnchor.pin(to: leadingAnchor, constant: 20)
    dots[2].trailingAnchor.pin(to: trailingAnchor, constant: -20)
    let first = dots[0].trailingAnchor.anchorWithOffset(to: dots[1].leadingAnchor)
    let second = dots[1].trailingAnchor.anchorWithOffset(to: dots[2].leadingAnchor)
    first.constraint(equalTo: second).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
