import ConstraintKernel

/// A constraint on the height of a view as a dialect makes it.
func makeHeight(
  _ view: LayoutView,
  _ constant: Double,
  _ dialect: LayoutDialect,
  line: UInt
) -> LayoutConstraint {
  let description = ConstraintDescription(
    view.layoutNode.record,
    .height,
    constant: DirectedConstant(constant),
    dialect: dialect,
    source: LayoutSource(file: "App/Cell.swift", line: line)
  )
  return description.makeUnrelatedConstraint()
}
