import ConstraintKernel
public import MigrationScreens

/// The screens of this module, by name.
public func convertedScreens() -> [Screen] {
  [
    Screen("AnchorsArticle") { AnchorsArticle(frame: .zero) },
    Screen("AnchorsGrid") { AnchorsGrid(frame: .zero) },
    Screen("AttributeBubble") { AttributeBubble(frame: .zero) },
    Screen("AttributeTicket") { AttributeTicket(frame: .zero) },
    Screen("AutoPinForm") { AutoPinForm(frame: .zero) },
    Screen("AutoPinLogin") { AutoPinLogin(frame: .zero) },
    Screen("MakerBanner") { MakerBanner(frame: .zero) },
    Screen("MakerComposer") { MakerComposer(frame: .zero) },
    Screen("MakerFeedCell") { MakerFeedCell(frame: .zero) },
    Screen("OperatorChat") { OperatorChat(frame: .zero) },
    Screen("OperatorDrawer") { OperatorDrawer(frame: .zero) },
    Screen("VisualSignup") { VisualSignup(frame: .zero) },
  ]
}
