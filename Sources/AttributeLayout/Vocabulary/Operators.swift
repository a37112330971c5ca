prefix operator >=
prefix operator ==
prefix operator <=
prefix operator *

/// At least this many points.
///
/// A negative number needs parentheses: `>=(-5)`.
public prefix func >= (value: Double) -> Constant {
  Constant(value: value, relation: .greaterThanOrEqual, multiplier: 1)
}

/// Exactly this many points.
public prefix func == (value: Double) -> Constant {
  Constant(value: value, relation: .equal, multiplier: 1)
}

/// At most this many points.
public prefix func <= (value: Double) -> Constant {
  Constant(value: value, relation: .lessThanOrEqual, multiplier: 1)
}

/// This many times the reference's attribute, and nothing added.
public prefix func * (multiplier: Double) -> Constant {
  Constant(value: 0, relation: .equal, multiplier: multiplier)
}

/// The same constant with its factor multiplied: `>=10 * 0.5` is at least half and 10 points.
public func * (constant: Constant, multiplier: Double) -> Constant {
  Constant(
    value: constant.value,
    gaps: constant.gaps,
    relation: constant.relation,
    multiplier: constant.multiplier * multiplier
  )
}

// MARK: - Numbers of other types

/// At least this many points.
@_disfavoredOverload
public prefix func >= (value: some LayoutNumber) -> Constant { >=value.layoutValue }

/// Exactly this many points.
@_disfavoredOverload
public prefix func == (value: some LayoutNumber) -> Constant { ==value.layoutValue }

/// At most this many points.
@_disfavoredOverload
public prefix func <= (value: some LayoutNumber) -> Constant { <=value.layoutValue }

/// This many times the reference's attribute, and nothing added.
@_disfavoredOverload
public prefix func * (multiplier: some LayoutNumber) -> Constant { *multiplier.layoutValue }

/// The same constant with its factor multiplied.
@_disfavoredOverload
public func * (constant: Constant, multiplier: some LayoutNumber) -> Constant {
  constant * multiplier.layoutValue
}
