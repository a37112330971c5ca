/// A control of a toolkit whose classes belong to the main actor.
@MainActor
public final class Knob {
  public var left = 0.0
  public var width = 0.0
  public weak var panel: Knob?

  public init(on panel: Knob? = nil) { self.panel = panel }
}
