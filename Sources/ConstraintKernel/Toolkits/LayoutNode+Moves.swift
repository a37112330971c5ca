extension LayoutNode {
  /// Takes the item at its word: it calls ``LayoutItem/layoutParentDidChange()`` at every move, without exception.
  ///
  /// The kernel asks other items for their parents before it uses them, as a class may have forgotten one. An
  /// adapter whose toolkit reports each move spares its items these questions, a tenth of what a first layout takes.
  /// - Complexity: O(1).
  package func trustMoves() { record.flags.insert(.tracksParent) }
}
