// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random3(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(30.5).priority(855)
      make.left.equalToSuperview().offset(23).priority(862.5)
      make.centerY.greaterThanOrEqualTo(layout.root.snp.bottom).multipliedBy(2).offset(-7.5)
        .priority(892.5)
      make.width.equalToSuperview().multipliedBy(0.25).offset(1).priority(885)
      make.width.equalTo(174).priority(877.5).labeled("rule \"50\"")
      make.width.equalTo(23.5).priority(847.5)
      make.height.lessThanOrEqualTo(layout.views[0].snp.width).multipliedBy(2).offset(24.5)
        .priority(870)
      make.height.equalTo(55).priority(840)
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(25).priority(802.5).labeled("rule \"15\"")
      make.left.equalToSuperview().offset(8.5).priority(810)
      make.width.lessThanOrEqualTo(116).priority(825)
        .constraint.layoutConstraints.first?.goneConstant = 5
      make.width.lessThanOrEqualTo(120.5).priority(817.5)
      make.width.equalTo(65.5).priority(795)
      make.height.equalTo(31.5).priority(832.5)
      make.height.equalTo(41).priority(787.5)
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(19).priority(749)
      make.leftMargin.greaterThanOrEqualToSuperview().multipliedBy(2).offset(7.5).priority(772.5)
      make.left.equalToSuperview().offset(2).priority(757.5)
      make.trailing.greaterThanOrEqualTo(layout.views[1].snp.trailing).multipliedBy(0.25)
        .offset(16.5).priority(765)
      make.width.equalTo(54.5).priority(741.5).labeled("rule \"0\"")
        .constraint.layoutConstraints.first?.goneConstant = 0.5
      make.height.greaterThanOrEqualTo(layout.guide).multipliedBy(0.25).offset(19).priority(780)
      make.height.equalTo(50.5).priority(734)
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(16.5).priority(704)
      make.leftMargin.lessThanOrEqualToSuperview().multipliedBy(0.25).offset(28.5).priority(726.5)
      make.left.equalToSuperview().offset(24.5).priority(711.5)
      make.width.equalTo(72).priority(696.5)
      make.height.equalTo(16.5).priority(719)
      make.height.equalTo(40.5).priority(689)
    }
    layout.views[4].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(36.5).priority(644)
      make.leading.equalToSuperview().inset(LayoutInsets(top: 0, left: 29, bottom: 0, right: 33))
        .priority(681.5).labeled("rule \"0\"")
      make.left.equalToSuperview().inset(24).priority(651.5).labeled("rule \"76\"")
      make.centerY.greaterThanOrEqualToSuperview().offset(13).priority(666.5)
      make.width.lessThanOrEqualToSuperview().offset(2.5).priority(659)
      make.width.equalTo(52).priority(636.5).labeled("rule \"38\"")
      make.height.greaterThanOrEqualTo(99.5).priority(674)
      make.height.equalTo(44.5).priority(629)
    }
    layout.views[5].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12.5).priority(584)
      make.left.equalToSuperview().offset(30.5).priority(591.5)
      make.trailingMargin.lessThanOrEqualToSuperview().offset(25).priority(614)
      make.firstBaseline.lessThanOrEqualTo(layout.guide.snp.firstBaseline).multipliedBy(0.5)
        .offset(23).priority(621.5)
      make.firstBaseline.equalTo(layout.guide.snp.firstBaseline).offset(21).priority(606.5)
      make.width.equalTo(21.5).priority(576.5)
      make.height.lessThanOrEqualTo(layout.views[3]).offset(15.5).priority(599)
      make.height.equalTo(63.5).priority(569)
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(32.5).priority(554)
      make.left.equalToSuperview().offset(8).priority(561.5)
      make.width.equalTo(27.5).priority(546.5)
      make.height.equalTo(59).priority(539)
    }
  }
}
