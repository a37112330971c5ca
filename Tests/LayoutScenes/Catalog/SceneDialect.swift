/// Every scene, written in one dialect.
///
/// Conform an enumeration: the compiler then proves that no scene is missing. Each function writes
/// one step of a scene as that scene's documentation states it, in the manner the dialect's users
/// write. It neither lays out nor changes the tree, and puts what a later step needs into
/// ``SceneModel/handles``.
public protocol SceneDialect: SendableMetatype {
  /// The module that the dialect comes from.
  static var name: String { get }

  // MARK: Introductions

  /// Writes a step of ``InsetCard``.
  static func insetCard(_ scene: InsetCard, step: Int)

  /// Writes a step of ``ButtonPair``.
  static func buttonPair(_ scene: ButtonPair, step: Int)

  /// Writes a step of ``DerivedSizes``.
  static func derivedSizes(_ scene: DerivedSizes, step: Int)

  /// Writes a step of ``CenteredThird``.
  static func centeredThird(_ scene: CenteredThird, step: Int)

  // MARK: Cells

  /// Writes a step of ``FeedCell``.
  static func feedCell(_ scene: FeedCell, step: Int)

  /// Writes a step of ``SettingsRow``.
  static func settingsRow(_ scene: SettingsRow, step: Int)

  /// Writes a step of ``ListCell``.
  static func listCell(_ scene: ListCell, step: Int)

  /// Writes a step of ``ChatBubbles``.
  static func chatBubbles(_ scene: ChatBubbles, step: Int)

  // MARK: Forms

  /// Writes a step of ``FormRows``.
  static func formRows(_ scene: FormRows, step: Int)

  /// Writes a step of ``TwoColumnForm``.
  static func twoColumnForm(_ scene: TwoColumnForm, step: Int)

  /// Writes a step of ``Dialog``.
  static func dialog(_ scene: Dialog, step: Int)

  // MARK: Screens

  /// Writes a step of ``MediaPlayer``.
  static func mediaPlayer(_ scene: MediaPlayer, step: Int)

  /// Writes a step of ``Profile``.
  static func profile(_ scene: Profile, step: Int)

  /// Writes a step of ``Onboarding``.
  static func onboarding(_ scene: Onboarding, step: Int)

  /// Writes a step of ``EmptyState``.
  static func emptyState(_ scene: EmptyState, step: Int)

  /// Writes a step of ``MapOverlay``.
  static func mapOverlay(_ scene: MapOverlay, step: Int)

  /// Writes a step of ``Article``.
  static func article(_ scene: Article, step: Int)

  // MARK: Bars

  /// Writes a step of ``Toolbar``.
  static func toolbar(_ scene: Toolbar, step: Int)

  /// Writes a step of ``TabBar``.
  static func tabBar(_ scene: TabBar, step: Int)

  /// Writes a step of ``Banner``.
  static func banner(_ scene: Banner, step: Int)

  /// Writes a step of ``Breadcrumb``.
  static func breadcrumb(_ scene: Breadcrumb, step: Int)

  /// Writes a step of ``SplitHeader``.
  static func splitHeader(_ scene: SplitHeader, step: Int)

  /// Writes a step of ``RatingStars``.
  static func ratingStars(_ scene: RatingStars, step: Int)

  // MARK: Grids

  /// Writes a step of ``CalculatorGrid``.
  static func calculatorGrid(_ scene: CalculatorGrid, step: Int)

  /// Writes a step of ``PhotoGrid``.
  static func photoGrid(_ scene: PhotoGrid, step: Int)

  /// Writes a step of ``PricingTable``.
  static func pricingTable(_ scene: PricingTable, step: Int)

  /// Writes a step of ``Keyboard``.
  static func keyboard(_ scene: Keyboard, step: Int)

  /// Writes a step of ``Sidebar``.
  static func sidebar(_ scene: Sidebar, step: Int)

  // MARK: Places that change

  /// Writes a step of ``ReplaceableHeader``.
  static func replaceableHeader(_ scene: ReplaceableHeader, step: Int)

  /// Writes a step of ``ExpandingPanel``.
  static func expandingPanel(_ scene: ExpandingPanel, step: Int)

  /// Writes a step of ``FloatingButton``.
  static func floatingButton(_ scene: FloatingButton, step: Int)

  /// Writes a step of ``AdaptiveSplit``.
  static func adaptiveSplit(_ scene: AdaptiveSplit, step: Int)

  /// Writes a step of ``KeyboardAvoidance``.
  static func keyboardAvoidance(_ scene: KeyboardAvoidance, step: Int)

  // MARK: Contents that change

  /// Writes a step of ``Toast``.
  static func toast(_ scene: Toast, step: Int)

  /// Writes a step of ``TagRow``.
  static func tagRow(_ scene: TagRow, step: Int)

  /// Writes a step of ``LiveResize``.
  static func liveResize(_ scene: LiveResize, step: Int)

  /// Writes a step of ``PriorityDuel``.
  static func priorityDuel(_ scene: PriorityDuel, step: Int)

  // MARK: Words of several constraints

  /// Writes a step of ``WeightedToolbar``.
  static func weightedToolbar(_ scene: WeightedToolbar, step: Int)

  /// Writes a step of ``BarrierForm``.
  static func barrierForm(_ scene: BarrierForm, step: Int)

  /// Writes a step of ``GuidelineSplit``.
  static func guidelineSplit(_ scene: GuidelineSplit, step: Int)

  /// Writes a step of ``MediaTile``.
  static func mediaTile(_ scene: MediaTile, step: Int)

  /// Writes a step of ``BiasedCard``.
  static func biasedCard(_ scene: BiasedCard, step: Int)

  /// Writes a step of ``StepRow``.
  static func stepRow(_ scene: StepRow, step: Int)

  // MARK: Places and states

  /// Writes a step of ``Popover``.
  static func popover(_ scene: Popover, step: Int)

  /// Writes a step of ``PlayerStates``.
  static func playerStates(_ scene: PlayerStates, step: Int)
}
