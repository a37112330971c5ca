extension Optional {
  /// What is there; where nothing is, it is made and kept.
  @inline(__always)
  mutating func made(by make: () -> Wrapped) -> Wrapped {
    if let self { return self }
    let made = make()
    self = made
    return made
  }
}
