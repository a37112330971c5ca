/// A layout in one contender's hands, built and ready to be changed.
///
/// Every method ends with all frames readable.
protocol Subject: AnyObject {
  /// What a build starts from; made before the clock runs.
  associatedtype Description

  /// Prepares the description of a workload at a size.
  static func describe(_ workload: Workload, _ size: Int) -> Description

  /// Builds the layout and solves it.
  init(_ description: Description)

  /// Gives the root another width.
  func resize(_ width: Double)
  /// Gives the middle element, or the middle cell's actions, another required height.
  func setMiddleHeight(_ height: Double)
  /// Lets the middle cell's body want `extra` points more than at first.
  func setExtraBody(_ extra: Double)
  /// Inserts the extra element before the middle one.
  func insertExtra()
  /// Removes it again.
  func removeExtra()
  /// The frames of all views, the extra ones last and only while inserted.
  func frames() -> [Frame]
  /// One number that depends on the solution.
  var sample: Double { get }
}
