public import ConstraintKernel

/// What a block is given to describe an item's constraints with: `make.left.equalTo(…)`.
///
/// It is of use only while its block runs; afterwards whatever is begun with it is reported and
/// comes to nothing. One block is one transaction: either every chain of it comes into effect or,
/// if one cannot, none does.
public final class ConstraintMaker: ConstraintAttributeNames {
  let record: ItemRecord
  /// What becomes of the chains when the block ends; nil once it has ended.
  private var verb: ConstraintVerb?
  private var chains: [Constraint] = []
  /// Whether each chain that was begun was related, or lengthened to another one.
  private var leadsOn: [Bool] = []

  init(_ record: ItemRecord, _ verb: ConstraintVerb) {
    self.record = record
    self.verb = verb
  }

  /// The item whose constraints are described; nil once it was freed.
  public var item: (any LayoutItem)? { record.item }

  /// Begins a chain with some attributes of the item.
  public func describing(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    ConstraintMakerExtendable(maker: self, number: begin(), attributes: attributes)
  }

  /// Begins a chain; answers with its number.
  func begin() -> Int {
    // A list that grows where it is stored has Swift check the access while the program runs.
    var begun = leadsOn
    leadsOn = []
    begun.append(false)
    leadsOn = begun
    return begun.count - 1
  }

  /// Something came of a begun chain.
  func leadOn(from number: Int) { leadsOn[number] = true }

  func relate(
    _ attributes: ConstraintAttributes,
    _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTarget.Kind,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    var target = target
    if verb == nil {
      let kind = LayoutIssue.Kind.invalidUse("a maker is of use only inside its block")
      record.refuse(kind, source: source)
      target = .refused(kind)
    }
    let chain = ConstraintChain(
      item: record,
      attributes: attributes,
      relation: relation,
      target: target,
      source: source
    )
    let editable = ConstraintMakerEditable(chain, in: verb)
    if verb != nil { note(editable) }
    return editable
  }

  private func note(_ chain: Constraint) {
    // As above.
    var noted = chains
    chains = []
    noted.append(chain)
    chains = noted
  }

  /// Ends the block: its chains in order, and how many more were begun and lead nowhere.
  func close() -> (chains: [Constraint], incompleteCount: Int) {
    let (described, begun) = (chains, leadsOn)
    chains = []
    verb = nil
    for chain in described { chain.close() }
    return (described, begun.count { !$0 })
  }
}

/// Attributes that may be followed by further ones, or be related: `make.left.right.equalTo(…)`.
///
/// A value: what is begun once can be related to several things, and each relation makes a
/// constraint.
public struct ConstraintMakerExtendable: ConstraintAttributeNames {
  let maker: ConstraintMaker
  /// Which of the chains that the maker began it is.
  fileprivate let number: Int
  fileprivate let attributes: ConstraintAttributes

  /// The chain with further attributes.
  public func describing(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    maker.leadOn(from: number)
    return maker.describing(self.attributes.union(attributes))
  }

  /// The same chain; it only makes a sentence read well.
  public var and: ConstraintMakerExtendable { self }

  /// The same chain; it only makes a sentence read well.
  public var with: ConstraintMakerExtendable { self }

  func relate(
    _ relation: LayoutConstraint.Relation,
    _ target: ConstraintTarget.Kind,
    _ source: LayoutSource
  ) -> ConstraintMakerEditable {
    maker.leadOn(from: number)
    return maker.relate(attributes, relation, target, source)
  }
}
