/// A size of an item, with the raw value of the layout attribute it stands for.
public enum ALDimension: Int, Hashable, Sendable, CaseIterable {
  /// The width.
  case width = 7
  /// The height.
  case height = 8
}
