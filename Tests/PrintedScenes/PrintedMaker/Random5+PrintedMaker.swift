// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random5(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.trailing.bottom.equalToSuperview()
      make.leading.equalToSuperview().constraint.layoutConstraints.first?.goneConstant = 3.5
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(2).priority(855)
      make.leading.equalTo(layout.root.snp.centerXWithinMargins).offset(4.5).priority(885)
      make.left.equalToSuperview().offset(15.5).priority(862.5).labeled("rule \"42\"")
        .constraint.layoutConstraints.first?.goneConstant = 0
      make.bottom.greaterThanOrEqualTo(layout.views[0].snp.centerY).multipliedBy(0.25)
        .priority(877.5)
      make.centerY.greaterThanOrEqualTo(layout.guide.snp.bottom).multipliedBy(0.25).offset(17)
        .priority(892.5)
      make.width.equalTo(57).priority(847.5)
      make.height.greaterThanOrEqualToSuperview().multipliedBy(0.5).offset(8).priority(870)
      make.height.equalTo(25.5).priority(840)
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(33).priority(810)
      make.left.equalToSuperview().offset(36.5).priority(817.5).labeled("rule \"79\"")
      make.centerX.greaterThanOrEqualTo(layout.views[0].snp.trailing).offset(19.5).priority(832.5)
      make.width.greaterThanOrEqualTo(153.5).priority(825)
      make.width.equalTo(32).priority(802.5)
      make.height.equalTo(21.5).priority(795).labeled("rule \"65\"")
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(30.5).priority(749).labeled("rule \"29\"")
      make.leading.greaterThanOrEqualTo(layout.views[2].snp.trailing).multipliedBy(0.25)
        .offset(-6.5).priority(765)
      make.left.equalToSuperview().offset(22).priority(757.5)
      make.firstBaseline.equalTo(layout.guide.snp.firstBaseline).offset(5).priority(787.5)
      make.lastBaseline.lessThanOrEqualToSuperview().offset(19).priority(780)
        .constraint.layoutConstraints.first?.goneConstant = 5
      make.width.equalTo(121.5).priority(772.5)
      make.width.equalTo(50.5).priority(741.5)
      make.height.equalTo(20).priority(734).constraint.layoutConstraints.first?.goneConstant = 8.5
    }
    layout.views[4].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(33.5).priority(689)
      make.left.lessThanOrEqualTo(layout.views[1].snp.centerX).offset(12).priority(711.5)
      make.left.equalToSuperview().offset(27.5).priority(696.5)
      make.trailing.lessThanOrEqualToSuperview().offset(17.5).priority(719)
      make.centerXWithinMargins.greaterThanOrEqualTo(layout.views[0].snp.trailing).multipliedBy(2)
        .offset(-9.5).priority(704).labeled("rule \"58\"")
      make.width.equalToSuperview().offset(8.5).priority(726.5)
      make.width.equalTo(23.5).priority(681.5).labeled("rule \"24\"")
      make.height.equalTo(79).priority(674)
    }
    layout.views[5].snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
        .inset(LayoutDirectionalInsets(top: 3.5, leading: 4, bottom: 14.5, trailing: 1.5))
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(37.5).priority(659)
      make.left.equalToSuperview().offset(7.5).priority(666.5)
        .constraint.layoutConstraints.first?.goneConstant = 4
      make.width.equalTo(77).priority(651.5)
      make.height.equalTo(76).priority(644)
    }
  }
}
