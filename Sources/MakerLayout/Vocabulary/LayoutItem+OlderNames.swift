// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import ConstraintKernel

/// The attributes under the names they had before `snp` was a property of its own.
///
/// They mean what the names behind the point mean today, signs included.
extension LayoutItem {
  /// `snp.left`.
  public var snp_left: ConstraintItem { snp.left }
  /// `snp.top`.
  public var snp_top: ConstraintItem { snp.top }
  /// `snp.right`.
  public var snp_right: ConstraintItem { snp.right }
  /// `snp.bottom`.
  public var snp_bottom: ConstraintItem { snp.bottom }
  /// `snp.leading`.
  public var snp_leading: ConstraintItem { snp.leading }
  /// `snp.trailing`.
  public var snp_trailing: ConstraintItem { snp.trailing }
  /// `snp.width`.
  public var snp_width: ConstraintItem { snp.width }
  /// `snp.height`.
  public var snp_height: ConstraintItem { snp.height }
  /// `snp.centerX`.
  public var snp_centerX: ConstraintItem { snp.centerX }
  /// `snp.centerY`.
  public var snp_centerY: ConstraintItem { snp.centerY }
  /// `snp.lastBaseline`.
  public var snp_baseline: ConstraintItem { snp.lastBaseline }
  /// `snp.lastBaseline`.
  public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
  /// `snp.firstBaseline`.
  public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
  /// `snp.leftMargin`.
  public var snp_leftMargin: ConstraintItem { snp.leftMargin }
  /// `snp.rightMargin`.
  public var snp_rightMargin: ConstraintItem { snp.rightMargin }
  /// `snp.topMargin`.
  public var snp_topMargin: ConstraintItem { snp.topMargin }
  /// `snp.bottomMargin`.
  public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
  /// `snp.leadingMargin`.
  public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
  /// `snp.trailingMargin`.
  public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
  /// `snp.centerXWithinMargins`.
  public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
  /// `snp.centerYWithinMargins`.
  public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
  /// `snp.centerXWithinMargins`.
  public var snp_centerXWithinMargin: ConstraintItem { snp.centerXWithinMargins }
  /// `snp.centerYWithinMargins`.
  public var snp_centerYWithinMargin: ConstraintItem { snp.centerYWithinMargins }
  /// `snp.edges`.
  public var snp_edges: ConstraintItem { snp.edges }
  /// `snp.size`.
  public var snp_size: ConstraintItem { snp.size }
  /// `snp.center`.
  public var snp_center: ConstraintItem { snp.center }
  /// `snp.margins`.
  public var snp_margins: ConstraintItem { snp.margins }
  /// `snp.centerWithinMargins`.
  public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }
}

/// The blocks under the names they had before `snp` was a property of its own.
extension LayoutItem {
  /// ``ConstraintViewDSL/prepareConstraints(_:file:line:)`` under its older name.
  @discardableResult
  public func snp_prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [Constraint] {
    snp.prepareConstraints(closure, file: file, line: line)
  }

  /// ``ConstraintViewDSL/makeConstraints(_:file:line:)`` under its older name.
  public func snp_makeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    snp.makeConstraints(closure, file: file, line: line)
  }

  /// ``ConstraintViewDSL/remakeConstraints(_:file:line:)`` under its older name.
  public func snp_remakeConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    snp.remakeConstraints(closure, file: file, line: line)
  }

  /// ``ConstraintViewDSL/updateConstraints(_:file:line:)`` under its older name.
  public func snp_updateConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    snp.updateConstraints(closure, file: file, line: line)
  }

  /// ``ConstraintViewDSL/removeConstraints()`` under its older name.
  public func snp_removeConstraints() { snp.removeConstraints() }
}
