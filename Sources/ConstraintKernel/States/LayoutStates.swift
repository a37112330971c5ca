/// Sets of constraints with names, of which one is in layout at a time.
///
/// ```swift
/// let states = LayoutStates<Player>()
/// states.define(.small) { artwork.snp.makeConstraints { $0.size.equalTo(48) } }
/// states.define(.large) { artwork.snp.makeConstraints { $0.size.equalTo(320) } }
/// states.switch(to: .large)
/// ```
///
/// A definition is code of any dialect, for any items. Inside it constraints are made, and none is
/// installed. What two states say alike, items, attributes, multiplier, constant, priority and name,
/// is one constraint, and stays in layout when one switches between them.
///
/// Keep the object for as long as one switches. Once it goes, what is in layout stays there.
public final class LayoutStates<Name: Hashable> {
  let book = StateBook()
  private var states: [Name: DefinedState] = [:]
  private var order: [Name] = []

  /// Makes states of which none is defined yet.
  public init() {}

  /// The names of the states, in the order in which they were defined.
  public var names: [Name] { order }

  /// The name of the state that is in layout; nil if none is.
  public private(set) var current: Name?

  /// Defines a state as the constraints that a block makes.
  ///
  /// What extends another state begins with its constraints, as they are by now. A constraint of
  /// the block takes the place of those that it pushes out by slot in the attribute dialect's sense:
  /// of the same first item, along the same axis, at the same or an overlapping position, with the
  /// same relation and priority. Of an arrangement such as a chain everything goes, if one of its
  /// constraints does.
  ///
  /// A name that is defined already, one to extend that is not, anything that is refused in the
  /// block, and verbs in it that change, replace or remove constraints are reported; then nothing is
  /// defined. If the block throws, nothing is defined either.
  ///
  /// - Parameters:
  ///   - name: The name of the state.
  ///   - base: The state to begin with; nil for none.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - constraints: Makes the constraints.
  /// - Returns: Whether it was defined.
  /// - Complexity: O(*n*) in the constraints of all states, beside the block.
  @discardableResult
  public func define(
    _ name: Name,
    extending base: Name? = nil,
    file: StaticString = #fileID,
    line: UInt = #line,
    _ constraints: () throws -> Void
  ) rethrows -> Bool {
    let source = LayoutSource(file: file, line: line)
    if base == name {
      return refuse("the state \(name) cannot extend itself", source)
    }
    if states[name] != nil {
      return refuse("the state \(name) is defined already", source)
    }
    var extended: DefinedState?
    if let base {
      extended = states[base]
      if extended == nil { return refuse("there is no state \(base) to extend", source) }
    }
    let title = StateName.state("\(name)")
    guard let state = try book.define(title, extending: extended, constraints) else { return false }
    guard states[name] == nil else {
      book.remove(state)
      return refuse("the state \(name) is defined in its own definition", source)
    }
    states[name] = state
    order.append(name)
    return true
  }

  /// Defines a state that is not defined yet as constraints that were made, of which other states may have some.
  ///
  /// They keep the places that they have in the order of activation. One that could never hold, or that is
  /// active by itself, is reported; then nothing is defined.
  package func define(_ name: Name, holding constraints: [LayoutConstraint]) {
    guard states[name] == nil,
      let state = book.define(.state("\(name)"), holding: constraints)
    else { return }
    states[name] = state
    order.append(name)
  }

  /// Puts the constraints of a state in place of those of the current one: all, or nothing.
  ///
  /// What both have stays where it is. Each constraint counts as activated when its state was
  /// defined, so that the layout does not depend on which states were on before. Switching to the
  /// current state brings back what was deactivated or came apart meanwhile.
  ///
  /// A name that is not defined, and constraints that cannot be installed, as an item was freed or
  /// lies in another hierarchy, are reported; then the current state stays.
  ///
  /// - Parameters:
  ///   - name: The state; nil for none, as in ``clear()``.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: Whether it was switched to.
  /// - Complexity: O(*n*) in the constraints of all states; the next pass touches what depends on
  ///   those that came and went.
  @discardableResult
  public func `switch`(
    to name: Name?,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Bool {
    let source = LayoutSource(file: file, line: line)
    if let definition = ConstraintScope.definition {
      definition.refuse()
      return refuse("states are not switched in the definition of one", source)
    }
    do throws(LayoutIssue) {
      guard book.switchTo(try state(named: name, source)) else { return false }
    } catch {
      book.report(error)
      return false
    }
    current = name
    return true
  }

  /// Takes the constraints of the current state out of layout; the states stay defined.
  public func clear() { self.switch(to: nil) }

  /// Forgets a state, so that it can be defined anew; the current one goes out of layout.
  ///
  /// States that extend it keep what they have of it. A name that is not defined is reported.
  public func remove(_ name: Name, file: StaticString = #fileID, line: UInt = #line) {
    guard let state = states[name] else {
      refuse("there is no state \(name)", LayoutSource(file: file, line: line))
      return
    }
    states[name] = nil
    order.removeAll { $0 == name }
    if current == name { current = nil }
    book.remove(state)
  }

  /// The constraints of a state, in the order in which they were written, those first that it has of
  /// the state that it extends; none for a name that is not defined.
  ///
  /// Some of them may give way to others when it is switched to.
  public func constraints(of name: Name) -> [LayoutConstraint] {
    states[name].map(book.constraints) ?? []
  }

  /// The state of a name, nil for none.
  ///
  /// - Throws: An issue about a name that is not defined.
  func state(named name: Name?, _ source: LayoutSource) throws(LayoutIssue) -> DefinedState? {
    guard let name else { return nil }
    guard let state = states[name] else {
      throw LayoutIssue(.invalidUse("there is no state \(name)"), source: source)
    }
    return state
  }

  @discardableResult
  private func refuse(_ text: String, _ source: LayoutSource) -> Bool {
    book.report(LayoutIssue(.invalidUse(text), source: source))
    return false
  }
}
