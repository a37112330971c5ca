// Printed by LayoutMigration; .ci/check-printed writes it anew.
import ConstraintKernel
import MakerLayout

extension PrintedMaker {
  static func random4(_ layout: RandomLayout) {
    layout.views[0].snp.makeConstraints { make in
      make.top.leading.bottom.equalToSuperview().inset(5)
      make.trailing.equalToSuperview().inset(5)
        .constraint.layoutConstraints.first?.goneConstant = 6.5
    }
    layout.views[1].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(29).priority(855)
        .constraint.layoutConstraints.first?.goneConstant = 0.5
      make.leading.lessThanOrEqualToSuperview().multipliedBy(0.25).offset(27).priority(877.5)
      make.left.equalToSuperview().offset(8).priority(862.5).labeled("rule \"70\"")
      make.trailingMargin.equalTo(layout.views[0].snp.trailingMargin).multipliedBy(2).offset(-5)
        .priority(892.5)
      make.centerXWithinMargins.equalTo(layout.guide.snp.trailing).multipliedBy(0.5).offset(0.5)
        .priority(885).constraint.layoutConstraints.first?.goneConstant = 9
      make.width.equalTo(51.5).priority(847.5)
      make.height.greaterThanOrEqualTo(60.5).priority(870)
      make.height.equalTo(76).priority(840)
    }
    layout.views[2].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(34.5).priority(795)
      make.left.equalToSuperview().offset(39.5).priority(802.5)
      make.trailingMargin.lessThanOrEqualToSuperview().offset(20).priority(825)
      make.lastBaseline.lessThanOrEqualTo(layout.root.snp.bottom).multipliedBy(0.25).offset(-2.5)
        .priority(817.5)
      make.width.lessThanOrEqualTo(191).priority(832.5)
      make.width.equalTo(72).priority(787.5).labeled("rule \"1\"")
      make.height.lessThanOrEqualTo(layout.views[1]).multipliedBy(0.25).offset(9.5).priority(810)
      make.height.equalTo(72.5).priority(780)
    }
    layout.views[3].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(6.5).priority(741.5)
      make.leading.lessThanOrEqualToSuperview().offset(19).priority(757.5)
      make.left.equalToSuperview().offset(17).priority(749)
      make.right.greaterThanOrEqualToSuperview().offset(25).priority(765).labeled("rule \"61\"")
      make.width.lessThanOrEqualToSuperview().offset(-9).priority(772.5).labeled("rule \"10\"")
      make.width.equalTo(69).priority(734)
      make.height.equalTo(30.5).priority(726.5).constraint.layoutConstraints.first?.goneConstant = 0
    }
    layout.views[4].snp.makeConstraints { make in
      make.top.equalToSuperview().offset(27).priority(681.5)
        .constraint.layoutConstraints.first?.goneConstant = 3.5
      make.left.equalToSuperview().offset(1.5).priority(689)
      make.bottom.greaterThanOrEqualTo(layout.views[0].snp.bottom).multipliedBy(2).offset(23.5)
        .priority(711.5)
      make.centerY.lessThanOrEqualTo(layout.views[1].snp.lastBaseline).multipliedBy(0.5).offset(-4)
        .priority(719)
      make.width.equalTo(28.5).priority(674)
      make.height.greaterThanOrEqualTo(layout.views[1].snp.width).offset(5).priority(704)
      make.height.greaterThanOrEqualTo(110).priority(696.5)
        .constraint.layoutConstraints.first?.goneConstant = 9
      make.height.equalTo(46.5).priority(666.5)
    }
    layout.views[5].snp.makeConstraints { make in
      make.topMargin.lessThanOrEqualTo(layout.views[2].snp.lastBaseline).multipliedBy(2)
        .offset(-1.5).priority(659)
      make.top.equalToSuperview().inset(10).priority(636.5)
      make.left.equalToSuperview()
        .inset(LayoutDirectionalInsets(top: 0, leading: 26, bottom: 0, trailing: 29)).priority(644)
        .constraint.layoutConstraints.first?.goneConstant = 0
      make.width.equalTo(84.5).priority(651.5)
      make.width.equalTo(50.5).priority(629)
      make.height.equalTo(72.5).priority(621.5)
    }
    layout.guide.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(20).priority(606.5)
      make.left.equalToSuperview().offset(25).priority(614)
      make.width.equalTo(47).priority(599)
      make.height.equalTo(58).priority(591.5)
    }
  }
}
