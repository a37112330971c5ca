// What diagnoses, captures and pictures call an item: the name it was given; else the property that holds
// it, as in `Card.header`; else the beginning of its text; else its class with a number.
extension ItemRecord {
  /// What people call the item.
  ///
  /// A name that was set need not be the only one of its kind; a class has a number that is unique in
  /// the hierarchy, as long as items neither come nor go.
  /// - Complexity: O(1) for a name that was set; else O(*p* + *n*) in the properties of the items
  ///   above and the items of the hierarchy, once for all names inside of ``namingOnce(_:)``.
  package var name: String {
    guard let item else { return "(freed)" }
    let table = (engine ?? root.ownedEngine)?.question.names
    if let known = table?.names[ObjectIdentifier(self)] { return known }
    let name = name(of: item, table ?? ItemNameTable())
    // Who is asked meanwhile, by its own answer, goes by its class.
    if !flags.contains(.isAskedForName) { table?.names[ObjectIdentifier(self)] = name }
    return name
  }

  /// The ``name`` as it stands in text that reads like code, where one sees where it ends.
  ///
  /// It is quoted as ``LayoutText/quoted(_:)`` says. A guide that a view has by itself is named by its path:
  /// `card.layoutMarginsGuide`.
  /// - Complexity: that of ``name``.
  package var quotedName: String {
    guard let item else { return name }
    let table = (engine ?? root.ownedEngine)?.question.names
    if let known = table?.quotedNames[ObjectIdentifier(self)] { return known }
    let quoted =
      if let (owner, property) = (item as? LayoutGuide)?.pathOfSystem {
        "\(owner.quotedName).\(property)"
      } else {
        LayoutText.quoted(name)
      }
    if !flags.contains(.isAskedForName) { table?.quotedNames[ObjectIdentifier(self)] = quoted }
    return quoted
  }

  private func name(of item: any LayoutItem, _ table: ItemNameTable) -> String {
    guard !flags.contains(.isAskedForName) else { return String(describing: type(of: item)) }
    flags.insert(.isAskedForName)
    defer { flags.remove(.isAskedForName) }
    // A label answers with its text, which is the weaker name.
    let label = (view as? LayoutLabel).flatMap { $0.givenName.isEmpty ? $0 : nil }
    let given = label == nil ? item.layoutName : ""
    if !given.isEmpty, !isNamelessGuide { return given }
    if let property = table.property(of: item, self) { return property }
    if let text = label?.layoutName, !text.isEmpty { return text }
    return "\(type(of: item))#\(table.number(of: self))"
  }

  /// Calls `body`, within which naming any number of the hierarchy's items costs as much as one name.
  ///
  /// Names are those of when the first was asked for; `body` is not to move items.
  package func namingOnce<Answer, Failure: Error>(
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let engine = root.ownedEngine, engine.question.names == nil else { return try body() }
    engine.question.beginNaming()
    defer { engine.question.endNaming() }
    return try body()
  }

  /// Whether the item is a guide that source code added without a name.
  private var isNamelessGuide: Bool {
    guard let guide = item as? LayoutGuide else { return false }
    return guide.identifier.isEmpty && extras?.ownerInsets == nil
      && extras?.isAtOwnersOrigin != true
  }
}
