// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random3(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(19.5).priority(877.5)
      make.left.equalToSuperview().offset(22).priority(885)
      make.width.equalTo(57).priority(870)
      make.height.equalTo(75).priority(892.5)
      make.height.equalTo(78).priority(862.5)
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.left.bottom.equalToSuperview().inset(4)
      make.right.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 0, leading: 3, bottom: 0, trailing: 4)
      )
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().inset(32).priority(825)
      make.left.equalToSuperview().inset(
        LayoutDirectionalInsets(top: 0, leading: 33, bottom: 0, trailing: 34.5)
      ).priority(832.5)
      make.trailing.lessThanOrEqualTo(layout.views[0]).offset(7.5).priority(847.5)
      make.centerX.lessThanOrEqualToSuperview().multipliedBy(0.25).offset(20).priority(855)
      make.width.equalTo(29.5).priority(817.5)
      make.height.equalToSuperview().offset(29).priority(
        840
      ).constraint.layoutConstraints.first?.goneConstant = 6
      make.height.equalTo(69.5).priority(810)
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(26).priority(765)
      make.left.equalToSuperview().offset(12).priority(772.5)
      make.trailing.equalToSuperview().offset(23.5).priority(787.5)
      make.width.equalToSuperview().multipliedBy(2).offset(27.5).priority(802.5)
      make.width.greaterThanOrEqualToSuperview().offset(17).priority(795).labeled("rule \"92\"")
      make.width.equalTo(57.5).priority(757.5)
      make.height.lessThanOrEqualTo(23.5).priority(780)
      make.height.equalTo(78.5).priority(749)
    }
    layout.views[4].snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(2)
    }
    layout.views[5].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(34.5).priority(711.5)
      make.left.equalToSuperview().offset(16.5).priority(719)
      make.bottom.equalTo(layout.views[4]).multipliedBy(0.25).offset(21.5).priority(734)
      make.width.greaterThanOrEqualTo(115).priority(741.5)
      make.width.equalTo(28.5).priority(704)
      make.height.lessThanOrEqualTo(
        layout.views[2].snp.width
      ).multipliedBy(0.25).offset(4.5).priority(726.5)
      make.height.equalTo(54).priority(696.5).labeled("rule \"99\"")
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(27.5).priority(681.5)
      make.left.equalToSuperview().offset(13).priority(689)
      make.width.equalTo(34).priority(674)
      make.height.equalTo(69.5).priority(666.5)
    }
  }
}
