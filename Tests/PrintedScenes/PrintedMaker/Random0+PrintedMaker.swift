// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random0(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(30).priority(877.5)
      make.left.equalToSuperview().inset(21).priority(885)
      make.trailing.equalToSuperview().inset(LayoutInsets(top: 0, left: -27, bottom: 0, right: -25))
        .priority(892.5)
      make.width.equalTo(22).priority(870)
      make.height.equalTo(69).priority(862.5)
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(36.5).priority(825)
        .constraint.layoutConstraints.first?.goneConstant = 0
      make.left.equalToSuperview().offset(19.5).priority(832.5)
      make.width.greaterThanOrEqualTo(24).priority(855)
      make.width.greaterThanOrEqualTo(159.5).priority(847.5)
      make.width.equalTo(35).priority(817.5)
      make.height.greaterThanOrEqualTo(186.5).priority(840)
      make.height.equalTo(24).priority(810)
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(2.5).priority(780).labeled("rule \"25\"")
      make.left.equalToSuperview().offset(24).priority(787.5)
      make.centerXWithinMargins.equalTo(layout.guide).multipliedBy(0.5).offset(-1).priority(795)
      make.centerYWithinMargins.lessThanOrEqualTo(layout.views[0]).offset(-4.5).priority(802.5)
      make.width.equalTo(36).priority(772.5)
      make.height.equalTo(21.5).priority(765)
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(26.5).priority(734)
      make.left.equalToSuperview().offset(3.5).priority(741.5)
      make.centerYWithinMargins.lessThanOrEqualToSuperview().offset(22.5).priority(757.5)
        .constraint.layoutConstraints.first?.goneConstant = 2
      make.width.equalTo(71.5).priority(726.5)
      make.height.lessThanOrEqualTo(192).priority(749).labeled("rule \"35\"")
      make.height.equalTo(69.5).priority(719)
    }
    layout.views[4].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(39).priority(674).labeled("rule \"16\"")
      make.leftMargin.equalToSuperview()
        .inset(LayoutDirectionalInsets(top: 0, leading: 6, bottom: 0, trailing: 7)).priority(711.5)
      make.left.equalToSuperview().inset(29.5).priority(681.5)
      make.bottom.equalToSuperview().multipliedBy(0.25).offset(21.5).priority(704)
      make.centerXWithinMargins.greaterThanOrEqualToSuperview().multipliedBy(0.25).offset(25.5)
        .priority(689).constraint.layoutConstraints.first?.goneConstant = 4
      make.width.equalTo(49.5).priority(666.5)
      make.height.lessThanOrEqualTo(layout.views[1].snp.width).multipliedBy(0.25).offset(4.5)
        .priority(696.5)
      make.height.equalTo(79).priority(659)
    }
    layout.views[5].snp.makeConstraints { make in
      make.top.left.right.equalToSuperview().inset(6.5)
      make.bottom.equalToSuperview().inset(6.5).labeled("rule \"38\"")
        .constraint.layoutConstraints.first?.goneConstant = 4
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().inset(34.5).priority(644)
      make.left.equalToSuperview()
        .inset(LayoutDirectionalInsets(top: 0, leading: 6.5, bottom: 0, trailing: 8))
        .priority(651.5)
      make.width.equalTo(63.5).priority(636.5)
      make.height.equalTo(65).priority(629)
    }
  }
}
