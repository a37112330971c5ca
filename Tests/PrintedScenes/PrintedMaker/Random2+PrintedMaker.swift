// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random2(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(2.5).constraint.layoutConstraints.first?.goneConstant = 5
      make.left.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 0, leading: 17.5, bottom: 0, trailing: 21.5)
      )
      make.right.equalToSuperview().inset(2)
      make.bottom.equalToSuperview().inset(15).labeled("rule \"22\"")
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(31.5).priority(862.5)
      make.left.equalToSuperview().offset(18.5).priority(870).labeled("rule \"48\"")
      make.width.equalTo(50).priority(855)
      make.height.greaterThanOrEqualTo(61).priority(892.5)
      make.height.equalTo(182).priority(885)
      make.height.lessThanOrEqualTo(59).priority(877.5)
      make.height.equalTo(29).priority(847.5)
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(9).priority(802.5)
      make.leading.greaterThanOrEqualTo(layout.views[1]).offset(26).priority(832.5)
      make.left.equalToSuperview().offset(19.5).priority(810)
      make.centerY.equalToSuperview().offset(-5).priority(817.5)
      make.lastBaseline.lessThanOrEqualToSuperview().multipliedBy(0.25).offset(6.5).priority(825)
      make.width.equalTo(39.5).priority(795).labeled("rule \"8\"")
      make.height.lessThanOrEqualToSuperview().multipliedBy(2).offset(16.5).priority(840)
      make.height.equalTo(66).priority(787.5)
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.lessThanOrEqualTo(
        layout.guide.snp.lastBaseline
      ).multipliedBy(2).offset(25).priority(772.5)
      make.top.equalToSuperview().offset(26.5).priority(749)
      make.left.greaterThanOrEqualToSuperview().offset(6).priority(765)
      make.left.equalToSuperview().offset(3.5).priority(757.5)
      make.width.equalTo(71.5).priority(741.5)
      make.height.lessThanOrEqualTo(1.5).priority(780)
      make.height.equalTo(69.5).priority(734)
    }
    layout.views[4].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(39).priority(689).labeled("rule \"16\"")
      make.leftMargin.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 0, leading: 6, bottom: 0, trailing: 7)
      ).priority(726.5)
      make.left.equalToSuperview().inset(29.5).priority(696.5)
      make.bottom.equalToSuperview().multipliedBy(0.25).offset(21.5).priority(719)
      make.centerXWithinMargins.greaterThanOrEqualToSuperview().multipliedBy(
        0.25
      ).offset(25.5).priority(704).constraint.layoutConstraints.first?.goneConstant = 4
      make.width.equalTo(49.5).priority(681.5)
      make.height.lessThanOrEqualTo(
        layout.views[1].snp.width
      ).multipliedBy(0.25).offset(4.5).priority(711.5)
      make.height.equalTo(79).priority(674)
    }
    layout.views[5].snp.makeConstraints { make in
      make.top.left.right.equalToSuperview().inset(6.5)
      make.bottom.equalToSuperview().inset(6.5).labeled(
        "rule \"38\""
      ).constraint.layoutConstraints.first?.goneConstant = 4
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().inset(34.5).priority(659)
      make.left.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 0, leading: 6.5, bottom: 0, trailing: 8)
      ).priority(666.5)
      make.width.equalTo(63.5).priority(651.5)
      make.height.equalTo(65).priority(644)
    }
  }
}
