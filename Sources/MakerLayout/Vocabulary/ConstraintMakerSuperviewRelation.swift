public import ConstraintKernel

extension ConstraintMakerExtendable {
  /// This side is the same as the superview's: `equalToSuperview()`.
  public var equalToSuperview: ConstraintMakerSuperviewRelation {
    ConstraintMakerSuperviewRelation(chain: self, relation: .equal)
  }

  /// This side is at most the superview's.
  public var lessThanOrEqualToSuperview: ConstraintMakerSuperviewRelation {
    ConstraintMakerSuperviewRelation(chain: self, relation: .lessThanOrEqual)
  }

  /// This side is at least the superview's.
  public var greaterThanOrEqualToSuperview: ConstraintMakerSuperviewRelation {
    ConstraintMakerSuperviewRelation(chain: self, relation: .greaterThanOrEqual)
  }
}

/// A relation to the superview, called with what of it is meant: `equalToSuperview()`,
/// `equalToSuperview(.safeArea)`, `equalToSuperview { $0.snp.centerY }`.
///
/// The superview is looked up when the constraints are made: when the block ends, or when a handle
/// is asked for them before. A closure is called at once, with the superview of that moment. An
/// item without a superview is reported, and the block changes nothing.
public struct ConstraintMakerSuperviewRelation {
  let chain: ConstraintMakerExtendable
  let relation: LayoutConstraint.Relation

  /// Relates the attributes to the superview's of the same kind.
  @discardableResult
  public func callAsFunction(
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relate(relation, .superview, LayoutSource(file: file, line: line))
  }

  /// Relates the attributes to those of an area of the superview, such as its safe area.
  @discardableResult
  public func callAsFunction(
    _ area: LayoutArea,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    let source = LayoutSource(file: file, line: line)
    let target: ConstraintTarget.Kind
    do throws(LayoutIssue) {
      target = .item(try area.guide(around: chain.maker.record, source: source), [])
    } catch {
      target = .refused(error.kind)
    }
    return chain.relate(relation, target, source)
  }

  /// Relates the attributes to something of the superview.
  @discardableResult
  public func callAsFunction(
    _ closure: (any LayoutItem) -> some ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    let superview = chain.maker.record.item?.layoutParent
    let target = superview.map { closure($0).constraintTarget.kind }
    let source = LayoutSource(file: file, line: line)
    return chain.relate(relation, target ?? .refused(.missingSuperview), source)
  }

  /// Relates the attributes to something that only a `LayoutView` has.
  @discardableResult
  public func callAsFunction(
    _ closure: (LayoutView) -> some ConstraintRelatableTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ConstraintMakerEditable {
    let target: ConstraintTarget.Kind =
      switch chain.maker.record.item?.layoutParent {
      case let view as LayoutView: closure(view).constraintTarget.kind
      case nil: .refused(.missingSuperview)
      case _?: .refused(.invalidUse("the superview is not a LayoutView"))
      }
    return chain.relate(relation, target, LayoutSource(file: file, line: line))
  }
}
