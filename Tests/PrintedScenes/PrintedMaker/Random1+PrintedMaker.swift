// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random1(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(18).priority(870)
      make.left.equalToSuperview().offset(34.5).priority(877.5)
      make.right.greaterThanOrEqualToSuperview().offset(12.5).priority(885)
      make.width.equalTo(27.5).priority(862.5)
      make.height.greaterThanOrEqualTo(layout.guide).multipliedBy(0.5).offset(5).priority(892.5).labeled(
        "rule \"22\""
      )
      make.height.equalTo(24).priority(855)
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(22).priority(825).labeled("rule \"92\"")
      make.left.equalToSuperview().offset(4.5).priority(832.5)
      make.bottom.equalTo(
        layout.root.snp.firstBaseline
      ).offset(8.5).priority(847.5).labeled("rule \"48\"")
      make.centerX.lessThanOrEqualToSuperview().multipliedBy(0.25).offset(20).priority(840)
      make.width.equalTo(21.5).priority(817.5)
      make.height.equalTo(72).priority(810)
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(14.5).priority(765)
      make.leading.lessThanOrEqualTo(
        layout.views[1].snp.centerX
      ).multipliedBy(0.25).offset(13.5).priority(780)
      make.left.equalToSuperview().offset(32.5).priority(
        772.5
      ).constraint.layoutConstraints.first?.goneConstant = 2
      make.bottom.equalTo(layout.views[0].snp.centerY).offset(5).priority(802.5)
      make.bottom.lessThanOrEqualToSuperview().offset(8.5).priority(787.5)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(6).priority(795).labeled(
        "rule \"71\""
      )
      make.width.equalTo(72).priority(757.5).labeled("rule \"35\"")
      make.height.equalTo(63.5).priority(749)
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(10.5).priority(719)
      make.left.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 0, leading: 15, bottom: 0, trailing: 16)
      ).priority(726.5).labeled("rule \"30\"")
      make.firstBaseline.lessThanOrEqualTo(
        layout.views[0].snp.top
      ).multipliedBy(0.5).offset(27).priority(741.5)
      make.width.greaterThanOrEqualTo(68.5).priority(734)
      make.width.equalTo(43).priority(711.5).labeled("rule \"19\"")
      make.height.equalTo(71.5).priority(704)
    }
    layout.views[4].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(27.5).priority(674)
      make.left.equalToSuperview().offset(13).priority(681.5)
      make.centerY.lessThanOrEqualTo(layout.guide.snp.top).offset(14.5).priority(696.5)
      make.width.equalTo(34).priority(666.5)
      make.height.lessThanOrEqualTo(
        layout.views[2].snp.width
      ).offset(4).priority(689).labeled("rule \"99\"")
      make.height.equalTo(69.5).priority(659)
    }
    layout.views[5].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(32.5).priority(614).labeled("rule \"18\"")
      make.left.equalToSuperview().inset(4).priority(621.5)
      make.trailing.greaterThanOrEqualToSuperview().offset(26).priority(636.5)
      make.bottom.greaterThanOrEqualToSuperview().inset(6).priority(651.5)
      make.firstBaseline.equalToSuperview().offset(7.5).priority(629)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(24.5).priority(644)
      make.width.equalTo(69).priority(606.5)
      make.height.equalTo(63).priority(599).labeled(
        "rule \"36\""
      ).constraint.layoutConstraints.first?.goneConstant = 1
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(30.5).priority(584)
      make.left.equalToSuperview().offset(22.5).priority(591.5)
      make.width.equalTo(37).priority(576.5)
      make.height.equalTo(70.5).priority(569)
    }
  }
}
