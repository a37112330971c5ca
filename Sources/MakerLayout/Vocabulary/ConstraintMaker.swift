import ConstraintKernel

/// What a block is given to describe an item's constraints with: `make.left.equalTo(…)`.
///
/// It is of use only while its block runs. One block is one transaction: either every chain of it
/// comes into effect or, if one cannot, none does.
public final class ConstraintMaker: ConstraintAttributeNames {
  let record: ItemRecord
  private(set) var constraints: [Constraint] = []
  private(set) var isOpen = true
  /// Chains that were begun and lead nowhere yet.
  private(set) var incompleteChains = 0

  init(_ record: ItemRecord) {
    self.record = record
  }

  /// Begins a chain with some attributes of the item.
  public func describing(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    incompleteChains += 1
    return ConstraintMakerExtendable(self, attributes)
  }

  func chainGoesOn() {
    incompleteChains -= 1
  }

  func chainIsLengthened() {
    incompleteChains += 1
  }

  func relate(_ description: ConstraintDescription) -> ConstraintMakerEditable {
    let made = ConstraintMakerEditable(description, isOpen: isOpen)
    if isOpen {
      constraints.append(made)
    } else {
      record.report(
        .invalidUse("a maker is of use only inside its block"),
        source: description.source
      )
    }
    return made
  }

  func close() {
    isOpen = false
    for constraint in constraints { constraint.isOpen = false }
  }
}
