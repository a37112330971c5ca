// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random5(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(35.5).priority(877.5)
      make.left.equalToSuperview().offset(31.5).priority(885)
      make.width.equalTo(26.5).priority(870)
      make.height.greaterThanOrEqualTo(196).priority(
        892.5
      ).constraint.layoutConstraints.first?.goneConstant = 2.5
      make.height.equalTo(46.5).priority(862.5)
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12.5).priority(832.5)
      make.left.equalToSuperview().offset(9).priority(840)
      make.centerXWithinMargins.lessThanOrEqualTo(layout.guide).priority(847.5)
      make.firstBaseline.lessThanOrEqualToSuperview().offset(
        -0.5
      ).priority(855).constraint.layoutConstraints.first?.goneConstant = 8.5
      make.width.equalTo(62.5).priority(825)
      make.height.equalTo(73.5).priority(817.5)
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(4.5)
      make.left.equalToSuperview().inset(1.5)
      make.right.equalToSuperview().inset(12)
      make.bottom.equalToSuperview().inset(2).labeled("rule \"92\"")
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(14.5).priority(772.5)
      make.leading.lessThanOrEqualTo(
        layout.views[1].snp.centerX
      ).multipliedBy(0.25).offset(13.5).priority(787.5)
      make.left.equalToSuperview().offset(
        32.5
      ).priority(780).constraint.layoutConstraints.first?.goneConstant = 2
      make.bottom.equalTo(layout.views[0].snp.centerY).offset(5).priority(810)
      make.bottom.lessThanOrEqualToSuperview().offset(8.5).priority(795)
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(6).priority(802.5).labeled(
        "rule \"71\""
      )
      make.width.equalTo(72).priority(765).labeled("rule \"35\"")
      make.height.equalTo(63.5).priority(757.5)
    }
    layout.views[4].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(10.5).priority(726.5)
      make.left.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 0, leading: 15, bottom: 0, trailing: 16)
      ).priority(734).labeled("rule \"30\"")
      make.firstBaseline.lessThanOrEqualTo(
        layout.views[1].snp.top
      ).multipliedBy(0.5).offset(27).priority(749)
      make.width.greaterThanOrEqualTo(68.5).priority(741.5)
      make.width.equalTo(43).priority(719).labeled("rule \"19\"")
      make.height.equalTo(71.5).priority(711.5)
    }
    layout.views[5].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(27.5).priority(681.5)
      make.left.equalToSuperview().offset(13).priority(689)
      make.centerY.lessThanOrEqualTo(layout.guide.snp.top).offset(14.5).priority(704)
      make.width.equalTo(34).priority(674)
      make.height.lessThanOrEqualTo(
        layout.views[5].snp.width
      ).offset(4).priority(696.5).labeled("rule \"99\"")
      make.height.equalTo(69.5).priority(666.5)
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(9.5).priority(651.5).labeled(
        "rule \"38\""
      ).constraint.layoutConstraints.first?.goneConstant = 4
      make.left.equalToSuperview().offset(3).priority(659)
      make.width.equalTo(67.5).priority(644)
      make.height.equalTo(32.5).priority(636.5)
    }
  }
}
