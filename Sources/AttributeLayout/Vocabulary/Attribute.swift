/// One thing to say about an item: an edge, a centre, a size, with a number, a priority, a condition.
///
/// Write its subclasses: ``Left``, ``Width``, ``Edges`` and the others. An attribute describes; it
/// is read when it is applied, so that one instance may be applied to several items, and changing it
/// later changes nothing. Applied again to the same item it takes the place of what it said before.
public class Attribute {
  /// The line that wrote it.
  public final let source: LayoutSource

  // What other modules see is computed: Swift checks the access to a stored property while the
  // program runs where it does not see all of them.
  /// What ``constant`` says.
  final var ownConstant: Constant
  /// What ``priority`` says.
  final var ownPriority = Priority.required
  /// What ``referenceAttribute`` says.
  final var ownReferenceAttribute: ReferenceAttribute?

  /// The record of the item it was last applied to, which outlives the item.
  final var record: ItemRecord?
  /// The record of the item it refers to.
  private(set) final var reference: ItemRecord?
  /// The area of the superview that it refers to, whose guide is found when it is applied.
  private(set) final var area: LayoutArea?
  /// When it is wanted; nil means always.
  private(set) final var question: Question?

  /// Says what a number means; every other way of writing an attribute leads here.
  required init(_ constant: Constant, source: LayoutSource) {
    ownConstant = constant
    self.source = source
  }

  /// The number, the relation and the factor.
  public final var constant: Constant { ownConstant }

  /// How strongly it is meant; required at first.
  public final var priority: Priority { ownPriority }

  /// The attribute of the reference, if it was named.
  public final var referenceAttribute: ReferenceAttribute? { ownReferenceAttribute }

  /// The attribute of the item that this speaks of; the width for a compound.
  public var createAttribute: ReferenceAttribute { .width }

  /// Whether it speaks of the item alone by default, as a dimension does.
  public var ownedByItem: Bool { false }

  /// What it wants of an item, in its slot; nil for an attribute without one.
  ///
  /// - Throws: An issue about what cannot be meant, whatever the hierarchy.
  func declaration(
    on item: ItemRecord,
    at site: SlotDeclarationSite?
  ) throws(LayoutIssue) -> SlotDeclaration? {
    SlotDeclaration(
      description(of: item),
      elsewhere: referenceAttribute ?? createAttribute.opposite,
      instance: self,
      site: site
    )
  }

  /// The item it was last applied to, if that still exists.
  public final var createItem: (any LayoutItem)? { record?.item }

  /// The item it refers to, if one was named and still exists.
  public final var referenceItem: (any LayoutItem)? { reference?.item }

  /// When it is wanted: a ``Condition`` or a ``ContextualCondition``; nil means always.
  public final var condition: Any? { question?.closure }

  /// Sets how strongly it is meant.
  @discardableResult
  public final func with(_ priority: Priority) -> Self {
    ownPriority = priority
    for part in parts { part.with(priority) }
    return self
  }

  /// Sets when it is wanted: asked when applied and at every reload; nil means always.
  ///
  /// The closure is kept as long as the item; capture weakly what owns the item. It is not asked
  /// while the item leaves its hierarchy.
  @discardableResult
  public final func when(_ closure: Condition?) -> Self { ask(closure.map(Question.plain)) }

  fileprivate final func ask(_ question: Question?) -> Self {
    self.question = question
    for part in parts { _ = part.ask(question) }
    return self
  }

  /// Refers to an item, at an attribute if one was named.
  final func refer(to item: any LayoutItem, _ attribute: ReferenceAttribute?) {
    reference = item.record
    ownReferenceAttribute = attribute
    area = nil
  }

  /// Refers to an area of the superview, at the attribute of the same name.
  final func refer(to area: LayoutArea) {
    self.area = area
    ownReferenceAttribute = nil
    for part in parts { part.refer(to: area) }
  }

  /// Finds what it refers to by a word.
  ///
  /// - Throws: An issue where the item has no superview, or one without areas.
  final func findReference(around item: ItemRecord) throws(LayoutIssue) {
    if let area { reference = try area.guide(around: item, source: source) }
  }

  /// Judges what its parts cannot judge for themselves.
  ///
  /// - Throws: An issue about what cannot be meant, whatever the hierarchy.
  func checkMeaning(on item: ItemRecord) throws(LayoutIssue) {}

  /// The attributes it stands for; none but for a compound.
  var parts: [Attribute] { [] }
  /// The word that it is part of; nil for an attribute that stands by itself.
  final var word: LayoutWord?
}

/// What is wanted in some surroundings only: every attribute.
///
/// A closure without arguments and one about the surroundings are both written `when { … }`. The
/// second is an extension's, which lets `when(nil)` mean the first.
public protocol ContextualAttribute: Attribute {}

extension Attribute: ContextualAttribute {}

extension ContextualAttribute {
  /// Sets in which surroundings it is wanted; they are watched by themselves.
  ///
  /// The closure is kept as long as the item; capture weakly what owns the item. It is not asked
  /// while the item leaves its hierarchy.
  @discardableResult
  public func when(_ closure: ContextualCondition?) -> Self {
    ask(closure.map(Question.contextual))
  }
}

/// When an attribute is wanted.
enum Question {
  /// Depends on whatever the closure looks at.
  case plain(Condition)
  /// Depends on the surroundings of the item.
  case contextual(ContextualCondition)

  /// The closure as it was written.
  var closure: Any {
    switch self {
    case .plain(let closure): closure
    case .contextual(let closure): closure
    }
  }

  /// The question in the kernel's words.
  var condition: ConstraintDescription.Condition {
    switch self {
    case .plain(let closure): { _ in closure() }
    case .contextual(let closure): { closure(Context($0)) }
    }
  }
}
