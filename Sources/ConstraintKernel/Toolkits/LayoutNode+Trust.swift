extension LayoutNode {
  /// Takes its item at its word: it calls ``LayoutItem/layoutParentDidChange()`` at every move, without exception, and
  /// ``watchItem()`` before it may be freed.
  ///
  /// The kernel asks other items for their parents before it uses them, as a class may have forgotten one, and refers to
  /// them weakly. An adapter whose toolkit reports each move, and the end of each widget, spares its items both.
  /// - Precondition: The item was not used yet.
  /// - Complexity: O(1).
  package func trust(_ item: any LayoutItem) { record.trust(item) }

  /// Refers to the item weakly from now on, as it may be freed at any time.
  ///
  /// - Complexity: O(1).
  package func watchItem() { record.watchItem() }
}
