/// A place in a JSON document: the value that stands there, if any, and the path to it.
///
/// `null` counts as absent everywhere.
struct SceneCursor {
  let value: SceneJSON?
  private let place: Place

  /// Where the cursor stands; its path is put into words only on request.
  enum Place {
    case document
    case member(String, of: String)
    case element(Int, of: String)
  }

  init(_ value: SceneJSON?, at place: Place) {
    if case .null? = value { self.value = nil } else { self.value = value }
    self.place = place
  }

  /// The JSON path of the place.
  var path: String {
    switch place {
    case .document: ""
    case .member(let key, let path): ScenePath.member(key, of: path)
    case .element(let index, let path): ScenePath.element(index, of: path)
    }
  }

  /// The cursor itself, or nil where nothing stands.
  var present: SceneCursor? { value == nil ? nil : self }

  /// The error of expecting something else here.
  func failure(expected: String) -> SceneReadingError {
    SceneReadingError(path: path, expected: expected, found: value?.summary ?? "nothing")
  }

  func number(_ expected: String = "a number") throws(SceneReadingError) -> Double {
    guard case .number(let number)? = value else { throw failure(expected: expected) }
    return number
  }

  func text(_ expected: String) throws(SceneReadingError) -> String {
    guard case .text(let text)? = value else { throw failure(expected: expected) }
    return text
  }

  func wholeNumber() throws(SceneReadingError) -> Int {
    guard case .number(let number)? = value, let whole = Int(exactly: number), whole >= 0 else {
      throw failure(expected: "a whole number of at least 0")
    }
    return whole
  }

  func flag() throws(SceneReadingError) -> Bool {
    guard case .flag(let flag)? = value else { throw failure(expected: "true or false") }
    return flag
  }

  /// What one of the `words`, which `expected` describes, stands for.
  func word<Word>(_ expected: String, of words: [String: Word]) throws(SceneReadingError) -> Word {
    guard case .text(let text)? = value, let word = words[text] else {
      throw failure(expected: expected)
    }
    return word
  }

  /// The elements of an array; none where nothing stands.
  func elements(_ expected: String) throws(SceneReadingError) -> [SceneCursor] {
    guard let value else { return [] }
    guard case .list(let list) = value else { throw failure(expected: expected) }
    let path = path
    return list.enumerated().map { index, element in
      SceneCursor(element, at: .element(index, of: path))
    }
  }

  /// The members of an object.
  func members(_ expected: String) throws(SceneReadingError) -> SceneMembers {
    guard case .object(let members)? = value else { throw failure(expected: expected) }
    return SceneMembers(path: path, members: members)
  }
}

/// The members of a JSON object, by key.
struct SceneMembers {
  let path: String
  let members: [(key: String, value: SceneJSON)]

  subscript(key: String) -> SceneCursor {
    SceneCursor(members.first { $0.key == key }?.value, at: .member(key, of: path))
  }

  /// The paths of the members whose keys are none of `known`, in the order of the text.
  func paths(exceptFor known: Set<String>) -> [String] {
    members.filter { !known.contains($0.key) }.map { ScenePath.member($0.key, of: path) }
  }
}
