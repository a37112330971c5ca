// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random1(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(29.5).priority(877.5)
      make.left.equalToSuperview().offset(14).priority(885)
      make.centerXWithinMargins.lessThanOrEqualToSuperview().offset(5.5).priority(892.5)
      make.width.equalTo(51.5).priority(870)
      make.height.equalTo(45.5).priority(862.5).constraint.layoutConstraints.first?.goneConstant = 6
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.trailing.bottom.equalToSuperview().inset(0.5)
      make.leading.equalToSuperview().inset(0.5)
        .constraint.layoutConstraints.first?.goneConstant = 9
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(28).priority(817.5)
      make.left.lessThanOrEqualTo(layout.root.snp.right).multipliedBy(2).offset(14).priority(840)
      make.left.equalToSuperview().offset(11).priority(825)
      make.centerXWithinMargins.greaterThanOrEqualTo(layout.root.snp.centerX).offset(12.5)
        .priority(855)
      make.width.equalToSuperview().offset(23).priority(847.5)
      make.width.greaterThanOrEqualTo(layout.views[0]).multipliedBy(0.25).offset(-2.5)
        .priority(832.5)
      make.width.equalTo(48).priority(810)
      make.height.equalTo(33).priority(802.5).labeled("rule \"16\"")
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.left.bottom.equalToSuperview().inset(7)
      make.right.equalToSuperview().inset(7).labeled("rule \"47\"")
    }
    layout.views[4].snp.makeConstraints { make in
      make.topMargin.lessThanOrEqualToSuperview().offset(19).priority(780)
      make.top.equalToSuperview().offset(31).priority(765)
      make.left.equalToSuperview().offset(26).priority(772.5).labeled("rule \"34\"")
      make.trailingMargin.lessThanOrEqualToSuperview()
        .inset(LayoutInsets(top: 0, left: -14, bottom: 0, right: -11.5)).priority(795)
      make.bottom.equalToSuperview().offset(26).priority(787.5)
      make.width.equalTo(54.5).priority(757.5)
      make.height.equalTo(38).priority(749)
    }
    layout.views[5].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(3.5)
      make.leading.equalToSuperview().inset(10).labeled("rule \"83\"")
      make.trailing.equalToSuperview().inset(5)
      make.bottom.equalToSuperview().inset(13.5)
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(25).priority(734)
      make.left.equalToSuperview().offset(27).priority(741.5)
      make.width.equalTo(62.5).priority(726.5)
      make.height.equalTo(79.5).priority(719)
    }
  }
}
