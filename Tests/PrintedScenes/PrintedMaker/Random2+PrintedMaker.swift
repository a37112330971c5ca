// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random2(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(36.5).priority(862.5)
      make.left.equalToSuperview().priority(870)
      make.centerXWithinMargins.lessThanOrEqualToSuperview().offset(17).priority(877.5)
      make.centerYWithinMargins.greaterThanOrEqualTo(layout.root.snp.lastBaseline)
        .multipliedBy(0.25).offset(28.5).priority(892.5)
      make.lastBaseline.lessThanOrEqualTo(layout.root.snp.bottom).offset(-8).priority(885)
      make.width.equalTo(48.5).priority(855)
      make.height.equalTo(37).priority(847.5)
    }
    layout.views[1].snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
        .inset(LayoutDirectionalInsets(top: 19, leading: 17.5, bottom: 8, trailing: 18.5))
    }
    layout.views[2].snp.makeConstraints { make in
      make.topMargin.equalTo(layout.root.snp.bottom).offset(21).priority(817.5)
      make.top.equalToSuperview().offset(26).priority(802.5)
      make.leftMargin.equalTo(layout.views[1].snp.leftMargin).offset(12.5).priority(840)
      make.left.equalToSuperview().offset(6).priority(810)
        .constraint.layoutConstraints.first?.goneConstant = 4
      make.width.equalTo(63).priority(795)
      make.height.greaterThanOrEqualTo(24.5).priority(832.5).labeled("rule \"42\"")
      make.height.equalTo(layout.views[0]).offset(29).priority(825)
      make.height.equalTo(48).priority(787.5)
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(7.5).labeled("rule \"13\"")
      make.leading.equalToSuperview().inset(13.5)
      make.trailing.equalToSuperview().inset(LayoutInsets(top: 0, left: 16, bottom: 0, right: 19))
      make.bottom.equalToSuperview().inset(4.5)
    }
    layout.views[4].snp.makeConstraints { make in
      make.top.leading.bottom.equalToSuperview().inset(4)
      make.trailing.equalToSuperview().inset(4).labeled("rule \"2\"")
    }
    layout.views[5].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(19.5).priority(757.5)
      make.left.lessThanOrEqualTo(layout.views[3].snp.left).multipliedBy(0.25).offset(3)
        .priority(780)
      make.left.equalToSuperview().offset(14.5).priority(765)
        .constraint.layoutConstraints.first?.goneConstant = 0.5
      make.width.greaterThanOrEqualTo(layout.views[2].snp.height).multipliedBy(2).offset(14)
        .priority(772.5)
      make.width.equalTo(75).priority(749)
      make.height.equalTo(58).priority(741.5)
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(2).priority(726.5)
      make.left.equalToSuperview().offset(8).priority(734)
      make.width.equalTo(27.5).priority(719)
      make.height.equalTo(67).priority(711.5)
    }
  }
}
