import AttributeLayout
import AutoPinLayout
import MakerLayout
import OperatorLayout

/// Two boxes in a root, an item in the first of them, and one beside it to refer to.
final class GatheringScene {
  /// What a team calls to lay an item out.
  enum Verb: String, CaseIterable, Codable, Sendable {
    case make, remake, update, declare, declareIf, group, pin, pinAll, pinBlock
  }

  /// What happens while the verb asks.
  enum Deed: String, CaseIterable, Codable, Sendable {
    case sameVerb, clear, move, leave, layout
  }

  let root = LayoutView(frame: rect(0, 0, 400, 300))
  let boxes = ["a", "b"].map { name in
    let box = LayoutView(frame: rect(10, 10, 100, 100))
    box.layoutName = name
    return box
  }
  let item: AskedItem
  let other: AskedItem
  /// Acts whenever a condition is asked.
  let condition: AskedItem
  private var group = ConstraintGroup()

  init() {
    root.layoutNode.issueHandler = .silent
    for box in boxes { root.addSubview(box) }
    item = AskedItem("item", in: boxes[0])
    other = AskedItem("other", in: boxes[0])
    condition = AskedItem("condition", in: boxes[0])
  }

  /// What takes part in layout of the item.
  var active: [String] {
    let dialects: [LayoutDialect] = [.maker, .attribute, .operators, .autoPin]
    return dialects.flatMap(item.constraints).map { constraint in
      let target = constraint.secondItem?.layoutName ?? "nothing"
      return "\(constraint.firstAttribute) \(target) \(constraint.constant)"
    }
    .sorted()
  }

  /// Says that the item is so far from its superview or from the other one.
  func carryOut(_ verb: Verb, _ constant: Double) {
    switch verb {
    case .make: item.snp.makeConstraints { Self.describe($0, other, constant) }
    case .remake: item.snp.remakeConstraints { Self.describe($0, other, constant) }
    case .update: item.snp.updateConstraints { Self.describe($0, other, constant) }
    case .declare: item.easy.layout(Top(constant), Left(constant).to(other, .left))
    case .declareIf:
      let holds = { [unowned self] in
        condition.act()
        return true
      }
      item.easy.layout(Top(constant).when(holds), Left(constant).to(other, .left).when(holds))
    case .group:
      constrain(item, other, boxes[0], replace: group) { item, other, box in
        item.top == box.top + constant
        item.left == other.left + constant
      }
    case .pin: item.autoPinEdge(toSuperviewEdge: .top, withInset: constant)
    case .pinAll: item.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: constant))
    case .pinBlock:
      LayoutConstraint.autoCreateAndInstallConstraints {
        item.autoPinEdge(.left, to: .left, of: other, withOffset: constant)
      }
    }
  }

  private static func describe(_ make: ConstraintMaker, _ other: AskedItem, _ constant: Double) {
    make.top.equalToSuperview().offset(constant)
    make.left.equalTo(other.snp.left).offset(constant)
  }

  /// Takes back whatever a verb did.
  func clear(_ verb: Verb) {
    switch verb {
    case .make, .remake, .update: item.snp.removeConstraints()
    case .declare, .declareIf: item.easy.clear()
    case .group: constrain(clear: group)
    case .pin, .pinAll, .pinBlock: LayoutConstraint.deactivate(item.constraints(of: .autoPin))
    }
  }

  func carryOut(_ deed: Deed, during verb: Verb) {
    switch deed {
    case .sameVerb: carryOut(verb, 7)
    case .clear: clear(verb)
    case .move: move(to: boxes[1])
    case .leave: move(to: nil)
    case .layout: root.layoutIfNeeded()
    }
  }

  private func move(to box: LayoutView?) {
    for item in [item, other] {
      item.parent = box
      item.layoutParentDidChange()
    }
  }
}
