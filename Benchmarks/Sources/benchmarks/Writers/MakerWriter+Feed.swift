import ConstraintKernel
import MakerLayout

extension MakerWriter {
  static func cell(
    _ cell: FeedCell,
    below previous: LayoutView?,
    in root: LayoutView
  ) -> Ties<Constraint?> {
    var ties = Ties<Constraint?>(link: nil, height: nil)
    cell.cell.snp.makeConstraints { make in
      make.left.right.equalTo(root)
      ties.link = make.top.equalTo(previous?.snp.bottom ?? root.snp.top).constraint
      make.bottom.equalTo(cell.actions).offset(12)
      make.bottom.greaterThanOrEqualTo(cell.avatar).offset(12)
    }
    cell.avatar.snp.makeConstraints { make in
      make.left.equalTo(cell.cell).offset(16)
      make.top.equalTo(cell.cell).offset(12)
      make.size.equalTo(48)
    }
    cell.name.snp.makeConstraints { make in
      make.left.equalTo(cell.avatar.snp.right).offset(8)
      make.top.equalTo(cell.avatar)
    }
    cell.handle.snp.makeConstraints { make in
      make.left.equalTo(cell.name.snp.right).offset(4)
      make.top.equalTo(cell.name)
      make.right.lessThanOrEqualTo(cell.time.snp.left).offset(-8)
    }
    cell.time.snp.makeConstraints { make in
      make.right.equalTo(cell.cell).offset(-16)
      make.top.equalTo(cell.name)
      make.height.equalTo(20)
    }
    cell.body.snp.makeConstraints { make in
      make.left.equalTo(cell.name)
      make.right.equalTo(cell.cell).offset(-16)
      make.top.equalTo(cell.name.snp.bottom).offset(4)
    }
    cell.media.snp.makeConstraints { make in
      make.left.right.equalTo(cell.body)
      make.top.equalTo(cell.body.snp.bottom).offset(8)
      make.height.equalTo(cell.media.snp.width).multipliedBy(0.5)
    }
    cell.actions.snp.makeConstraints { make in
      make.left.right.equalTo(cell.body)
      make.top.equalTo(cell.media.snp.bottom).offset(8)
      ties.height = make.height.equalTo(32).constraint
    }
    return ties
  }
}
